ALTER TABLE `bill` ADD `member_name` text;--> statement-breakpoint
CREATE INDEX `bill_member` ON `bill` (`member_id`) WHERE member_id is not null;