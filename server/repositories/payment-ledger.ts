import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { BY_CARD } from '#domain/bookings/brunch-changes';
import { AT_BANK, OVER_STATES, UNRESOLVED } from '#domain/payments/payment-state';
import { businessDay } from '#domain/venue';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere, updateWhere } from '../db/gateway';
import { brunchBookings } from '../db/tables/bookings.table';
import { financialTransactions } from '../db/tables/financials.table';
import { bills, lineEntries, orders } from '../db/tables/orders.table';
import { paymentEntries, paymentOperations, payments } from '../db/tables/payments.table';
import { depositChanged } from './brunch-bill';
import { onlineTender, openDay } from './statements/bill-statements';
import { pointsCorrected } from './statements/member-statements';

export type PaymentRow = typeof payments.$inferSelect;
export type OperationRow = typeof paymentOperations.$inferSelect;
type EntryRow = typeof paymentEntries.$inferSelect;

/** The list includes payments of cancelled orders and bookings, because staff must decide about them. */
const attention = sql<string | null>`coalesce(${payments.attention}, case
  when ${payments.state} in ('captured', 'partially_refunded') and (
    exists (select 1 from ${orders} where ${orders.id} = ${payments.refId} and ${orders.status} = 'cancelled') or
    exists (select 1 from ${brunchBookings} where ${brunchBookings.id} = ${payments.refId} and ${brunchBookings.status} = 'cancelled')
  ) then 'thing_cancelled' end)`;
const isUnresolved = or(inArray(payments.state, [...UNRESOLVED]), sql`${attention} is not null`);

type ListScope = {
  refId?: string;
  /** Only payments of this party that are at the bank. */
  seatingId?: string;
  isUnresolved?: boolean;
  offset: number;
  limit: number;
};

function conditionsOf({ refId, seatingId, isUnresolved: isToCheck }: ListScope) {
  const ofParty = sql`${payments.refId} in (select ${orders.id} from ${orders} where ${orders.seatingId} = ${seatingId})`;
  return [
    refId === undefined ? undefined : eq(payments.refId, refId),
    seatingId === undefined ? undefined : and(inArray(payments.state, [...AT_BANK]), ofParty),
    isToCheck ? isUnresolved : undefined,
  ];
}

export function paymentReads(gateway: Gateway) {
  return {
    /** Returns the payments whose status query is due at this bank. */
    due: (
      now: number,
      { mode, limit }: { mode: PaymentRow['mode']; limit: number },
    ): Promise<PaymentRow[]> =>
      gateway.rows(
        payments,
        and(lte(payments.nextCheckAt, now), eq(payments.mode, mode)),
        [asc(payments.nextCheckAt)],
        { limit },
      ),

    list: (scope: ListScope) =>
      gateway.read((db) =>
        db
          .select({ ...getTableColumns(payments), attention })
          .from(payments)
          .where(and(...conditionsOf(scope)))
          .orderBy(desc(payments.createdAt))
          .limit(scope.limit)
          .offset(scope.offset),
      ),

    /** Returns the sales that this bank captured in a time span (ms) and nobody cancelled. */
    capturedBetween: (
      since: number,
      until: number,
      mode: PaymentRow['mode'],
    ): Promise<PaymentRow[]> =>
      gateway.rows(
        payments,
        and(
          gte(payments.capturedAt, since),
          sql`${payments.capturedAt} < ${until}`,
          eq(payments.mode, mode),
          ne(payments.state, 'cancelled'),
        ),
      ),

    operations: (paymentId: string): Promise<OperationRow[]> =>
      gateway.rows(paymentOperations, eq(paymentOperations.paymentId, paymentId), [
        asc(paymentOperations.startedAt),
        asc(paymentOperations.id),
      ]),

    /** Returns the number of payments to check and the card revenue since an instant (ms). */
    async figures(since: number): Promise<{ unresolved: number; kurus: number }> {
      const [unresolved, taken] = await gateway.batch((db) => [
        db.select({ all: sql<number>`count(*)` }).from(payments).where(isUnresolved),
        db
          .select({ kurus: sql<number>`coalesce(sum(${paymentEntries.kurus}), 0)` })
          .from(paymentEntries)
          .where(gte(paymentEntries.at, since)),
      ]);
      return { unresolved: unresolved[0]?.all ?? 0, kurus: taken[0]?.kurus ?? 0 };
    },
  };
}

