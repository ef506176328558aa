CREATE TABLE `device` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER device_ai AFTER INSERT ON device BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('device', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER device_au AFTER UPDATE ON device BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('device', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER device_ad AFTER DELETE ON device BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('device', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
