import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { insertWhere, updateWhere } from '../../db/gateway';
import { orders } from '../../db/tables/orders.table';
import { audit } from '../../db/tables/staff.table';
import type { OrderRow } from '../rows/order-row';
import type { AuditEntry } from '../rows/responses.repository';
import { endedOnOpenDay } from './bill-statements';
import { pointsOfStep } from './member-statements';
import { stockOfStep } from './stock-statements';

/** The orders of a bill as the caller read them. */
export type Ended = {
  orders: readonly OrderRow[];
  /** What the kitchen has not finished was served as well; otherwise it stays on the board. */
  isServed: boolean;
  /** Returns the log's row of an order that the closing completes. */
  auditOf: (order: OrderRow) => AuditEntry;
  at: number;
  doneAt: number;
  by: string;
};

/** True while the bill has exactly these orders in these versions. */
export function ordersStand(billId: string, read: readonly OrderRow[]): SQL {
  const asRead = read.map(({ id, v }) => sql`(id = ${id} and v = ${v})`);
  const isAsRead = asRead.length > 0 ? sql.join(asRead, sql` or `) : sql`false`;
  return sql`(select count(*) from ${orders} where bill_id = ${billId}) = ${read.length}
    and (select count(*) from ${orders} where bill_id = ${billId} and (${isAsRead})) = ${read.length}`;
}

/** Completes the ready orders of a closed bill, with their points and stock. */
export function finishedRows({ orders: all, isServed, auditOf, at, doneAt, by }: Ended, won: SQL) {
  const served = all.filter(({ status }) =>
    isServed ? status !== 'completed' && status !== 'cancelled' : status === 'ready',
  );
  return served.flatMap((order) => {
    const { id, v, status: from } = order;
    const step = { id, from, to: 'completed', at, doneAt, by };
    const after = { status: 'completed', statusAt: at, statusBy: by, v: v + 1 };
    return [
      updateWhere(orders, after, sql`id = ${id} and ${won}`),
      endedOnOpenDay(id, won),
      ...pointsOfStep(step, won),
      ...stockOfStep(step, won),
      insertWhere(audit, auditOf(order), won),
    ];
  });
}
