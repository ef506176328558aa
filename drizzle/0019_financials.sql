CREATE TABLE `cash_count` (
	`id` text PRIMARY KEY NOT NULL,
	`business_day` text NOT NULL,
	`counted_at` integer NOT NULL,
	`cash_kurus` integer NOT NULL,
	`card_kurus` integer NOT NULL,
	`note` text,
	`by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cash_count_day` ON `cash_count` (`business_day`,`counted_at`);--> statement-breakpoint
CREATE TABLE `financial_transaction` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`method` text,
	`business_day` text NOT NULL,
	`created_at` integer NOT NULL,
	`amount_kurus` integer NOT NULL,
	`reference_kind` text,
	`reference_id` text,
	`round` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`by` text,
	CONSTRAINT "financial_transaction_reference" CHECK((reference_kind is null) = (reference_id is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `financial_transaction_cause` ON `financial_transaction` (`reference_id`,`type`,`round`);--> statement-breakpoint
CREATE INDEX `financial_transaction_day` ON `financial_transaction` (`business_day`,`type`,`method`,`amount_kurus`);--> statement-breakpoint
CREATE INDEX `financial_transaction_created` ON `financial_transaction` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `financial_transaction_type` ON `financial_transaction` (`type`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER financial_transaction_no_update BEFORE UPDATE ON financial_transaction BEGIN
  SELECT RAISE(ABORT, 'financial_transaction is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER financial_transaction_no_delete BEFORE DELETE ON financial_transaction BEGIN
  SELECT RAISE(ABORT, 'financial_transaction is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER cash_count_no_update BEFORE UPDATE ON cash_count BEGIN
  SELECT RAISE(ABORT, 'cash_count is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER cash_count_no_delete BEFORE DELETE ON cash_count BEGIN
  SELECT RAISE(ABORT, 'cash_count is append-only');
END;
--> statement-breakpoint
-- Orders and deposits from before the ledger. The venue's clock is UTC+3 all year and its day begins at 04:00.
INSERT INTO financial_transaction
  (id, type, business_day, created_at, amount_kurus, reference_kind, reference_id, round, by)
SELECT 'sale:' || id || ':0', 'sale', date(status_at / 1000 - 3600, 'unixepoch'), status_at, total_kurus, 'order', id, 0, status_by
FROM "order" WHERE status = 'completed';
--> statement-breakpoint
INSERT INTO financial_transaction
  (id, type, business_day, created_at, amount_kurus, reference_kind, reference_id, round, by)
SELECT 'deposit:' || id || ':0', 'deposit', date(deposit_paid_at / 1000 - 3600, 'unixepoch'), deposit_paid_at, 50000, 'brunch', id, 0, deposit_paid_by
FROM brunch_reservation WHERE deposit_paid_at IS NOT NULL;
