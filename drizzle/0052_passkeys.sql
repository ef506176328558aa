CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`credential_id` text NOT NULL,
	`staff_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`is_backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`staff_id`) REFERENCES `staff`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential_id_unique` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_staff` ON `passkey` (`staff_id`);--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`hash` text PRIMARY KEY NOT NULL,
	`used_by` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_expires` ON `passkey_challenge` (`expires_at`);