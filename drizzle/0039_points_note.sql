-- A correction's reason is text about a person: deleting a member's data removes it, everything else stays append-only.
DROP TRIGGER loyalty_entry_no_update;
--> statement-breakpoint
CREATE TRIGGER loyalty_entry_no_update BEFORE UPDATE OF id, member_id, reason, order_id, hold_id, round, points, by, created_at
ON loyalty_entry BEGIN
  SELECT RAISE(ABORT, 'loyalty_entry is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER loyalty_entry_only_less_note BEFORE UPDATE OF note ON loyalty_entry WHEN NEW.note IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'loyalty_entry is append-only');
END;
