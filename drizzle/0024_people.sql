ALTER TABLE `loyalty_entry` ADD `note` text;--> statement-breakpoint
ALTER TABLE `loyalty_entry` ADD `by` text;--> statement-breakpoint
ALTER TABLE `member` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `member` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `member_created` ON `member` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `member_name` ON `member` (`name_key`,`id`);--> statement-breakpoint
ALTER TABLE `staff` ADD `invite_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `invited_until` integer;--> statement-breakpoint
ALTER TABLE `staff` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `staff` ADD `v` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `staff` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `staff` ADD `changed_by` text;--> statement-breakpoint
ALTER TABLE `staff_session` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `staff_session` ADD `last_seen_at` integer;--> statement-breakpoint
CREATE INDEX `staff_session_staff` ON `staff_session` (`staff_id`);
--> statement-breakpoint
-- SQLite folds ASCII only: Turkish letters are replaced one by one, a few in a statement (its parser's limit).
UPDATE `member` SET
  search_text = lower(replace(replace(replace(replace(replace(replace(replace(first_name || ' ' || last_name || char(10) || email, 'I', 'ı'), 'İ', 'i'), 'Ç', 'ç'), 'Ğ', 'ğ'), 'Ö', 'ö'), 'Ş', 'ş'), 'Ü', 'ü')),
  name_key = lower(replace(replace(replace(replace(replace(replace(replace(first_name || ' ' || last_name, 'I', 'ı'), 'İ', 'i'), 'Ç', 'ç'), 'Ğ', 'ğ'), 'Ö', 'ö'), 'Ş', 'ş'), 'Ü', 'ü'))
WHERE deleted_at IS NULL;
--> statement-breakpoint
UPDATE `member` SET search_text = replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text, 'ı', 'i'), 'ç', 'c'), 'ğ', 'g'), 'ö', 'o'), 'ş', 's'), 'ü', 'u'), 'â', 'a'), 'î', 'i'), 'û', 'u') || char(10) || phone || char(10) || replace(phone, '+90', '0')
WHERE deleted_at IS NULL;
--> statement-breakpoint
UPDATE `member` SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(name_key, 'a', 'Ā'), 'b', 'ā'), 'c', 'Ă'), 'ç', 'ă'), 'd', 'Ą'), 'e', 'ą'), 'f', 'Ć'), 'g', 'ć');
--> statement-breakpoint
UPDATE `member` SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(name_key, 'ğ', 'Ĉ'), 'h', 'ĉ'), 'ı', 'Ċ'), 'i', 'ċ'), 'j', 'Č'), 'k', 'č'), 'l', 'Ď'), 'm', 'ď');
--> statement-breakpoint
UPDATE `member` SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(name_key, 'n', 'Đ'), 'o', 'đ'), 'ö', 'Ē'), 'p', 'ē'), 'q', 'Ĕ'), 'r', 'ĕ'), 's', 'Ė'), 'ş', 'ė');
--> statement-breakpoint
UPDATE `member` SET name_key = replace(replace(replace(replace(replace(replace(replace(replace(name_key, 't', 'Ę'), 'u', 'ę'), 'ü', 'Ě'), 'v', 'ě'), 'w', 'Ĝ'), 'x', 'ĝ'), 'y', 'Ğ'), 'z', 'ğ');
--> statement-breakpoint
UPDATE `staff` SET search_text = lower(replace(replace(replace(replace(replace(replace(replace(first_name || char(10) || last_name || char(10) || email, 'I', 'ı'), 'İ', 'i'), 'Ç', 'ç'), 'Ğ', 'ğ'), 'Ö', 'ö'), 'Ş', 'ş'), 'Ü', 'ü'));
--> statement-breakpoint
UPDATE `staff` SET search_text = replace(replace(replace(replace(replace(replace(replace(replace(replace(search_text, 'ı', 'i'), 'ç', 'c'), 'ğ', 'g'), 'ö', 'o'), 'ş', 's'), 'ü', 'u'), 'â', 'a'), 'î', 'i'), 'û', 'u');
