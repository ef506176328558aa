CREATE TABLE `kiosk` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`secret_hash` text NOT NULL,
	`name` text NOT NULL,
	`table_id` integer,
	`pin_hash` text NOT NULL,
	`is_out_of_order` integer DEFAULT false NOT NULL,
	`added_at` integer NOT NULL,
	`added_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kiosk_secret_hash_unique` ON `kiosk` (`secret_hash`);