ALTER TABLE `audit` ADD `seq` integer;--> statement-breakpoint
ALTER TABLE `audit` ADD `prev_hash` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_seq` ON `audit` (`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `audit_prev_hash` ON `audit` (`prev_hash`);