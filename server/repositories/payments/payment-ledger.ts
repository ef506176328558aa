import { type SQL, sql } from 'drizzle-orm';
import { businessDay } from '#domain/venue';
import type { Statement } from '../../db/gateway';
import { financialTransactions } from '../../db/tables/financials.table';
import { orders } from '../../db/tables/orders.table';
import { payments } from '../../db/tables/payments.table';
import type { PaymentRow } from './payment-reads';

/**
 * Books money that came by card in the batch of its capture. The ledger books an order's sale on completion
 * (`moneyOfStep`), by card if the guest paid by card; a completed order's sale moves from "not recorded" to card.
 */
export function captureInLedger(payment: PaymentRow, at: number, won: SQL): Statement[] {
  const { id, purpose, refId, amountKurus } = payment;
  const isWanted = sql`${won} and exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.attention} is null)`;
  if (purpose === 'brunch_deposit') {
    return [bookedRow({ id, type: 'deposit', method: 'card', kurus: amountKurus, at }, isWanted)];
  }
  if (purpose !== 'order') return [];
  const isSold = sql`${isWanted} and exists (select 1 from ${orders} where id = ${refId} and status = 'completed')`;
  return [
    bookedRow({ id, type: 'payment', method: null, kurus: -amountKurus, at }, isSold),
    bookedRow({ id, type: 'payment', method: 'card', kurus: amountKurus, at }, isSold),
  ];
}

type Booked = {
  id: string;
  type: 'deposit' | 'payment';
  method: 'card' | null;
  kurus: number;
  at: number;
};

function bookedRow({ id, type, method, kurus, at }: Booked, won: SQL): Statement {
  const key = method === null ? `${type}:${id}:from` : `${type}:${id}`;
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
    select ${key}, ${type}, ${method}, ${businessDay(at)}, ${at}, ${kurus}, 'payment', ${id}, ${method === null ? 0 : 1}
    where ${won} on conflict do nothing`;
}

/** Returns the ledger row of a refund, once for each operation and at most the booked amount. */
export function returnInLedger(
  { id, purpose, refId }: PaymentRow,
  { operationId, kurus, at }: { operationId: string; kurus: number; at: number },
  won: SQL,
): Statement[] {
  if (purpose === 'test') return [];
  const isDeposit = purpose === 'brunch_deposit';
  const type = isDeposit ? 'deposit_undone' : 'refund';
  const isBooked = isDeposit
    ? sql`exists (select 1 from ${financialTransactions} where reference_id = ${id} and type = 'deposit')`
    : sql`exists (select 1 from ${orders} where id = ${refId} and status = 'completed')`;
  return [
    sql`insert into ${financialTransactions}
      (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
      select ${`${type}:${operationId}`}, ${type}, 'card', ${businessDay(at)}, ${at}, ${-kurus}, 'payment', ${operationId}, 0
      where ${won} and ${isBooked} on conflict do nothing`,
  ];
}
