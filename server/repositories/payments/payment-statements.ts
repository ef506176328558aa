import { type SQL, sql } from 'drizzle-orm';
import { BY_CARD } from '#domain/brunch/brunch-changes';
import { OVER_STATES } from '#domain/payments/payment-state';
import { businessDay } from '#domain/venue';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Statement } from '../../db/gateway';
import { bills } from '../../db/tables/bills.table';
import { brunchBookings } from '../../db/tables/bookings.table';
import { orders } from '../../db/tables/orders.table';
import { paymentEntries, paymentOperations, payments } from '../../db/tables/payments.table';
import type { EntryRow, OperationRow, PaymentRow } from './payment-reads';

/** Writes a money movement in the batch of its state, never twice. */
export function entryOf(
  { id, purpose, refId }: PaymentRow,
  moved: Pick<EntryRow, 'reference' | 'type' | 'kurus' | 'at'>,
  won: SQL,
): Statement {
  const { at } = moved;
  return insertWhere(
    paymentEntries,
    { ...moved, paymentId: id, purpose, refId, businessDay: businessDay(at) },
    won,
  );
}

/** Writes a new operation before the request to the bank. */
export function operationStarted(
  row: Omit<OperationRow, 'state' | 'resultCode' | 'finishedAt'>,
  won: SQL,
): Statement {
  return insertWhere(paymentOperations, { ...row, state: 'started' }, won);
}

export function operationEnded(
  id: string,
  ended: Pick<OperationRow, 'state' | 'resultCode' | 'finishedAt'>,
  won: SQL,
): Statement {
  return updateWhere(paymentOperations, ended, sql`id = ${id} and ${won}`);
}

/** Records the deposit, or marks the order as paid. */
export function markPaid({ id, purpose, refId }: PaymentRow, at: number, wonStep: SQL) {
  const won = sql`${wonStep} and exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.attention} is null)`;
  if (purpose === 'brunch_deposit') {
    return [
      sql`update ${brunchBookings} set deposit_paid_at = ${at}, deposit_paid_by = ${BY_CARD}, v = v + 1
        where id = ${refId} and deposit_paid_at is null and ${won}`,
    ];
  }
  if (purpose === 'order') {
    return [
      sql`update ${orders} set paid_at = ${at}, v = v + 1 where id = ${refId} and paid_at is null and ${won}`,
    ];
  }
  return [];
}

/** After a full refund the booking or order is unpaid again. */
export function markUnpaid({ purpose, refId, isLate }: PaymentRow, won: SQL): Statement[] {
  if (isLate) return [];
  if (purpose === 'brunch_deposit') {
    return [
      sql`update ${brunchBookings} set deposit_paid_at = null, deposit_paid_by = null, v = v + 1
        where id = ${refId} and deposit_paid_by = ${BY_CARD} and ${won}`,
    ];
  }
  if (purpose === 'order') {
    return [
      sql`update ${orders} set paid_at = null, v = v + 1 where id = ${refId} and paid_at is not null and ${won}`,
    ];
  }
  return [];
}

/** True if the order's bill is closed. */
export const isBillPaid = sql`exists (select 1 from ${bills} where ${bills.id} = ${orders.billId} and closed_at is not null)`;

/** Returns `not_needed` if the order is cancelled or already paid; the database decides on writing. */
export function attentionOf({ purpose, refId }: PaymentRow): SQL | null {
  if (purpose === 'brunch_deposit') {
    return sql`case when exists (select 1 from ${brunchBookings} where id = ${refId}
      and status in ('pending', 'confirmed', 'seated') and deposit_paid_at is null) then null else 'not_needed' end`;
  }
  if (purpose === 'order') {
    return sql`case when exists (select 1 from ${orders} where id = ${refId}
      and status <> 'cancelled' and paid_at is null and not ${isBillPaid}) then null else 'not_needed' end`;
  }
  return null;
}

/** Late money is unwanted if the order or booking has another open payment; the database decides on writing. */
export function lateIfTaken(payment: PaymentRow): { isLate: SQL; attention: SQL } {
  const { id, refId } = payment;
  const isTaken = sql`exists (select 1 from ${payments} as other where other.ref_id = ${refId} and other.id <> ${id}
    and other.is_late = 0 and other.state not in ${OVER_STATES})`;
  const attention = sql`case when ${isTaken} then 'late' else ${attentionOf(payment) ?? null} end`;
  return { isLate: isTaken, attention };
}

/** Writes the end of a sale and its money. */
export function tookMoney(
  payment: PaymentRow,
  { code, at }: { code: string; at: number },
  won: SQL,
): Statement[] {
  const { saleId: reference, amountKurus: kurus } = payment;
  return [
    operationEnded(reference, { state: 'done', resultCode: code, finishedAt: at }, won),
    entryOf(payment, { reference, type: 'capture', kurus, at }, won),
  ];
}
