ALTER TABLE `brunch_reservation` ADD `guest_change` text;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `late_minutes` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `late_at` integer;--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `guest_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `reservation` ADD `guest_change` text;--> statement-breakpoint
ALTER TABLE `reservation` ADD `late_minutes` integer;--> statement-breakpoint
ALTER TABLE `reservation` ADD `late_at` integer;--> statement-breakpoint
ALTER TABLE `reservation` ADD `guest_confirmed_at` integer;