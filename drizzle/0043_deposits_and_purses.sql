ALTER TABLE `brunch_reservation` ADD `deposit_taken_kurus` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `deposit_kept_at` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `deposit_kept_by` text;--> statement-breakpoint
ALTER TABLE `drawer` ADD `owner_id` text;--> statement-breakpoint
ALTER TABLE `drawer` ADD `v` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `drawer` DROP COLUMN `is_purse`;