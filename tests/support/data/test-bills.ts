import type { BillRead } from '../../../src/domain/bills/bill';
import type { TestApp } from '../bar/test-app';
import type { TestStaff } from '../bar/test-staff';
import { newOrderId } from './test-orders';

type Verb =
  | 'payments'
  | 'payments/undo'
  | 'refunds'
  | 'close'
  | 'prints'
  | 'voids'
  | 'reductions'
  | 'moves'
  | 'remakes'
  | 'merge'
  | 'open'
  | 'name'
  | 'entries/undo';

/** Sends a change of a bill; a repeated id is the same change. */
export function onBill(
  staff: TestStaff,
  billId: string,
  verb: Verb,
  body: object,
  { id = newOrderId(), ageMs = 0 } = {},
) {
  return staff.send(`/api/admin/bills/${billId}/${verb}`, {
    body,
    headers: { 'Idempotency-Key': id, 'X-BB-Age-Ms': String(ageMs) },
  });
}

export function take(staff: TestStaff, billId: string, amount: string, method: string, more = {}) {
  return onBill(staff, billId, 'payments', { amount, method, ...more });
}

/** Takes the amounts and closes the bill, as a tablet does; the table is freed. */
export async function settle(
  staff: TestStaff,
  billId: string,
  { cash = '0', card = '0' }: { cash?: string; card?: string },
  more: { isServed?: boolean; freesTable?: boolean } = { freesTable: true },
) {
  if (Number(cash) > 0) await take(staff, billId, cash, 'cash');
  if (Number(card) > 0) await take(staff, billId, card, 'card');
  const paid = (Number(cash) + Number(card)).toFixed(2);
  return onBill(staff, billId, 'close', { worth: paid, paid, ...more });
}

/** Returns a bill as tablets read it. */
export async function readBill(bar: TestApp, id: string): Promise<BillRead> {
  const stored = await bar.deps.bills.find(id);
  if (!stored) throw new Error(`No bill ${id}.`);
  return bar.deps.bills.read(stored, stored.row);
}

/**
 * Returns what is wrong with the bills: a sum that is not the sum of its rows, a line on no live bill, a sale that is
 * not what its closed bill is worth.
 */
export async function faultsOfBills(bar: TestApp): Promise<unknown[]> {
  const worth = `coalesce((SELECT sum(l.quantity * l.unit_kurus) FROM order_line l JOIN "order" o ON o.id = l.order_id
      WHERE l.bill_id = b.id AND o.status <> 'cancelled'), 0)
    + coalesce((SELECT sum(fee_kurus) FROM "order" WHERE bill_id = b.id AND status <> 'cancelled'), 0)
    + coalesce((SELECT sum(e.kurus) FROM line_entry e JOIN "order" o ON o.id = e.order_id
      LEFT JOIN order_line l ON l.order_id = e.order_id AND l.line_no = e.line_no
      WHERE coalesce(l.bill_id, o.bill_id) = b.id AND o.status <> 'cancelled'), 0)`;
  const paid = `coalesce((SELECT sum(f.amount_kurus) FROM financial_transaction f JOIN bill p ON p.id = f.bill_id
      WHERE f.type = 'tender' AND coalesce(p.merged_into, p.id) = b.id), 0)`;
  const sold = `coalesce((SELECT sum(s.kurus) FROM sale_line s JOIN order_line l ON l.order_id = s.order_id AND l.line_no = s.line_no
      WHERE l.bill_id = b.id), 0)
    + coalesce((SELECT sum(s.kurus) FROM sale_line s JOIN "order" o ON o.id = s.order_id WHERE s.line_no = -1 AND o.bill_id = b.id), 0)`;
  const live = 'b.merged_into IS NULL AND b.is_before_till = 0';
  const all = await Promise.all([
    bar.rows(`SELECT b.id, 'worth' AS fault, b.worth_kurus, ${worth} AS is_really FROM bill b
      WHERE ${live} AND b.worth_kurus <> ${worth}`),
    bar.rows(`SELECT b.id, 'paid' AS fault, b.paid_kurus, ${paid} AS is_really FROM bill b
      WHERE ${live} AND b.paid_kurus <> ${paid}`),
    bar.rows(`SELECT b.id, 'sold' AS fault, ${sold} AS sold FROM bill b
      WHERE ${live} AND ${sold} <> CASE WHEN b.closed_at IS NULL THEN 0 ELSE b.worth_kurus END`),
    bar.rows(`SELECT b.id, 'owed though closed' AS fault FROM bill b
      WHERE ${live} AND b.closed_at IS NOT NULL AND b.paid_kurus < b.worth_kurus`),
    bar.rows(`SELECT l.order_id, 'on no live bill' AS fault FROM order_line l LEFT JOIN bill b ON b.id = l.bill_id
      WHERE b.id IS NULL OR b.merged_into IS NOT NULL`),
    bar.rows(
      `SELECT day, 'numbers with a gap' AS fault FROM bill GROUP BY day HAVING max(no) <> count(*)`,
    ),
  ]);
  return all.flat();
}
