import { and, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { REVENUE_TYPES } from '#domain/financials/transaction';
import { businessDay } from '#domain/venue';
import { insertWhere } from '../../db/conditional-insert';
import type { Statement } from '../../db/gateway';
import { brunchBookings } from '../../db/tables/bookings.table';
import { financialTransactions } from '../../db/tables/financials.table';
import { orders } from '../../db/tables/orders.table';
import { paymentEntries, payments } from '../../db/tables/payments.table';
import type { OrderStep } from './order-step';

/**
 * Returns the ledger row of an order's status change, for its batch. Completing books the total; undoing reverses
 * the booked sum of the order, net of refunds of its card payments; the next sale books those refunds anew. The sale
 * of an order on a paid bill stands: it was booked with the bill and no later step repeats or reverses it.
 */
export function moneyOfStep(step: OrderStep, won: SQL): Statement[] {
  const { id, from, to, at, doneAt, by } = step;
  const day = businessDay(doneAt);
  const round = undoneBefore(id, 'sale_undone');
  if (to === 'completed' && from !== 'completed') {
    return [saleOf(step, won), refundsSoFar({ id, day, at, round }, won)];
  }
  if (from !== 'completed' || to === 'completed') return [];
  const isOpenBill = sql`exists (select 1 from ${orders} where id = ${id} and paid_by is null)`;
  return [
    sql`insert into ${financialTransactions}
      (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round, by)
      select 'sale_undone:' || reference_id || ':' || round, 'sale_undone', ${methodNow(id)}, ${day}, ${at}, -${bookedOf(id)},
        'order', reference_id, round, ${by}
      from ${financialTransactions}
      where reference_id = ${id} and type = 'sale' and round = ${round} and ${isOpenBill} and ${won} on conflict do nothing`,
  ];
}

/** Books the sale of an order once, by the method that the order knows. */
export function saleOf(
  { id, at, doneAt, by }: Omit<OrderStep, 'from' | 'to'>,
  won: SQL,
): Statement {
  const round = undoneBefore(id, 'sale_undone');
  const method = sql`case when paid_at is not null then 'card' when paid_by in ('cash', 'card') then paid_by end`;
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round, by)
    select 'sale:' || id || ':' || ${round}, 'sale', ${method}, ${businessDay(doneAt)}, ${at}, total_kurus, 'order', id, ${round}, ${by}
    from ${orders} where id = ${id} and ${won} on conflict do nothing`;
}

/** Returns the card once a guest has paid the order by card: a late payment moved the order's sale there. */
function methodNow(id: string): SQL {
  return sql`(select case when paid_at is null then ${financialTransactions.method} else 'card' end from ${orders} where id = ${id})`;
}

/** Returns the booked revenue of an order: its sales less undone sales and refunds. */
function bookedOf(id: string): SQL {
  return sql`(select sum(booked.amount_kurus) from ${financialTransactions} booked
    where (booked.reference_id = ${id} and booked.type in ('sale', 'sale_undone')) or (booked.type = 'refund'
      and booked.reference_id in (select reference from ${paymentEntries} where ref_id = ${id} and kurus < 0)))`;
}

/** Sums the refunds of a card payment before the ledger booked the sale. */
function refundsSoFar(
  { id, day, at, round }: { id: string; day: string; at: number; round: SQL },
  won: SQL,
): Statement {
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round)
    select 'refund:' || entry.reference || case ${round} when 0 then '' else ':' || ${round} end, 'refund', 'card', ${day}, ${at}, entry.kurus, 'payment', entry.reference, ${round}
    from ${paymentEntries} entry join ${payments} paid on paid.id = entry.payment_id
    where entry.ref_id = ${id} and entry.type = 'refund' and paid.state in ('partially_refunded', 'refunding', 'op_unknown') and ${won}
    on conflict do nothing`;
}

export type PaidBill = {
  id: string;
  /** The part of the bill whose sales have no method yet (kuruş), and how it was paid. */
  cash: number;
  card: number;
  at: number;
  by: string;
};

/** Moves sales without a method to cash and card. The rows sum to zero, so revenue stays the same. */
export function moneyOfBill({ id, cash, card, at, by }: PaidBill, won: SQL): Statement[] {
  const moves = [
    { method: null, amountKurus: -(cash + card) },
    { method: 'cash', amountKurus: cash },
    { method: 'card', amountKurus: card },
  ] as const;
  return moves.flatMap((move, round) =>
    move.amountKurus === 0 ? [] : [insertWhere(financialTransactions, rowOf(move, round), won)],
  );

  function rowOf(move: (typeof moves)[number], round: number) {
    return {
      ...move,
      id: `payment:${id}:${round}`,
      type: 'payment' as const,
      businessDay: businessDay(at),
      createdAt: at,
      referenceKind: 'seating' as const,
      referenceId: id,
      round,
      reason: null,
      by,
    };
  }
}

export type DepositStep = {
  id: string;
  isPaid: boolean;
  kurus: number;
  method: 'cash' | 'card' | null;
  at: number;
  doneAt: number;
  by: string | null;
};

/** Returns the ledger row of a recorded or reverted deposit. The row must follow the booking's own statement. */
export function moneyOfDeposit(step: DepositStep, won: SQL): Statement {
  const { id, isPaid, kurus, method, at, doneAt, by } = step;
  const day = businessDay(doneAt);
  const round = undoneBefore(id, 'deposit_undone');
  if (isPaid) {
    return sql`insert into ${financialTransactions}
      (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round, by)
      select 'deposit:' || id || ':' || ${round}, 'deposit', ${method}, ${day}, ${at}, ${kurus}, 'brunch', id, ${round}, ${by}
      from ${brunchBookings} where id = ${id} and ${won} on conflict do nothing`;
  }
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, amount_kurus, reference_kind, reference_id, round, by)
    select 'deposit_undone:' || reference_id || ':' || round, 'deposit_undone', method, ${day}, ${at}, -amount_kurus,
      'brunch', reference_id, round, ${by}
    from ${financialTransactions}
    where reference_id = ${id} and type = 'deposit' and round = ${round} and ${won} on conflict do nothing`;
}

function undoneBefore(id: string, type: 'sale_undone' | 'deposit_undone'): SQL {
  return sql`(select count(*) from ${financialTransactions} where reference_id = ${id} and type = ${type})`;
}

/** Returns the revenue of the business days from `day` on. */
export function revenueSince(db: LibSQLDatabase, day: string) {
  const { amountKurus, businessDay: ofDay, type } = financialTransactions;
  return (
    db
      .select({ kurus: sum(amountKurus) })
      .from(financialTransactions)
      // The plus keeps SQLite from using the index of types, which lacks the amounts.
      .where(and(gte(ofDay, day), inArray(sql`+${type}`, [...REVENUE_TYPES])))
  );
}
