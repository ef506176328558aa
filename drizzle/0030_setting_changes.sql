ALTER TABLE `setting` ADD `changed_by` text;--> statement-breakpoint
ALTER TABLE `setting` ADD `changed_at` integer;