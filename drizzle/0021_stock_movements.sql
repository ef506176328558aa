CREATE TABLE `__new_inventory_item` (
	`id` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`name_en` text NOT NULL,
	`name_en_key` text DEFAULT '' NOT NULL,
	`name_tr` text NOT NULL,
	`name_tr_key` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`current_stock` integer DEFAULT 0 NOT NULL,
	`unit` text NOT NULL,
	`min_stock_level` integer NOT NULL,
	`unit_cost_kurus` integer,
	`supplier_id` text,
	`updated_at` integer NOT NULL,
	`archived_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_inventory_item`(`id`, `v`, `name_en`, `name_tr`, `category`, `current_stock`, `unit`, `min_stock_level`, `updated_at`)
SELECT `id`, `v`, `name_en`, `name_tr`, `category`, CAST(round(`current_stock` * 1000) AS INTEGER), `unit`, CAST(round(`min_stock_level` * 1000) AS INTEGER), `updated_at` FROM `inventory_item`;
--> statement-breakpoint
DROP TABLE `inventory_item`;
--> statement-breakpoint
ALTER TABLE `__new_inventory_item` RENAME TO `inventory_item`;
--> statement-breakpoint
CREATE INDEX `inventory_item_name_en` ON `inventory_item` (`archived_at`,`name_en_key`,`id`);
--> statement-breakpoint
CREATE INDEX `inventory_item_name_tr` ON `inventory_item` (`archived_at`,`name_tr_key`,`id`);
--> statement-breakpoint
CREATE INDEX `inventory_item_category` ON `inventory_item` (`archived_at`,`category`,`id`);
--> statement-breakpoint
CREATE INDEX `inventory_item_supplier` ON `inventory_item` (`supplier_id`);
--> statement-breakpoint
CREATE TABLE `inventory_movement` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`milli` integer NOT NULL,
	`expected_milli` integer,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`by` text,
	`order_id` text,
	`round` integer DEFAULT 0 NOT NULL,
	`booking_id` text,
	`supplier_id` text,
	`unit_cost_kurus` integer,
	`reason` text,
	`note` text,
	FOREIGN KEY (`item_id`) REFERENCES `inventory_item`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_movement_order` ON `inventory_movement` (`order_id`,`item_id`,`kind`,`round`);
--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_movement_booking` ON `inventory_movement` (`booking_id`,`item_id`);
--> statement-breakpoint
CREATE INDEX `inventory_movement_item` ON `inventory_movement` (`item_id`,`at`);
--> statement-breakpoint
CREATE INDEX `inventory_movement_count` ON `inventory_movement` (`item_id`,`kind`,`received_at`);
--> statement-breakpoint
CREATE INDEX `inventory_movement_supplier` ON `inventory_movement` (`supplier_id`,`at`);
--> statement-breakpoint
CREATE TABLE `recipe_line` (
	`part` text NOT NULL,
	`item_id` text NOT NULL,
	`milli` integer NOT NULL,
	PRIMARY KEY(`part`, `item_id`),
	FOREIGN KEY (`item_id`) REFERENCES `inventory_item`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recipe_line_item` ON `recipe_line` (`item_id`);
--> statement-breakpoint
CREATE TABLE `recipe` (
	`part` text PRIMARY KEY NOT NULL,
	`v` integer DEFAULT 1 NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL
);
--> statement-breakpoint
INSERT INTO inventory_movement (item_id, kind, milli, expected_milli, at, received_at)
SELECT id, 'count', current_stock, 0, updated_at, updated_at FROM inventory_item WHERE current_stock <> 0;
--> statement-breakpoint
-- The stock of an item is the sum of its movements, whoever writes them.
CREATE TRIGGER inventory_movement_ai AFTER INSERT ON inventory_movement BEGIN
  UPDATE inventory_item SET current_stock = current_stock + NEW.milli, updated_at = NEW.received_at
  WHERE id = NEW.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER inventory_movement_no_update BEFORE UPDATE ON inventory_movement BEGIN
  SELECT RAISE(ABORT, 'movements of stock are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER inventory_movement_no_delete BEFORE DELETE ON inventory_movement BEGIN
  SELECT RAISE(ABORT, 'movements of stock are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER inventory_item_starts_empty BEFORE INSERT ON inventory_item WHEN NEW.current_stock <> 0 BEGIN
  SELECT RAISE(ABORT, 'an opening stock is a count');
END;
--> statement-breakpoint
-- With the setting, an item that runs out leaves a task: its dishes are switched off after the commit.
CREATE TRIGGER inventory_item_out AFTER UPDATE OF current_stock ON inventory_item
WHEN OLD.current_stock > 0 AND NEW.current_stock <= 0
  AND EXISTS (SELECT 1 FROM setting WHERE key = 'stock.switchOff' AND value = 'true') BEGIN
  INSERT INTO effect (id, kind, payload, state, next_at, attempts, created_at)
  SELECT 'stock.out:' || max(seq), 'stock.out', json_object('itemId', NEW.id), 'waiting', NEW.updated_at, 0, NEW.updated_at
  FROM inventory_movement WHERE item_id = NEW.id;
END;
--> statement-breakpoint
-- A new dish may get the number of a deleted one; it must not get its recipe.
CREATE TRIGGER recipe_of_deleted_dish AFTER DELETE ON menu_item BEGIN
  DELETE FROM recipe_line WHERE part = 'dish:' || OLD.id;
  DELETE FROM recipe WHERE part = 'dish:' || OLD.id;
END;
