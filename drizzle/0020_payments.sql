CREATE TABLE `payment_entry` (
	`reference` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`type` text NOT NULL,
	`purpose` text NOT NULL,
	`ref_id` text,
	`kurus` integer NOT NULL,
	`business_day` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_entry_day` ON `payment_entry` (`business_day`,`type`);--> statement-breakpoint
CREATE TABLE `payment_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`code` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_event_payment` ON `payment_event` (`payment_id`,`id`);--> statement-breakpoint
CREATE TABLE `payment_operation` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_kurus` integer NOT NULL,
	`state` text NOT NULL,
	`result_code` text,
	`staff_id` text,
	`reason` text,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_operation_payment` ON `payment_operation` (`payment_id`,`started_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_one_sale` ON `payment_operation` (`payment_id`) WHERE kind = 'sale';--> statement-breakpoint
CREATE TABLE `payment` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`nonce` text NOT NULL,
	`purpose` text NOT NULL,
	`ref_id` text,
	`guest_name` text,
	`amount_kurus` integer NOT NULL,
	`installments` integer DEFAULT 1 NOT NULL,
	`flow` text NOT NULL,
	`mode` text NOT NULL,
	`state` text NOT NULL,
	`state_at` integer NOT NULL,
	`reason` text,
	`attention` text,
	`brand` text,
	`last4` text,
	`sale_id` text NOT NULL,
	`token` text,
	`page_url` text,
	`eci` text,
	`auth_code` text,
	`rrn` text,
	`result_code` text,
	`refunded_kurus` integer DEFAULT 0 NOT NULL,
	`body_digest` text NOT NULL,
	`client_ip` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`captured_at` integer,
	`is_late` integer DEFAULT false NOT NULL,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_created` ON `payment` (`created_at`);--> statement-breakpoint
CREATE INDEX `payment_check` ON `payment` (`next_check_at`);--> statement-breakpoint
CREATE INDEX `payment_state` ON `payment` (`state`,`state_at`);--> statement-breakpoint
CREATE INDEX `payment_ref` ON `payment` (`ref_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_one_open` ON `payment` (`ref_id`) WHERE ref_id is not null and is_late = 0 and state not in ('declined', 'failed', 'expired', 'cancelled', 'refunded');--> statement-breakpoint
ALTER TABLE `order` ADD `paid_at` integer;--> statement-breakpoint
-- How a payment came about and which money moved never changes again.
CREATE TRIGGER payment_event_no_update BEFORE UPDATE ON payment_event BEGIN
  SELECT RAISE(ABORT, 'payment_event is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payment_event_no_delete BEFORE DELETE ON payment_event BEGIN
  SELECT RAISE(ABORT, 'payment_event is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payment_entry_no_update BEFORE UPDATE ON payment_entry BEGIN
  SELECT RAISE(ABORT, 'payment_entry is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER payment_entry_no_delete BEFORE DELETE ON payment_entry BEGIN
  SELECT RAISE(ABORT, 'payment_entry is append-only');
END;
