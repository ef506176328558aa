CREATE TABLE `brunch_reservation` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`status_by` text,
	`placed_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`language` text NOT NULL,
	`device_hash` text,
	`secret_hash` text,
	`guest_name` text NOT NULL,
	`guest_email` text,
	`guest_phone` text NOT NULL,
	`service_day` text NOT NULL,
	`slot` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`party_size` integer NOT NULL,
	`table_id` integer,
	`special_requests` text,
	`food` text NOT NULL,
	`sauce` text,
	`drink` text NOT NULL,
	`deposit_required` integer NOT NULL,
	`deposit_due_at` integer,
	`deposit_paid_at` integer,
	`deposit_paid_by` text,
	FOREIGN KEY (`table_id`) REFERENCES `venue_table`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `brunch_reservation_day` ON `brunch_reservation` (`service_day`,`starts_at`);--> statement-breakpoint
CREATE INDEX `brunch_reservation_table` ON `brunch_reservation` (`table_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `contact_message` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`status_by` text,
	`placed_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`language` text NOT NULL,
	`device_hash` text,
	`secret_hash` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_message_received` ON `contact_message` (`status`,`received_at`);--> statement-breakpoint
CREATE TABLE `reservation` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	`status_by` text,
	`placed_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`language` text NOT NULL,
	`device_hash` text,
	`secret_hash` text,
	`guest_name` text NOT NULL,
	`guest_email` text,
	`guest_phone` text NOT NULL,
	`service_day` text NOT NULL,
	`slot` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`party_size` integer NOT NULL,
	`table_id` integer,
	`special_requests` text,
	`table_preference` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `venue_table`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reservation_day` ON `reservation` (`service_day`,`starts_at`);--> statement-breakpoint
CREATE INDEX `reservation_table` ON `reservation` (`table_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `venue_table` (
	`id` integer PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`area` text NOT NULL,
	`seats` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`v` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `venue_table_label_unique` ON `venue_table` (`label`);--> statement-breakpoint
ALTER TABLE `order` ADD `seen_at` integer;--> statement-breakpoint
ALTER TABLE `order` ADD `seen_by` text;