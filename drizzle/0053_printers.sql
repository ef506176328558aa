CREATE TABLE `print_job` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`printer_id` text NOT NULL,
	`on_printer_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` text,
	`about` text,
	`prints` text NOT NULL,
	`copy_no` integer DEFAULT 1 NOT NULL,
	`payload` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`is_doubtful` integer DEFAULT false NOT NULL,
	`detail` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`printed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `print_job_source` ON `print_job` (`source`,`printer_id`);--> statement-breakpoint
CREATE INDEX `print_job_open` ON `print_job` (`on_printer_id`,`id`) WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX `print_job_order` ON `print_job` (`order_id`);--> statement-breakpoint
CREATE TABLE `printer` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`prints` text NOT NULL,
	`letters` text NOT NULL,
	`columns` integer NOT NULL,
	`address` text,
	`token_hash` text,
	`substitute_id` text,
	`is_active` integer DEFAULT true NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`state_at` integer NOT NULL,
	`seen_at` integer,
	`lease_by` text,
	`lease_until` integer,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `printer_token_hash_unique` ON `printer` (`token_hash`);
--> statement-breakpoint
-- The feed carries what people changed and what state a printer has, not each contact.
CREATE TRIGGER printer_ai AFTER INSERT ON printer BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('printer', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER printer_au AFTER UPDATE OF v ON printer BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('printer', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER printer_ad AFTER DELETE ON printer BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('printer', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
-- Every way in which lines come to a station writes their slip in the same commit, once for an order and a printer.
-- A part of a line that moves to another bill is no new line.
CREATE TRIGGER order_line_prints AFTER INSERT ON order_line
WHEN EXISTS (SELECT 1 FROM printer WHERE is_active = 1) BEGIN
  INSERT INTO print_job (source, printer_id, on_printer_id, kind, order_id, prints, created_at)
  SELECT 'order:' || o.id, p.id, p.id, 'kitchen', o.id, p.prints, o.received_at
  FROM "order" o, printer p
  WHERE o.id = NEW.order_id AND p.is_active = 1 AND o.source IN ('guest', 'staff', 'remake')
    AND (o.status IN ('confirmed', 'preparing') OR (o.status = 'pending'
      AND EXISTS (SELECT 1 FROM setting WHERE key = 'ordering.printAtOnce' AND value = 'true')))
    AND EXISTS (SELECT 1 FROM json_each(p.prints) WHERE value = NEW.station)
    AND NOT EXISTS (SELECT 1 FROM line_entry e WHERE e.order_id = o.id AND e.kind = 'move')
    AND NOT EXISTS (SELECT 1 FROM print_job j WHERE j.source = 'order:' || o.id AND j.printer_id = p.id);
END;
--> statement-breakpoint
CREATE TRIGGER order_confirmed_prints AFTER UPDATE OF status ON "order"
WHEN OLD.status = 'pending' AND NEW.status IN ('confirmed', 'preparing')
  AND EXISTS (SELECT 1 FROM printer WHERE is_active = 1) BEGIN
  INSERT INTO print_job (source, printer_id, on_printer_id, kind, order_id, prints, created_at)
  SELECT 'order:' || NEW.id, p.id, p.id, 'kitchen', NEW.id, p.prints, NEW.status_at
  FROM printer p
  WHERE p.is_active = 1 AND NEW.source IN ('guest', 'staff', 'remake')
    AND EXISTS (SELECT 1 FROM order_line l JOIN json_each(p.prints) e ON e.value = l.station WHERE l.order_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM print_job j WHERE j.source = 'order:' || NEW.id AND j.printer_id = p.id);
END;
--> statement-breakpoint
-- A slip that was not sent yet leaves out what was taken off; one that was sent gets a slip after it.
CREATE TRIGGER order_cancelled_prints AFTER UPDATE OF status ON "order"
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' BEGIN
  INSERT INTO print_job (source, printer_id, on_printer_id, kind, order_id, prints, created_at)
  SELECT 'cancel:' || NEW.id, j.printer_id, j.on_printer_id, 'void', NEW.id, j.prints, NEW.status_at
  FROM print_job j
  WHERE j.order_id = NEW.id AND j.kind = 'kitchen' AND j.copy_no = 1 AND j.attempts > 0
    AND NOT EXISTS (SELECT 1 FROM print_job k WHERE k.source = 'cancel:' || NEW.id AND k.printer_id = j.printer_id);
END;
--> statement-breakpoint
CREATE TRIGGER line_entry_prints AFTER INSERT ON line_entry
WHEN NEW.kind IN ('void', 'undo') AND NEW.quantity <> 0 AND NEW.line_no >= 0 BEGIN
  INSERT INTO print_job (source, printer_id, on_printer_id, kind, order_id, about, prints, created_at)
  SELECT 'entry:' || NEW.id, j.printer_id, j.on_printer_id, 'void', NEW.order_id, NEW.id, j.prints, NEW.received_at
  FROM print_job j, order_line l, "order" o
  WHERE j.order_id = NEW.order_id AND j.kind = 'kitchen' AND j.copy_no = 1 AND j.attempts > 0
    AND l.order_id = NEW.order_id AND l.line_no = NEW.line_no
    AND o.id = NEW.order_id AND o.status IN ('pending', 'confirmed', 'preparing')
    AND EXISTS (SELECT 1 FROM json_each(j.prints) WHERE value = l.station)
    AND NOT EXISTS (SELECT 1 FROM print_job k WHERE k.source = 'entry:' || NEW.id AND k.printer_id = j.printer_id);
END;
--> statement-breakpoint
CREATE TRIGGER order_moved_prints AFTER UPDATE OF table_number ON "order"
WHEN OLD.table_number IS NOT NEW.table_number AND NEW.status IN ('confirmed', 'preparing') BEGIN
  INSERT INTO print_job (source, printer_id, on_printer_id, kind, order_id, about, prints, created_at)
  SELECT 'move:' || NEW.id || ':' || (SELECT count(*) FROM print_job k WHERE k.order_id = NEW.id AND k.printer_id = j.printer_id),
    j.printer_id, j.on_printer_id, 'move', NEW.id, OLD.table_number, j.prints,
    CAST(unixepoch('subsec') * 1000 AS INTEGER)
  FROM print_job j
  WHERE j.order_id = NEW.id AND j.kind = 'kitchen' AND j.copy_no = 1 AND j.attempts > 0;
END;
--> statement-breakpoint
CREATE TRIGGER day_close_prints AFTER INSERT ON day_close
WHEN EXISTS (SELECT 1 FROM printer WHERE is_active = 1) BEGIN
  INSERT INTO print_job (source, printer_id, on_printer_id, kind, about, prints, created_at)
  SELECT 'day:' || NEW.day, p.id, p.id, 'day', NEW.day, p.prints, NEW.closed_at
  FROM printer p
  WHERE p.is_active = 1 AND EXISTS (SELECT 1 FROM json_each(p.prints) WHERE value = 'bills');
END;
