import { and, asc, eq, sql } from 'drizzle-orm';
import { hasDifferences, type SettlementReport } from '#domain/payments/settlement';
import type { Gateway } from '../../db/gateway';
import { settlementDays } from '../../db/tables/payments.table';
import { type StaffOnce, writeOnce } from '../stored-responses.repository';

export type SettlementDay = typeof settlementDays.$inferSelect;
type Mode = SettlementDay['mode'];

/** Stores the results of the comparisons with the bank's lists, by day. */
export function createSettlementsRepository(gateway: Gateway) {
  const isOf = (mode: Mode) => eq(settlementDays.mode, mode);
  return {
    lastDay: (mode: Mode): Promise<string | null> =>
      gateway.value(sql`select max(day) from ${settlementDays} where ${isOf(mode)}`),

    /** Returns the days with unexplained differences, oldest first. */
    open: (mode: Mode): Promise<SettlementDay[]> =>
      gateway.rows(settlementDays, and(isOf(mode), eq(settlementDays.isOpen, true)), [
        asc(settlementDays.day),
      ]),

    /** A later comparison does not reopen a day that somebody has explained. */
    async keep(mode: Mode, report: SettlementReport, at: number): Promise<void> {
      const { day } = report;
      const isOpen = hasDifferences(report) ? 1 : 0;
      await gateway.write([
        sql`insert into ${settlementDays} (mode, day, report, checked_at, is_open)
          values (${mode}, ${day}, ${JSON.stringify(report)}, ${at}, ${isOpen})
          on conflict (mode, day) do update set report = excluded.report, checked_at = excluded.checked_at,
            is_open = excluded.is_open where is_open = 1`,
      ]);
    },

    /** Returns null if the day is no longer open. */
    explain({ mode, day }: Pick<SettlementDay, 'mode' | 'day'>, once: StaffOnce) {
      const isIt = sql`mode = ${mode} and day = ${day} and is_open = 1`;
      return writeOnce(gateway, {
        ...once,
        guard: sql`exists (select 1 from ${settlementDays} where ${isIt})`,
        rows: (won) => [sql`update ${settlementDays} set is_open = 0 where ${isIt} and ${won}`],
      });
    },
  };
}
