import { type SQL, sql } from 'drizzle-orm';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { businessDay } from '#domain/venue';
import { insertWhere } from '../../db/conditional-insert';
import type { Statement } from '../../db/gateway';
import { lineEntries } from '../../db/tables/bills.table';
import { financialTransactions } from '../../db/tables/financials.table';
import { orders } from '../../db/tables/orders.table';
import { payments } from '../../db/tables/payments.table';
import { onlineTender } from '../statements/bill-statements';
import { depositChanged } from '../statements/brunch-bill';
import { openDay } from '../statements/open-day';
import { pointsCorrected } from '../statements/points-statements';
import type { PaymentRow } from './payment-reads';

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