/** Books money that came by card in the batch of its capture: a deposit, or a payment of the order's bill. */
export function captureInLedger(payment: PaymentRow, at: number, won: SQL): Statement[] {
  const { id, purpose, refId, amountKurus } = payment;
  const isWanted = sql`${won} and exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.attention} is null)`;
  if (purpose === 'brunch_deposit') {
    return [
      depositRow({ id, kurus: amountKurus, at }, isWanted),
      ...depositOnBill(payment, at, isWanted),
    ];
  }
  if (purpose !== 'order' || refId === null) return [];
  const paid = { id, orderId: refId, kurus: amountKurus };
  return onlineTender(paid, { at, doneAt: at, by: null }, isWanted);
}

/** A party that has come already owes less, or more again. */
function depositOnBill({ refId, amountKurus }: PaymentRow, at: number, won: SQL): Statement[] {
  const touch = { at, doneAt: at, by: null };
  return refId === null ? [] : depositChanged({ id: refId, depositKurus: amountKurus }, touch, won);
}

type Deposit = { id: string; kurus: number; at: number };

function depositRow({ id, kurus, at }: Deposit, won: SQL): Statement {
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
    select ${`deposit:${id}`}, 'deposit', 'card', ${openDay(businessDay(at))}, ${at}, ${kurus}, 'payment', ${id}, 1
    where ${won} on conflict do nothing`;
}

/**
 * Returns the rows of a refund, once for each operation. A deposit is returned at most as booked. Money of an order
 * leaves its bill; a part of it, or money of a served order, also lowers what the order is worth.
 */
export function returnInLedger(
  payment: PaymentRow,
  {
    operationId,
    kurus,
    isWhole,
    at,
  }: { operationId: string; kurus: number; isWhole: boolean; at: number },
  won: SQL,
): Statement[] {
  const { id, purpose, refId } = payment;
  if (purpose === 'brunch_deposit') {
    const isBooked = sql`${won} and exists (select 1 from ${financialTransactions} where reference_id = ${id} and type = 'deposit')`;
    return [
      sql`insert into ${financialTransactions}
        (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
        select ${`deposit_undone:${operationId}`}, 'deposit_undone', 'card', ${openDay(businessDay(at))}, ${at}, ${-kurus}, 'payment', ${operationId}, 0
        where ${isBooked} on conflict do nothing`,
      ...depositOnBill(payment, at, isBooked),
    ];
  }
  if (purpose !== 'order' || refId === null) return [];
  const isBooked = sql`${won} and exists (select 1 from ${financialTransactions} where reference_id = ${id} and type = 'tender')`;
  const isLess = sql`exists (select 1 from ${orders} where id = ${refId} and ${isWhole ? sql`status = 'completed'` : sql`status <> 'cancelled'`})`;
  const entry = {
    id: `refund:${operationId}`,
    orderId: refId,
    lineNo: WHOLE_ORDER,
    kind: 'refund' as const,
    kurus: -kurus,
    day: openDay(businessDay(at)),
    doneAt: at,
    receivedAt: at,
  };
  const back = { id: operationId, orderId: refId, kurus: -kurus };
  return [
    insertWhere(lineEntries, entry, sql`${isLess} and ${isBooked}`),
    ...pointsCorrected(refId, at, isBooked),
    ...onlineTender(back, { at, doneAt: at, by: null }, isBooked),
  ];
}

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
