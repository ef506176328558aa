ALTER TABLE `brunch_reservation` ADD `table_at` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `table_by` text;--> statement-breakpoint
ALTER TABLE `reservation` ADD `table_at` integer;--> statement-breakpoint
ALTER TABLE `reservation` ADD `table_by` text;--> statement-breakpoint
ALTER TABLE `venue_table` ADD `shape` text DEFAULT 'square' NOT NULL;--> statement-breakpoint
ALTER TABLE `venue_table` ADD `x` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `venue_table` ADD `y` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `venue_table` ADD `cleared_at` integer;--> statement-breakpoint
ALTER TABLE `venue_table` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `venue_table` ADD `changed_by` text;