import { gte, type SQL, sql, sum } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { TenderMethod } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import type { Statement } from '../../db/gateway';
import { saleLines } from '../../db/tables/bills.table';
import { brunchBookings } from '../../db/tables/bookings.table';
import { financialTransactions } from '../../db/tables/financials.table';
import { openDay } from './open-day';

export type DepositStep = {
  id: string;
  isPaid: boolean;
  kurus: number;
  method: TenderMethod | null;
  at: number;
  doneAt: number;
  by: string | null;
};

/** Returns the ledger row of a recorded or reverted deposit. The row must follow the booking's own statement. */
export function moneyOfDeposit(step: DepositStep, won: SQL): Statement {
  const { id, isPaid, kurus, method, at, doneAt, by } = step;
  const day = openDay(businessDay(doneAt));
  const round = undoneBefore(id);
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

function undoneBefore(id: string): SQL {
  return sql`(select count(*) from ${financialTransactions} where reference_id = ${id} and type = 'deposit_undone')`;
}

/** Returns what was sold on the business days from `day` on. */
export function revenueSince(db: LibSQLDatabase, day: string) {
  return db
    .select({ kurus: sum(saleLines.kurus) })
    .from(saleLines)
    .where(gte(saleLines.day, day));
}
