ALTER TABLE `brunch_reservation` ADD `other_choices` text;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `total_kurus` integer;