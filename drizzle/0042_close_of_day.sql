CREATE TABLE `day_close` (
	`no` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`closed_at` integer NOT NULL,
	`by` text NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `day_close_day_unique` ON `day_close` (`day`);--> statement-breakpoint
CREATE TABLE `drawer` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`is_purse` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE `cash_count` ADD `drawer_id` text DEFAULT '00000000-0000-7000-8000-000000000ba0' NOT NULL;--> statement-breakpoint
ALTER TABLE `cash_count` ADD `notes` text;--> statement-breakpoint
ALTER TABLE `cash_count` ADD `left_kurus` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `cash_count` ADD `expected_kurus` integer;--> statement-breakpoint
ALTER TABLE `financial_transaction` ADD `drawer_id` text;
--> statement-breakpoint
INSERT INTO drawer (id, name) VALUES ('00000000-0000-7000-8000-000000000ba0', 'Bar');
--> statement-breakpoint
CREATE TRIGGER day_close_no_update BEFORE UPDATE ON day_close BEGIN
  SELECT RAISE(ABORT, 'day_close is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER day_close_no_delete BEFORE DELETE ON day_close BEGIN
  SELECT RAISE(ABORT, 'day_close is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER financial_transaction_day_open BEFORE INSERT ON financial_transaction
WHEN NEW.business_day <= (SELECT max(day) FROM day_close) BEGIN
  SELECT RAISE(ABORT, 'the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER cash_count_day_open BEFORE INSERT ON cash_count
WHEN NEW.business_day <= (SELECT max(day) FROM day_close) BEGIN
  SELECT RAISE(ABORT, 'the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER sale_line_day_open BEFORE INSERT ON sale_line
WHEN NEW.day <= (SELECT max(day) FROM day_close) BEGIN
  SELECT RAISE(ABORT, 'the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER line_entry_day_open BEFORE INSERT ON line_entry
WHEN NEW.day <= (SELECT max(day) FROM day_close) BEGIN
  SELECT RAISE(ABORT, 'the day is closed');
END;
