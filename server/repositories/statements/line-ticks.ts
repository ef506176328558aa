import { type SQL, sql } from 'drizzle-orm';
import type { Tick } from '#domain/orders/line-tick';
import { type Statement, updateWhere } from '../../db/gateway';
import { orderLines } from '../../db/tables/orders.table';

/** Writes the ticks of changed lines. */
export function ticksWritten(
  orderId: string,
  lines: readonly (Tick & { lineNo: number })[],
  won: SQL,
): Statement[] {
  return lines.map(({ lineNo, tickedAt, readyAt, readyBy }) =>
    updateWhere(
      orderLines,
      { tickedAt, readyAt, readyBy },
      sql`order_id = ${orderId} and line_no = ${lineNo} and ${won}`,
    ),
  );
}
