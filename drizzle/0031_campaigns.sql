CREATE TABLE `campaign_recipient` (
	`campaign_id` text NOT NULL,
	`member_id` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`claimed_at` integer,
	`sent_at` integer,
	`unsubscribed_at` integer,
	PRIMARY KEY(`campaign_id`, `member_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaign`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `campaign_recipient_next` ON `campaign_recipient` (`campaign_id`,`state`,`next_at`);--> statement-breakpoint
CREATE INDEX `campaign_recipient_claimed` ON `campaign_recipient` (`campaign_id`,`claimed_at`);--> statement-breakpoint
CREATE INDEX `campaign_recipient_member` ON `campaign_recipient` (`member_id`);--> statement-breakpoint
CREATE TABLE `campaign` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`subject_en` text NOT NULL,
	`subject_tr` text NOT NULL,
	`words_en` text NOT NULL,
	`words_tr` text NOT NULL,
	`offer_en` text NOT NULL,
	`offer_tr` text NOT NULL,
	`picture_item_id` integer,
	`tiers` text NOT NULL,
	`language` text,
	`last_visit` text,
	`per_minute` integer,
	`status` text DEFAULT 'draft' NOT NULL,
	`tested_v` integer,
	`created_at` integer NOT NULL,
	`scheduled_at` integer,
	`started_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `campaign_created` ON `campaign` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaign_status` ON `campaign` (`status`,`scheduled_at`);