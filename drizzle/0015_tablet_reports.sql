CREATE TABLE `tablet_report` (
	`device` text PRIMARY KEY NOT NULL,
	`who` text NOT NULL,
	`waiting` integer NOT NULL,
	`attention` integer NOT NULL,
	`at` integer NOT NULL
);
