import { gte, type SQL, sql, sum } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { TenderMethod } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import type { Statement } from '../../db/gateway';
import { saleLines } from '../../db/tables/bills.table';
import { brunchBookings } from '../../db/tables/bookings.table';
import { financialTransactions } from '../../db/tables/financials.table';
import { drawerOf, openDay, type Taker } from './open-day';

export type DepositStep = Taker & {
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
      (id, type, method, business_day, created_at, done_at, amount_kurus, reference_kind, reference_id, round, by, drawer_id)
      select 'deposit:' || id || ':' || ${round}, 'deposit', ${method ?? last(id, 'method')}, ${day}, ${at}, ${doneAt}, ${kurus}, 'brunch', id, ${round}, ${by},
        ${method === null ? last(id, 'drawer_id') : drawerOf(method, step)}
      from ${brunchBookings} where id = ${id} and ${won} on conflict do nothing`;
  }
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, done_at, amount_kurus, reference_kind, reference_id, round, by, drawer_id)
    select 'deposit_undone:' || reference_id || ':' || round, 'deposit_undone', method, ${day}, ${at}, ${doneAt}, -amount_kurus,
      'brunch', reference_id, round, ${by}, drawer_id
    from ${financialTransactions}
    where reference_id = ${id} and type = 'deposit' and round = ${round} and ${won} on conflict do nothing`;
}

/** A deposit that was taken back by mistake is recorded again as before. */
function last(id: string, column: 'method' | 'drawer_id'): SQL {
  return sql`(select ${sql.raw(column)} from ${financialTransactions}
    where reference_id = ${id} and type = 'deposit' order by round desc limit 1)`;
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
