ALTER TABLE `seating` ADD `last_seat_no` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `seating` ADD `asking` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `seat` ADD `asked_at` integer;--> statement-breakpoint
ALTER TABLE `seat` ADD `let_in_at` integer;--> statement-breakpoint
UPDATE `seating` SET `last_seat_no` = max(
  coalesce((SELECT max(`no`) FROM `seat` WHERE `seat`.`seating_id` = `seating`.`id`), 0),
  coalesce((SELECT max(`seat_no`) FROM `order` WHERE `order`.`seating_id` = `seating`.`id`), 0)
) WHERE `closed_at` IS NULL;--> statement-breakpoint
UPDATE `seat` SET `let_in_at` = (SELECT `accepted_at` FROM `seating` WHERE `seating`.`id` = `seat`.`seating_id`);
