ALTER TABLE `member` ADD `merged_into` text;--> statement-breakpoint
CREATE INDEX `member_merged` ON `member` (`merged_into`) WHERE merged_into is not null;