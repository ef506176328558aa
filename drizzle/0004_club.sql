CREATE TABLE `consent` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`channel` text NOT NULL,
	`is_granted` integer NOT NULL,
	`text_version` text NOT NULL,
	`language` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `consent_member` ON `consent` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `loyalty_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`reason` text NOT NULL,
	`order_id` text,
	`hold_id` text,
	`round` integer DEFAULT 0 NOT NULL,
	`points` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `loyalty_entry_order` ON `loyalty_entry` (`order_id`,`reason`,`round`);--> statement-breakpoint
CREATE UNIQUE INDEX `loyalty_entry_hold` ON `loyalty_entry` (`hold_id`,`reason`);--> statement-breakpoint
CREATE INDEX `loyalty_entry_member` ON `loyalty_entry` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `member_session` (
	`cookie_hash` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `member_session_member` ON `member_session` (`member_id`);--> statement-breakpoint
CREATE INDEX `member_session_expires` ON `member_session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `member` (
	`id` text PRIMARY KEY NOT NULL,
	`join_hash` text,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_join_hash_unique` ON `member` (`join_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_proved_email` ON `member` (`email`) WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX `member_email` ON `member` (`email`);--> statement-breakpoint
CREATE TABLE `proved_browser` (
	`browser_hash` text NOT NULL,
	`member_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`browser_hash`, `member_id`),
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `proved_browser_member` ON `proved_browser` (`member_id`);--> statement-breakpoint
CREATE TABLE `reward_hold` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`menu_item_id` integer NOT NULL,
	`reward_kind` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`points` integer NOT NULL,
	`state` text NOT NULL,
	`order_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `member`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reward_hold_member` ON `reward_hold` (`member_id`,`state`);--> statement-breakpoint
CREATE INDEX `reward_hold_order` ON `reward_hold` (`order_id`);--> statement-breakpoint
CREATE INDEX `reward_hold_expires` ON `reward_hold` (`state`,`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_code` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`browser_hash` text NOT NULL,
	`language` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_by` text
);
--> statement-breakpoint
CREATE INDEX `sign_in_code_email` ON `sign_in_code` (`email`,`created_at`);--> statement-breakpoint
ALTER TABLE `brunch_reservation` ADD `member_id` text;--> statement-breakpoint
CREATE INDEX `brunch_reservation_member` ON `brunch_reservation` (`member_id`,`starts_at`);--> statement-breakpoint
ALTER TABLE `reservation` ADD `member_id` text;--> statement-breakpoint
CREATE INDEX `reservation_member` ON `reservation` (`member_id`,`starts_at`);--> statement-breakpoint
ALTER TABLE `order_line` ADD `is_redeemed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `order` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `order` ADD `earn_points` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `order_member` ON `order` (`member_id`,`received_at`);