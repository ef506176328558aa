import { type SQL, sql } from 'drizzle-orm';
import { businessDay } from '#domain/venue';
import type { Statement } from '../../db/gateway';
import { financialTransactions } from '../../db/tables/financials.table';
import { orders } from '../../db/tables/orders.table';
import { payments } from '../../db/tables/payments.table';
import type { PaymentRow } from './payment-reads';

/**
 * The ledger row of a deposit paid by card, for the batch of its capture. An order is booked when completed
 * (`moneyOfStep`).
 */
export function captureInLedger(payment: PaymentRow, at: number, won: SQL): Statement[] {
  const { id, purpose, amountKurus } = payment;
  if (purpose !== 'brunch_deposit') return [];
  return [
    sql`insert into ${financialTransactions}
      (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
      select 'deposit:' || ${id}, 'deposit', 'card', ${businessDay(at)}, ${at}, ${amountKurus}, 'payment', ${id}, 0
      where ${won} and exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.attention} is null)
      on conflict do nothing`,
  ];
}

/** The ledger row of a refund, once for each operation; at most the booked amount. */
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
