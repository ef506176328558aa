CREATE TABLE `inventory_item` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`category` text NOT NULL,
	`current_stock` real NOT NULL,
	`unit` text NOT NULL,
	`min_stock_level` real NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `inventory_item_category` ON `inventory_item` (`category`);