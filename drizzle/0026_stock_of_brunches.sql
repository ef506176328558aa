DROP INDEX `inventory_item_supplier`;--> statement-breakpoint
CREATE INDEX `inventory_item_stock` ON `inventory_item` (`archived_at`,`current_stock`,`id`);--> statement-breakpoint
CREATE INDEX `inventory_item_supplier` ON `inventory_item` (`supplier_id`,`archived_at`,`name_en_key`,`id`);--> statement-breakpoint
ALTER TABLE `inventory_movement` ADD `brunch_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `inventory_movement_brunch` ON `inventory_movement` (`brunch_id`,`item_id`,`kind`,`round`);--> statement-breakpoint
-- A completed brunch draws down its plates and first drinks, whoever completes it: staff, a closed table, the night.
CREATE TRIGGER brunch_draws_stock AFTER UPDATE OF status ON brunch_reservation
WHEN NEW.status = 'completed' AND OLD.status <> 'completed' BEGIN
  INSERT INTO inventory_movement (item_id, kind, milli, at, received_at, by, brunch_id, round)
  SELECT r.item_id, 'use', -sum(r.milli * p.portions), NEW.status_at, NEW.status_at, NEW.status_by, NEW.id,
    (SELECT count(*) FROM inventory_movement m WHERE m.brunch_id = NEW.id AND m.item_id = r.item_id AND m.kind = 'return')
  FROM (
    SELECT NEW.food AS food, NEW.sauce AS sauce, NEW.drink AS drink,
      NEW.party_size - min(NEW.party_size - 1, json_array_length(coalesce(NEW.other_choices, '[]'))) AS portions
    UNION ALL
    SELECT json_extract(value, '$.food'), json_extract(value, '$.sauce'), json_extract(value, '$.drink'), 1
    FROM json_each(coalesce(NEW.other_choices, '[]')) WHERE key < NEW.party_size - 1
  ) p JOIN recipe_line r ON r.part IN (
    'dish:' || (SELECT max(id) FROM menu_item WHERE name_en = p.food AND is_archived = 0),
    'dish:' || (SELECT max(id) FROM menu_item WHERE name_en = p.drink AND is_archived = 0),
    CASE p.sauce WHEN 'Classic BBQ' THEN 'sauce:bbq' WHEN 'Garlic & Herb' THEN 'sauce:garlic' WHEN 'Spicy' THEN 'sauce:spicy' END)
  GROUP BY r.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER brunch_returns_stock AFTER UPDATE OF status ON brunch_reservation
WHEN OLD.status = 'completed' AND NEW.status <> 'completed' BEGIN
  INSERT INTO inventory_movement (item_id, kind, milli, at, received_at, by, brunch_id, round)
  SELECT item_id, 'return', -sum(milli), NEW.status_at, NEW.status_at, NEW.status_by, NEW.id, max(round)
  FROM inventory_movement WHERE brunch_id = NEW.id GROUP BY item_id HAVING sum(milli) <> 0;
END;
