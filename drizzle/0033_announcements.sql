CREATE TABLE `announcement` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`kind` text NOT NULL,
	`title_en` text NOT NULL,
	`title_tr` text NOT NULL,
	`text_en` text NOT NULL,
	`text_tr` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`weekdays` text NOT NULL,
	`from_time` text NOT NULL,
	`to_time` text NOT NULL,
	`link` text NOT NULL,
	`is_on` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcement_start` ON `announcement` (`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `announcement_end` ON `announcement` (`ends_at`,`id`);