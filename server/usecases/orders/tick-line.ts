import { DomainError } from '#domain/error-codes';
import { afterTap, type TickLineInput, tickLineMutation } from '#domain/orders/line-tick';
import { orderStatusOf } from '#domain/orders/order';
import { stepRows } from '../../repositories/orders.repository';
import { ticksWritten } from '../../repositories/statements/line-ticks';
import { linesLeft } from '../shared/lines-left';
import { type StaffRequest, staffChange } from '../shared/staff-change';
import { type OrderChangeDeps, orderRows } from './change-order';

/**
 * Ticks dishes that are made, or takes their ticks off. The order follows its ticks.
 * @throws DomainError not_found (the order has no such line)
 */
export function tickLine(deps: OrderChangeDeps, request: StaffRequest<TickLineInput>) {
  const { input, member, ageMs } = request;
  return staffChange(deps, request, orderRows(deps), tickLineMutation, (row, at, order) => {
    const meant = order.lines.filter(({ lineNo }) => input.lines.includes(lineNo));
    if (meant.length === 0) throw new DomainError('not_found');
    const doneAt = Math.max(row.placedAt, at - ageMs);
    const by = member.firstName;
    const before = { status: orderStatusOf(row.status), lines: linesLeft(order) };
    const { status, lines } = afterTap(before, input, { at: doneAt, by });
    const changed = lines.filter((line, index) => line !== before.lines[index]);
    const isMoved = status !== row.status;
    if (changed.length === 0 && !isMoved) return null;
    const step = { status, statusAt: at, statusBy: by };
    const dish = meant.map(({ nameEn }) => nameEn).join(', ');
    return {
      after: isMoved ? step : {},
      found: { ...order, lines: [...lines] },
      audited: [
        isMoved ? { status: row.status } : null,
        { dish, isDone: input.isDone, ...(isMoved && { status }) },
      ],
      doneAt,
      more: (won) => [
        ...ticksWritten(row.id, changed, won),
        ...(isMoved ? stepRows(order, step, doneAt)(won) : []),
      ],
    };
  });
}
