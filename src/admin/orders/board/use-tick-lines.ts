import { useLingui } from '@lingui/react/macro';
import { dishName } from '#domain/orders/ticket-lines';
import { tickLine } from '../../../data/commands/orders/staff-orders';
import { tickedOrder } from '../../../data/orders/ticked-order';
import { barNow } from '../../../data/react/staff/use-live';
import { boardOrders, type OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-command';
import { useLanguage } from '../../../i18n/use-language';
import { afterPaint } from '../../../ui/after-paint';
import { useUndoable } from '../../shared/UndoBar';
import type { TickRow } from '../shared/tick-rows';

/** Ticks the dishes of a row, announces it, and keeps the last tick for undo. */
export function useTickLines() {
  const { t } = useLingui();
  const language = useLanguage();
  const send = useCommand(tickLine);
  const { perform, ...done } = useUndoable();

  function tick({ id, code }: Pick<OrderOnBoard, 'id' | 'code'>, row: TickRow) {
    const [lines, isDone] = [row.lineNos, !row.isDone];
    const dish = `${row.quantity}× ${dishName(row, language)}`;
    perform({
      about: `tick ${id} ${lines.join(' ')} ${isDone}`,
      words: isDone ? t`${code}: ${dish} is done` : t`${code}: ${dish} is not done`,
      run: () => write(id, lines, isDone),
      undo: () => write(id, lines, !isDone),
    });
  }

  function write(orderId: string, lines: number[], isDone: boolean): Promise<void> {
    // Storing is slower than rendering on old tablets, so the ticket shows the tick first.
    const written = afterPaint().then(() => send({ orderId, lines, isDone }));
    const at = barNow();
    const change = (order: OrderOnBoard) => tickedOrder(order, { lines, isDone }, { at, by: null });
    boardOrders.show(orderId, change, written);
    return written;
  }

  return { tick, ...done };
}
