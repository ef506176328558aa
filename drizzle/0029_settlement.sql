CREATE TABLE `payment_settlement` (
	`mode` text NOT NULL,
	`day` text NOT NULL,
	`report` text NOT NULL,
	`checked_at` integer NOT NULL,
	`is_open` integer NOT NULL,
	PRIMARY KEY(`mode`, `day`)
);
