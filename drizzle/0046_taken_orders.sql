ALTER TABLE `bill` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `bill` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `menu_price` ADD `from_kurus` integer;--> statement-breakpoint
ALTER TABLE `order_line` ADD `person` integer;--> statement-breakpoint
ALTER TABLE `order` ADD `author_id` text;--> statement-breakpoint
ALTER TABLE `order` ADD `author` text;--> statement-breakpoint
ALTER TABLE `order` ADD `remarks` text;--> statement-breakpoint
ALTER TABLE `order` ADD `wanted_at` integer;