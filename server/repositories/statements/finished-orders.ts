import { type SQL, sql } from 'drizzle-orm';
import type { PaymentKind } from '#domain/seatings/seating';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Statement } from '../../db/gateway';
import { orders } from '../../db/tables/orders.table';
import { audit } from '../../db/tables/staff.table';
import type { OrderRow } from '../rows/order-wire';
import type { AuditEntry } from '../stored-responses.repository';
import { moneyOfBill, moneyOfStep, saleOf } from './financial-statements';
import { pointsOfStep } from './points-statements';
import { stockOfStep } from './stock-statements';

/** The orders of a seating as the caller read them, and how their bill was paid; null means that nothing was owed. */
export type FinishedOrders = {
  orders: readonly OrderRow[];
  payment: { kind: PaymentKind; cash: number; card: number } | null;
  /** Returns the log's row of an order that the payment completes. */
  auditOf: (order: OrderRow) => AuditEntry;
};

type Ended = FinishedOrders & { seatingId: string; at: number; by: string };

/** True while the seating has exactly these orders in these versions. */
export function ordersStand(seatingId: string, read: readonly OrderRow[]): SQL {
  const asRead = read.map(({ id, v }) => sql`(id = ${id} and v = ${v})`);
  const isAsRead = asRead.length > 0 ? sql.join(asRead, sql` or `) : sql`false`;
  return sql`(select count(*) from ${orders} where seating_id = ${seatingId}) = ${read.length}
    and (select count(*) from ${orders} where seating_id = ${seatingId} and (${isAsRead})) = ${read.length}`;
}

/**
 * Books the sale of each order of a paid bill by its method. What is ready is completed; what the kitchen has not
 * finished stays on the board, marked as paid.
 */
export function finishedRows(ended: Ended, won: SQL): Statement[] {
  const standing = ended.orders.filter(({ status }) => status !== 'cancelled');
  return [
    ...standing.flatMap((order) => finishedRow(order, ended, won)),
    ...billMoves(standing.filter(isOwed), ended, won),
  ];
}

function finishedRow(order: OrderRow, { payment, at, by, auditOf }: Ended, won: SQL): Statement[] {
  const { id, v, status: from } = order;
  const paidBy = payment && isOwed(order) ? payment.kind : order.paidBy;
  const isIt = sql`id = ${id} and ${won}`;
  const step = { id, from, to: 'completed', at, doneAt: at, by };
  if (from !== 'ready') {
    if (paidBy === order.paidBy) return [];
    const paid = updateWhere(orders, { paidBy, v: v + 1 }, isIt);
    return from === 'completed' ? [paid] : [paid, saleOf(step, won)];
  }
  const served = { paidBy, status: 'completed', statusAt: at, statusBy: by, v: v + 1 };
  return [
    updateWhere(orders, served, isIt),
    ...pointsOfStep(step, won),
    ...moneyOfStep(step, won),
    ...stockOfStep(step, won),
    insertWhere(audit, auditOf(order), won),
  ];
}

/** Sales before the bill had no method; with cash and card together, the sales of the bill have none either. */
function billMoves(owed: OrderRow[], { payment, seatingId: id, at, by }: Ended, won: SQL) {
  if (!payment) return [];
  const { kind, cash, card } = payment;
  if (kind === 'mixed') return moneyOfBill({ id, cash, card, at, by }, won);
  const earlier = owed.filter(({ status }) => status === 'completed');
  const sold = earlier.reduce((sum, { totalKurus }) => sum + totalKurus, 0);
  const moved = { cash: kind === 'cash' ? sold : 0, card: kind === 'card' ? sold : 0 };
  return moneyOfBill({ id, ...moved, at, by }, won);
}

function isOwed({ paidAt, paidBy }: OrderRow): boolean {
  return paidAt === null && paidBy === null;
}
