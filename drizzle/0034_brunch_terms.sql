ALTER TABLE `brunch_reservation` ADD `deposit_kurus` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `drink_minutes` integer;