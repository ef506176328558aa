CREATE TABLE `menu_price` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` integer NOT NULL,
	`price_kurus` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `menu_price_item` ON `menu_price` (`item_id`,`id`);--> statement-breakpoint
CREATE TABLE `menu_schedule` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`due_at` text NOT NULL,
	`item_id` integer NOT NULL,
	`change` text NOT NULL,
	`price_kurus` integer,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `menu_schedule_due` ON `menu_schedule` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `menu_schedule_waiting` ON `menu_schedule` (`done_at`,`due_at`);--> statement-breakpoint
ALTER TABLE `menu_category` ADD `name_en_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_category` ADD `name_tr_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_category` ADD `is_visible` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_category` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_category` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `menu_category` ADD `changed_by` text;--> statement-breakpoint
CREATE INDEX `menu_category_position` ON `menu_category` (`position`,`id`);--> statement-breakpoint
CREATE INDEX `menu_category_name_en` ON `menu_category` (`name_en_key`,`id`);--> statement-breakpoint
CREATE INDEX `menu_category_name_tr` ON `menu_category` (`name_tr_key`,`id`);--> statement-breakpoint
ALTER TABLE `menu_item` ADD `name_en_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `name_tr_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `choice_rule` text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `is_archived` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `changed_by` text;--> statement-breakpoint
CREATE INDEX `menu_item_position` ON `menu_item` (`is_archived`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `menu_item_name_en` ON `menu_item` (`is_archived`,`name_en_key`,`id`);--> statement-breakpoint
CREATE INDEX `menu_item_name_tr` ON `menu_item` (`is_archived`,`name_tr_key`,`id`);--> statement-breakpoint
CREATE INDEX `menu_item_price` ON `menu_item` (`is_archived`,`price_kurus`,`id`);--> statement-breakpoint
CREATE INDEX `menu_item_category` ON `menu_item` (`category_id`,`position`);