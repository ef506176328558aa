DROP INDEX `order_status`;--> statement-breakpoint
CREATE INDEX `order_status` ON `order` (`status`,`received_at`,`total_kurus`);--> statement-breakpoint
CREATE INDEX `brunch_reservation_status` ON `brunch_reservation` (`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `reservation_status` ON `reservation` (`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `audit_about` ON `audit` (`tbl`,`pk`,`action`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`action`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor`,`seq`);