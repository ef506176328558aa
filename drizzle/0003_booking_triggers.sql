-- Bookings, messages and tables leave their lines in the change feed, as orders and dishes do.
CREATE TRIGGER venue_table_ai AFTER INSERT ON venue_table BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('venue_table', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER venue_table_au AFTER UPDATE ON venue_table BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('venue_table', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER venue_table_ad AFTER DELETE ON venue_table BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('venue_table', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER reservation_ai AFTER INSERT ON reservation BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('reservation', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER reservation_au AFTER UPDATE ON reservation BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('reservation', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER reservation_ad AFTER DELETE ON reservation BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('reservation', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER brunch_reservation_ai AFTER INSERT ON brunch_reservation BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('brunch_reservation', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER brunch_reservation_au AFTER UPDATE ON brunch_reservation BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('brunch_reservation', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER brunch_reservation_ad AFTER DELETE ON brunch_reservation BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('brunch_reservation', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_ai AFTER INSERT ON contact_message BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('contact_message', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_au AFTER UPDATE ON contact_message BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('contact_message', NEW.id, 'put', NEW.v, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER contact_message_ad AFTER DELETE ON contact_message BEGIN
  INSERT INTO change_log (tbl, pk, op, v, at)
  VALUES ('contact_message', OLD.id, 'del', OLD.v + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
