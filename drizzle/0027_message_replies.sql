ALTER TABLE `contact_message` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_message` ADD `assignee_id` text;--> statement-breakpoint
ALTER TABLE `contact_message` ADD `assignee_name` text;--> statement-breakpoint
ALTER TABLE `contact_message` ADD `replies` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_message_email` ON `contact_message` (`email`,`received_at`);--> statement-breakpoint
CREATE INDEX `order_email` ON `order` (`guest_email`,`received_at`) WHERE guest_email is not null;