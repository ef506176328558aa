ALTER TABLE `staff` ADD `first_name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `last_name_key` text DEFAULT '' NOT NULL;