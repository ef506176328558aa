ALTER TABLE `order` ADD `acknowledged_at` integer;--> statement-breakpoint
ALTER TABLE `order` ADD `acknowledged_by` text;--> statement-breakpoint
ALTER TABLE `staff` ADD `pin_hash` text;--> statement-breakpoint
ALTER TABLE `staff` ADD `pin_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `pin_locked_until` integer;