-- Points and consents are written down once and for all; nobody ever owes points.
CREATE TRIGGER loyalty_entry_no_update BEFORE UPDATE ON loyalty_entry BEGIN
  SELECT RAISE(ABORT, 'loyalty_entry is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER loyalty_entry_no_delete BEFORE DELETE ON loyalty_entry BEGIN
  SELECT RAISE(ABORT, 'loyalty_entry is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER loyalty_entry_no_debt BEFORE INSERT ON loyalty_entry
WHEN NEW.points + (SELECT coalesce(sum(points), 0) FROM loyalty_entry WHERE member_id = NEW.member_id) < 0 BEGIN
  SELECT RAISE(ABORT, 'a balance below zero');
END;
--> statement-breakpoint
CREATE TRIGGER consent_no_update BEFORE UPDATE ON consent BEGIN
  SELECT RAISE(ABORT, 'consent is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER consent_no_delete BEFORE DELETE ON consent BEGIN
  SELECT RAISE(ABORT, 'consent is append-only');
END;
