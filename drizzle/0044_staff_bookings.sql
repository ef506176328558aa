ALTER TABLE `brunch_reservation` ADD `joined_tables` text;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `booked_by` text;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `edited_by` text;--> statement-breakpoint
CREATE INDEX `brunch_reservation_joined` ON `brunch_reservation` (`starts_at`) WHERE joined_tables is not null;--> statement-breakpoint
ALTER TABLE `reservation` ADD `joined_tables` text;--> statement-breakpoint
ALTER TABLE `reservation` ADD `booked_by` text;--> statement-breakpoint
ALTER TABLE `reservation` ADD `edited_at` integer;--> statement-breakpoint
ALTER TABLE `reservation` ADD `edited_by` text;--> statement-breakpoint
CREATE INDEX `reservation_joined` ON `reservation` (`starts_at`) WHERE joined_tables is not null;