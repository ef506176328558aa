CREATE TABLE `supplier` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`contact_name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`lead_days` integer,
	`supplies` text NOT NULL,
	`notes` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `supplier_name` ON `supplier` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `supplier_lead_days` ON `supplier` (`lead_days`,`id`);