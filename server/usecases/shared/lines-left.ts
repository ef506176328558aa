import { lineNow } from '#domain/bills/line-entry';
import { statusByTicks, type TickedLine } from '#domain/orders/line-tick';
import { orderStatusOf } from '#domain/orders/order';
import { stepWritten } from '../../repositories/orders.repository';
import type { LineEntryRow, OrderLineRow, StoredOrder } from '../../repositories/rows/order-row';
import type { Touch } from '../../repositories/statements/bill-statements';

type NewEntry = Pick<LineEntryRow, 'lineNo' | 'kind' | 'quantity' | 'kurus'>;

/** Returns an order's lines with what is left of each after its entries and these new ones. */
export function linesLeft(
  { lines, entries = [] }: StoredOrder,
  more: readonly NewEntry[] = [],
): (TickedLine & OrderLineRow)[] {
  return lines.map((line) => {
    const own = [...entries, ...more].filter(({ lineNo }) => lineNo === line.lineNo);
    return { ...line, left: lineNow(line, own).left };
  });
}

/**
 * Returns what becomes of an order whose pieces were taken off or came back: it is ready if only ticked dishes are left,
 * and prepared again if there is one to make; null means that it stays as it is.
 */
export function stepOfLines(
  order: StoredOrder,
  entries: readonly NewEntry[],
  { at, doneAt, by }: Touch,
) {
  const { row } = order;
  const before = linesLeft(order);
  const after = linesLeft(order, entries);
  const isAgain = after.some(
    ({ left, readyAt }, index) => readyAt === null && left > 0 && (before[index]?.left ?? 0) <= 0,
  );
  const to =
    row.status === 'ready' && isAgain
      ? 'preparing'
      : statusByTicks(orderStatusOf(row.status), after);
  const isMoved =
    to === 'ready' ? row.status !== 'ready' : row.status === 'ready' && to === 'preparing';
  if (!isMoved) return null;
  const step = { status: to, statusAt: at, statusBy: by, cancelReason: row.cancelReason };
  return stepWritten(row, step, doneAt);
}
