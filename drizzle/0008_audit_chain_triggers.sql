-- The audit is a chain: a row is sealed as it is written, follows the row before it, and never changes again.
DROP TRIGGER audit_no_update;
--> statement-breakpoint
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
WHEN OLD.hash IS NOT NULL OR NEW.hash IS NULL OR NEW.id IS NOT OLD.id OR NEW.actor IS NOT OLD.actor
  OR NEW.action IS NOT OLD.action OR NEW.tbl IS NOT OLD.tbl OR NEW.pk IS NOT OLD.pk
  OR NEW.before IS NOT OLD.before OR NEW.after IS NOT OLD.after
  OR NEW.done_at IS NOT OLD.done_at OR NEW.received_at IS NOT OLD.received_at BEGIN
  SELECT RAISE(ABORT, 'audit is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_in_chain BEFORE INSERT ON audit
WHEN NEW.hash IS NULL OR NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM audit)
  OR NEW.prev_hash IS NOT coalesce((SELECT hash FROM audit WHERE seq = NEW.seq - 1), '') BEGIN
  SELECT RAISE(ABORT, 'a row of the audit follows the last one');
END;
--> statement-breakpoint
CREATE TRIGGER audit_head_ai AFTER INSERT ON audit BEGIN
  INSERT INTO meta (k, v) VALUES ('audit_head', NEW.hash) ON CONFLICT (k) DO UPDATE SET v = excluded.v;
END;
--> statement-breakpoint
CREATE TRIGGER audit_head_au AFTER UPDATE ON audit BEGIN
  INSERT INTO meta (k, v) VALUES ('audit_head', NEW.hash) ON CONFLICT (k) DO UPDATE SET v = excluded.v;
END;
