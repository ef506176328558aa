CREATE TABLE `bill` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`kind` text NOT NULL,
	`label` text,
	`day` text NOT NULL,
	`no` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`opened_by` text,
	`closed_at` integer,
	`closed_by` text,
	`merged_into` text,
	`printed_at` integer,
	`printed_kurus` integer,
	`prints` integer DEFAULT 0 NOT NULL,
	`worth_kurus` integer DEFAULT 0 NOT NULL,
	`paid_kurus` integer DEFAULT 0 NOT NULL,
	`is_before_till` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_number` ON `bill` (`day`,`no`);--> statement-breakpoint
CREATE INDEX `bill_open` ON `bill` (`closed_at`,`opened_at`);--> statement-breakpoint
CREATE INDEX `bill_merged` ON `bill` (`merged_into`) WHERE merged_into is not null;--> statement-breakpoint
CREATE TABLE `approval` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `approval_at` ON `approval` (`at`);
--> statement-breakpoint
CREATE TABLE `line_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer DEFAULT 0 NOT NULL,
	`kurus` integer NOT NULL,
	`reason` text,
	`note` text,
	`was_made` integer,
	`undoes` text,
	`by` text,
	`approved_by` text,
	`is_proven` integer DEFAULT true NOT NULL,
	`day` text NOT NULL,
	`done_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `line_entry_line` ON `line_entry` (`order_id`,`line_no`);--> statement-breakpoint
CREATE INDEX `line_entry_day` ON `line_entry` (`day`,`kind`);--> statement-breakpoint
CREATE UNIQUE INDEX `line_entry_undoes` ON `line_entry` (`undoes`,`line_no`) WHERE undoes is not null;--> statement-breakpoint
CREATE TABLE `sale_line` (
	`id` text PRIMARY KEY NOT NULL,
	`bill_id` text NOT NULL,
	`order_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`day` text NOT NULL,
	`at` integer NOT NULL,
	`quantity` integer NOT NULL,
	`kurus` integer NOT NULL,
	`vat_bp` integer,
	`menu_item_id` integer,
	`category_id` integer,
	`service` text NOT NULL,
	`hour` integer NOT NULL,
	`by` text
);
--> statement-breakpoint
CREATE INDEX `sale_line_day` ON `sale_line` (`day`,`vat_bp`,`kurus`);--> statement-breakpoint
CREATE INDEX `sale_line_line` ON `sale_line` (`order_id`,`line_no`);--> statement-breakpoint
ALTER TABLE `financial_transaction` ADD `bill_id` text;--> statement-breakpoint
ALTER TABLE `financial_transaction` ADD `done_at` integer;--> statement-breakpoint
ALTER TABLE `financial_transaction` ADD `detail` text;--> statement-breakpoint
CREATE INDEX `financial_transaction_bill` ON `financial_transaction` (`bill_id`,`type`,`amount_kurus`) WHERE bill_id is not null;--> statement-breakpoint
ALTER TABLE `order_line` ADD `bill_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_line` ADD `vat_bp` integer;--> statement-breakpoint
ALTER TABLE `order_line` ADD `category_id` integer;--> statement-breakpoint
CREATE INDEX `order_line_bill` ON `order_line` (`bill_id`);--> statement-breakpoint
ALTER TABLE `order` ADD `source` text DEFAULT 'guest' NOT NULL;--> statement-breakpoint
ALTER TABLE `order` ADD `bill_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `order_bill` ON `order` (`bill_id`);
--> statement-breakpoint
DROP TRIGGER order_au;
--> statement-breakpoint
-- Every order comes to a bill: that of its seating, or its own.
UPDATE "order" SET bill_id = coalesce(seating_id, id);
--> statement-breakpoint
UPDATE order_line SET
  bill_id = (SELECT bill_id FROM "order" WHERE "order".id = order_line.order_id),
  category_id = (SELECT category_id FROM menu_item WHERE menu_item.id = order_line.menu_item_id);
--> statement-breakpoint
-- An order whose bill was paid three hours ago has been eaten.
UPDATE "order" SET status = 'completed', status_at = CAST(unixepoch('subsec') * 1000 AS INTEGER), v = v + 1
WHERE status NOT IN ('completed', 'cancelled') AND paid_by IS NOT NULL
  AND seating_id IN (SELECT id FROM seating WHERE closed_at < CAST(unixepoch('subsec') * 1000 AS INTEGER) - 10800000);
--> statement-breakpoint
CREATE TRIGGER order_au AFTER UPDATE ON "order" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('order', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
-- A bill is over if its party left and nothing of it is still being made.
INSERT INTO bill (id, kind, label, day, no, opened_at, closed_at, closed_by, is_before_till)
SELECT id, kind, label, day, row_number() OVER (PARTITION BY day ORDER BY opened_at, id), opened_at,
  CASE WHEN is_over THEN coalesce(ended_at, opened_at) END, CASE WHEN is_over THEN ended_by END, is_over
FROM (
  SELECT s.id, 'table' AS kind, coalesce(t.label, '?') AS label, date(s.opened_at / 1000 - 3600, 'unixepoch') AS day,
    s.opened_at, s.closed_at AS ended_at, s.closed_by AS ended_by,
    s.cash_kurus IS NOT NULL OR (s.closed_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM "order" o WHERE o.seating_id = s.id AND o.status NOT IN ('completed', 'cancelled'))) AS is_over
  FROM seating s LEFT JOIN venue_table t ON t.id = s.table_id
  WHERE EXISTS (SELECT 1 FROM "order" o WHERE o.seating_id = s.id)
  UNION ALL
  SELECT o.id, 'order', NULL, date(o.received_at / 1000 - 3600, 'unixepoch'), o.received_at, o.status_at, o.status_by,
    o.status IN ('completed', 'cancelled')
  FROM "order" o WHERE o.seating_id IS NULL
  UNION ALL
  -- Orders of a seating that is no longer stored.
  SELECT o.seating_id, 'table', coalesce(max(o.table_number), '?'), date(min(o.received_at) / 1000 - 3600, 'unixepoch'), min(o.received_at),
    max(o.status_at), NULL, min(o.status IN ('completed', 'cancelled'))
  FROM "order" o WHERE o.seating_id IS NOT NULL AND o.seating_id NOT IN (SELECT id FROM seating)
  GROUP BY o.seating_id
);
--> statement-breakpoint
-- A booked sale becomes one row a line, on its own day; the fee and any difference stand with the whole order.
INSERT INTO sale_line (id, bill_id, order_id, line_no, day, at, quantity, kurus, menu_item_id, category_id, service, hour, by)
SELECT f.id || ':' || l.line_no, o.bill_id, o.id, l.line_no, f.business_day, f.created_at, l.quantity,
  l.quantity * l.unit_kurus, l.menu_item_id, l.category_id, o.service_type,
  CAST(strftime('%H', o.received_at / 1000 + 10800, 'unixepoch') AS INTEGER), f.by
FROM financial_transaction f
JOIN "order" o ON o.id = f.reference_id
JOIN order_line l ON l.order_id = o.id AND l.unit_kurus <> 0
WHERE f.type = 'sale';
--> statement-breakpoint
INSERT INTO sale_line (id, bill_id, order_id, line_no, day, at, quantity, kurus, service, hour, by)
SELECT f.id || ':-1', coalesce(o.bill_id, f.order_id), f.order_id, -1, f.business_day, f.created_at, 0, f.rest, coalesce(o.service_type, 'table'),
  CAST(strftime('%H', coalesce(o.received_at, f.created_at) / 1000 + 10800, 'unixepoch') AS INTEGER), f.by
FROM (
  SELECT f.id, f.business_day, f.created_at, f.by, coalesce(CASE f.reference_kind WHEN 'order' THEN f.reference_id ELSE (
    SELECT p.ref_id FROM payment_operation op JOIN payment p ON p.id = op.payment_id WHERE op.id = f.reference_id) END, f.reference_id, f.id) AS order_id,
    f.amount_kurus - CASE f.type WHEN 'sale' THEN coalesce((
      SELECT sum(l.quantity * l.unit_kurus) FROM order_line l WHERE l.order_id = f.reference_id), 0) ELSE 0 END AS rest
  FROM financial_transaction f WHERE f.type IN ('sale', 'sale_undone', 'refund')
) f LEFT JOIN "order" o ON o.id = f.order_id
WHERE f.rest <> 0;
--> statement-breakpoint
-- On open bills a card's refund lowers what the order is worth, and the bank's money becomes a payment of the bill.
INSERT INTO line_entry (id, order_id, line_no, kind, kurus, reason, day, done_at, received_at)
SELECT 'refund:' || e.reference, e.ref_id, -1, 'refund', e.kurus, 'before the till', e.business_day, e.at, e.at
FROM payment_entry e JOIN "order" o ON o.id = e.ref_id JOIN bill b ON b.id = o.bill_id
WHERE e.type = 'refund' AND e.purpose = 'order' AND b.closed_at IS NULL AND o.paid_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO financial_transaction
  (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round, bill_id, done_at)
SELECT 'tender:' || e.reference, 'tender', 'online', e.business_day, e.at, e.kurus, 'payment', e.reference, 0, o.bill_id, e.at
FROM payment_entry e JOIN "order" o ON o.id = e.ref_id JOIN bill b ON b.id = o.bill_id
WHERE e.purpose = 'order' AND b.closed_at IS NULL AND o.paid_at IS NOT NULL;
--> statement-breakpoint
-- What was booked by method on an open bill is taken out again: its payments will say it.
INSERT INTO financial_transaction
  (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
SELECT 'payment:till:' || o.id || ':' || f.business_day || ':' || coalesce(f.method, 'none'), 'payment', f.method, f.business_day,
  CAST(unixepoch('subsec') * 1000 AS INTEGER), -sum(f.amount_kurus), 'order', o.id, 1000 + row_number() OVER (PARTITION BY o.id)
FROM financial_transaction f
JOIN "order" o ON o.id = CASE f.reference_kind WHEN 'order' THEN f.reference_id ELSE (
    SELECT p.ref_id FROM payment_operation op JOIN payment p ON p.id = op.payment_id WHERE op.id = f.reference_id) END OR (f.type = 'payment' AND f.reference_kind = 'payment' AND o.id = (SELECT p.ref_id FROM payment p WHERE p.id = f.reference_id))
JOIN bill b ON b.id = o.bill_id
WHERE f.type IN ('sale', 'sale_undone', 'refund', 'payment') AND b.closed_at IS NULL
GROUP BY o.id, f.business_day, f.method HAVING sum(f.amount_kurus) <> 0;
--> statement-breakpoint
UPDATE bill SET
  worth_kurus = coalesce((SELECT sum(l.quantity * l.unit_kurus) FROM order_line l JOIN "order" o ON o.id = l.order_id
      WHERE l.bill_id = bill.id AND o.status <> 'cancelled'), 0)
    + coalesce((SELECT sum(o.fee_kurus) FROM "order" o WHERE o.bill_id = bill.id AND o.status <> 'cancelled'), 0)
    + coalesce((SELECT sum(e.kurus) FROM line_entry e JOIN "order" o ON o.id = e.order_id
      WHERE o.bill_id = bill.id AND o.status <> 'cancelled'), 0),
  paid_kurus = coalesce((SELECT sum(f.amount_kurus) FROM financial_transaction f
    WHERE f.bill_id = bill.id AND f.type = 'tender'), 0);
--> statement-breakpoint
CREATE TRIGGER bill_ai AFTER INSERT ON bill BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('bill', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER bill_au AFTER UPDATE ON bill BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('bill', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER sale_line_no_update BEFORE UPDATE ON sale_line BEGIN
  SELECT RAISE(ABORT, 'sale_line is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER sale_line_no_delete BEFORE DELETE ON sale_line BEGIN
  SELECT RAISE(ABORT, 'sale_line is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER line_entry_no_update BEFORE UPDATE ON line_entry BEGIN
  SELECT RAISE(ABORT, 'line_entry is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER line_entry_no_delete BEFORE DELETE ON line_entry BEGIN
  SELECT RAISE(ABORT, 'line_entry is append-only');
END;
