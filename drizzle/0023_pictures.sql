CREATE TABLE `picture` (
	`hash` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	`added_by` text NOT NULL,
	`unused_since` integer
);
--> statement-breakpoint
CREATE INDEX `picture_unused` ON `picture` (`unused_since`);