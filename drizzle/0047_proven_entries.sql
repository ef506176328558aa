ALTER TABLE `line_entry` ADD `pin_claim` text;--> statement-breakpoint
CREATE INDEX `line_entry_unproven` ON `line_entry` (`pin_claim`) WHERE is_proven = 0;--> statement-breakpoint
CREATE INDEX `financial_transaction_unproven` ON `financial_transaction` (`business_day`) WHERE json_extract(detail, '$.isProven') = 0;--> statement-breakpoint
DROP TRIGGER line_entry_no_update;
--> statement-breakpoint
-- One change is let through: an entry becomes proven by the PIN that it claims.
CREATE TRIGGER line_entry_no_update BEFORE UPDATE ON line_entry
WHEN OLD.is_proven <> 0 OR NEW.is_proven <> 1 OR OLD.pin_claim IS NULL OR NEW.pin_claim IS NOT OLD.pin_claim
  OR NEW.id IS NOT OLD.id OR NEW.order_id IS NOT OLD.order_id OR NEW.line_no IS NOT OLD.line_no
  OR NEW.kind IS NOT OLD.kind OR NEW.quantity IS NOT OLD.quantity OR NEW.kurus IS NOT OLD.kurus
  OR NEW.reason IS NOT OLD.reason OR NEW.note IS NOT OLD.note OR NEW.was_made IS NOT OLD.was_made
  OR NEW.undoes IS NOT OLD.undoes OR NEW.by IS NOT OLD.by OR NEW.approved_by IS NOT OLD.approved_by
  OR NEW.day IS NOT OLD.day OR NEW.done_at IS NOT OLD.done_at OR NEW.received_at IS NOT OLD.received_at BEGIN
  SELECT RAISE(ABORT, 'line_entry is append-only');
END;
--> statement-breakpoint
DROP TRIGGER financial_transaction_no_update;
--> statement-breakpoint
CREATE TRIGGER financial_transaction_no_update BEFORE UPDATE ON financial_transaction
WHEN json_extract(OLD.detail, '$.isProven') IS NOT 0 OR json_extract(OLD.detail, '$.pinClaim') IS NULL
  OR NEW.detail IS NOT json_set(OLD.detail, '$.isProven', json('true'))
  OR NEW.id IS NOT OLD.id OR NEW.type IS NOT OLD.type OR NEW.method IS NOT OLD.method
  OR NEW.business_day IS NOT OLD.business_day OR NEW.created_at IS NOT OLD.created_at
  OR NEW.amount_kurus IS NOT OLD.amount_kurus OR NEW.reference_kind IS NOT OLD.reference_kind
  OR NEW.reference_id IS NOT OLD.reference_id OR NEW.round IS NOT OLD.round OR NEW.reason IS NOT OLD.reason
  OR NEW.by IS NOT OLD.by OR NEW.bill_id IS NOT OLD.bill_id OR NEW.drawer_id IS NOT OLD.drawer_id
  OR NEW.done_at IS NOT OLD.done_at BEGIN
  SELECT RAISE(ABORT, 'financial_transaction is append-only');
END;
