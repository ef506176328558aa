CREATE TABLE `seating` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`table_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`accepted_at` integer,
	`accepted_by` text,
	`closed_at` integer,
	`closed_by` text,
	`merged_into` text,
	`moved_at` integer,
	`moved_by` text,
	`waiter_called_at` integer,
	`waiter_taken_at` integer,
	`waiter_taken_by` text,
	`bill_called_at` integer,
	`bill_taken_at` integer,
	`bill_taken_by` text,
	`cash_kurus` integer,
	`card_kurus` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seating_open` ON `seating` (`table_id`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `seating_opened` ON `seating` (`opened_at`);--> statement-breakpoint
CREATE TABLE `seat` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`seating_id` text NOT NULL,
	`no` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seat_seating` ON `seat` (`seating_id`);--> statement-breakpoint
ALTER TABLE `venue_table` ADD `qr_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `order` ADD `seating_id` text;--> statement-breakpoint
ALTER TABLE `order` ADD `seat_no` integer;--> statement-breakpoint
CREATE INDEX `order_seating` ON `order` (`seating_id`);--> statement-breakpoint
CREATE TRIGGER seating_ai AFTER INSERT ON seating BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('seating', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER seating_au AFTER UPDATE ON seating BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('seating', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER seating_ad AFTER DELETE ON seating BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('seating', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
