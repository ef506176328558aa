CREATE TABLE `waitlist_entry` (
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
	`joined_tables` text,
	`booked_by` text,
	`special_requests` text,
	`member_id` text,
	`table_preference` text,
	`is_walk_in` integer NOT NULL,
	`wished_slot` text NOT NULL,
	`wished_at` integer NOT NULL,
	`flex_minutes` integer NOT NULL,
	`quoted_minutes` integer,
	`queued_at` integer NOT NULL,
	`lapses` integer DEFAULT 0 NOT NULL,
	`offered_until` integer,
	`offered_by` text,
	FOREIGN KEY (`table_id`) REFERENCES `venue_table`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `waitlist_entry_day` ON `waitlist_entry` (`service_day`,`starts_at`);--> statement-breakpoint
CREATE INDEX `waitlist_entry_table` ON `waitlist_entry` (`table_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `waitlist_entry_joined` ON `waitlist_entry` (`starts_at`) WHERE joined_tables is not null;--> statement-breakpoint
CREATE INDEX `waitlist_entry_status` ON `waitlist_entry` (`status`,`starts_at`);--> statement-breakpoint
CREATE INDEX `waitlist_entry_member` ON `waitlist_entry` (`member_id`,`starts_at`);--> statement-breakpoint
CREATE TRIGGER waitlist_entry_ai AFTER INSERT ON waitlist_entry BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('waitlist_entry', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_au AFTER UPDATE ON waitlist_entry BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('waitlist_entry', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER waitlist_entry_ad AFTER DELETE ON waitlist_entry BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('waitlist_entry', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
