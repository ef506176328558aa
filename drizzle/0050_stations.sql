ALTER TABLE `menu_category` ADD `station` text DEFAULT 'kitchen' NOT NULL;--> statement-breakpoint
ALTER TABLE `menu_item` ADD `station` text;--> statement-breakpoint
ALTER TABLE `order_line` ADD `station` text DEFAULT 'kitchen' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_line` ADD `ticked_at` integer;--> statement-breakpoint
ALTER TABLE `order_line` ADD `ready_at` integer;--> statement-breakpoint
ALTER TABLE `order_line` ADD `ready_by` text;--> statement-breakpoint
UPDATE menu_category SET station = CASE
  WHEN slug IN ('burgers', 'grill') THEN 'grill'
  WHEN slug = 'shisha' OR EXISTS (SELECT 1 FROM menu_item i WHERE i.category_id = menu_category.id AND i.tobacco = 1) THEN 'shisha'
  WHEN slug IN ('cocktails', 'mocktails', 'beers', 'wines', 'soft-drinks', 'hot-drinks')
    OR slug LIKE '%drink%' OR slug LIKE '%icecek%' OR slug LIKE '%coffee%' OR slug LIKE '%kahve%'
    OR (SELECT 2 * sum(i.alcohol) >= count(*) FROM menu_item i WHERE i.category_id = menu_category.id AND i.is_archived = 0) THEN 'bar'
  ELSE 'kitchen' END;
--> statement-breakpoint
UPDATE menu_item SET v = v + 1 WHERE category_id IN (SELECT id FROM menu_category WHERE station <> 'kitchen');
--> statement-breakpoint
UPDATE order_line SET station = coalesce((SELECT c.station FROM menu_item i JOIN menu_category c ON c.id = i.category_id WHERE i.id = order_line.menu_item_id), 'kitchen')
WHERE order_id IN (SELECT id FROM "order" WHERE status NOT IN ('completed', 'cancelled'));
--> statement-breakpoint
UPDATE "order" SET v = v + 1 WHERE status NOT IN ('completed', 'cancelled');
