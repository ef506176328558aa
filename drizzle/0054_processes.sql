CREATE TABLE `kiosk_code` (
	`code` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`address` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kiosk_code_secret_hash_unique` ON `kiosk_code` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `kiosk_report` (
	`kiosk_id` text PRIMARY KEY NOT NULL,
	`told` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
-- A start on a libSQL server makes it before the migrations.
CREATE TABLE IF NOT EXISTS `lease` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limit` (
	`who` text PRIMARY KEY NOT NULL,
	`full_at` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limit_full` ON `rate_limit` (`full_at`);--> statement-breakpoint
CREATE TABLE `shared_file` (
	`path` text PRIMARY KEY NOT NULL,
	`body` blob NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `payment` ADD `acs_form` text;