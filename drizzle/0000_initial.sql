CREATE TABLE `menu_category` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`position` integer NOT NULL,
	`v` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `menu_category_slug_unique` ON `menu_category` (`slug`);--> statement-breakpoint
CREATE TABLE `menu_item` (
	`id` integer PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`description_en` text NOT NULL,
	`description_tr` text NOT NULL,
	`price_kurus` integer NOT NULL,
	`image_url` text NOT NULL,
	`is_available` integer NOT NULL,
	`alcohol` integer NOT NULL,
	`tobacco` integer NOT NULL,
	`pork` integer NOT NULL,
	`vegetarian` integer NOT NULL,
	`vegan` integer NOT NULL,
	`spicy` integer NOT NULL,
	`allergens` text NOT NULL,
	`reward_kind` text,
	`v` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `menu_category`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`menu_item_id` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`image_url` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_kurus` integer NOT NULL,
	`customizations` text NOT NULL,
	PRIMARY KEY(`order_id`, `line_no`),
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`status_by` text,
	`service_type` text NOT NULL,
	`total_kurus` integer NOT NULL,
	`fee_kurus` integer NOT NULL,
	`table_number` text,
	`guest_name` text,
	`guest_email` text,
	`guest_phone` text,
	`delivery_address` text,
	`placed_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`prepared_from` integer,
	`device_hash` text,
	`secret_hash` text
);
--> statement-breakpoint
CREATE INDEX `order_received_at` ON `order` (`received_at`);--> statement-breakpoint
CREATE INDEX `order_status` ON `order` (`status`,`received_at`);--> statement-breakpoint
CREATE TABLE `setting` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`v` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`tbl` text NOT NULL,
	`pk` text NOT NULL,
	`before` text,
	`after` text,
	`done_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_received_at` ON `audit` (`received_at`);--> statement-breakpoint
CREATE TABLE `staff` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_email_unique` ON `staff` (`email`);--> statement-breakpoint
CREATE TABLE `staff_session` (
	`cookie_hash` text PRIMARY KEY NOT NULL,
	`bearer_hash` text NOT NULL,
	`staff_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_session_bearer_hash_unique` ON `staff_session` (`bearer_hash`);--> statement-breakpoint
CREATE INDEX `staff_session_expires` ON `staff_session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `change_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tbl` text NOT NULL,
	`pk` text NOT NULL,
	`op` text NOT NULL,
	`v` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `change_log_at` ON `change_log` (`at`);--> statement-breakpoint
CREATE TABLE `effect` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`next_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `effect_due` ON `effect` (`state`,`next_at`);--> statement-breakpoint
CREATE TABLE `meta` (
	`k` text PRIMARY KEY NOT NULL,
	`v` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `receipt` (
	`mutation_id` text PRIMARY KEY NOT NULL,
	`principal` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`nonce` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `receipt_at` ON `receipt` (`at`);