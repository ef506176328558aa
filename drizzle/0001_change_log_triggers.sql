-- Every write of these rows leaves a line in the change feed; the feed wakes tablets and caches.
CREATE TRIGGER order_ai AFTER INSERT ON "order" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('order', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER order_au AFTER UPDATE ON "order" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('order', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER order_ad AFTER DELETE ON "order" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('order', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER menu_item_ai AFTER INSERT ON "menu_item" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('menu_item', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER menu_item_au AFTER UPDATE ON "menu_item" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('menu_item', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER menu_item_ad AFTER DELETE ON "menu_item" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('menu_item', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER menu_category_ai AFTER INSERT ON "menu_category" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('menu_category', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER menu_category_au AFTER UPDATE ON "menu_category" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('menu_category', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER menu_category_ad AFTER DELETE ON "menu_category" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('menu_category', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER setting_ai AFTER INSERT ON "setting" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('setting', NEW.key, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER setting_au AFTER UPDATE ON "setting" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('setting', NEW.key, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER setting_ad AFTER DELETE ON "setting" BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('setting', OLD.key, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit BEGIN
  SELECT RAISE(ABORT, 'audit is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit BEGIN
  SELECT RAISE(ABORT, 'audit is append-only');
END;
