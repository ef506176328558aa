ALTER TABLE `brunch_reservation` ADD `first_drink_at` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `first_drink_by` text;