DROP INDEX `change_log_at`;--> statement-breakpoint
DROP INDEX `order_member`;--> statement-breakpoint
DROP INDEX `order_seating`;--> statement-breakpoint
CREATE INDEX `order_member` ON `order` (`member_id`,`received_at`) WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX `order_seating` ON `order` (`seating_id`) WHERE seating_id is not null;--> statement-breakpoint
DROP INDEX `receipt_at`;--> statement-breakpoint
CREATE INDEX `receipt_at` ON `receipt` (`at`) WHERE status <> 201;