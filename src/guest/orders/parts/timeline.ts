import { ORDER_STATUSES, type OrderStatus, orderStatusOf } from '#domain/orders/order';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { orderTicks, type Tick, type TickStep } from '../../../data/orders/order-ticks';

/** The four ticks come before the statuses. */
export type TimelineStep = TickStep | Exclude<OrderStatus, 'pending' | 'confirmed'>;

export type TimelineRow = {
  step: TimelineStep;
  phase: 'past' | 'now' | 'ahead' | 'unknown' | 'not' | 'cancelled';
  /** The step's time; for `unknown`, the last time at which the step was known not to have happened. */
  at: number | null;
  by: string | null;
};

const AFTER_TICKS = ['preparing', 'ready', 'completed'] as const;

/** Returns the known progress. */
export function timelineOf(order: OrderOnDevice): TimelineRow[] {
  const rows = orderTicks(order).map(rowOf);
  if (order.state !== 'received') return withNow(rows);
  const { status, statusAt, statusBy } = order.response.order;
  const last = { at: Date.parse(statusAt), by: statusBy };
  if (orderStatusOf(status) === 'cancelled') {
    const happened = rows.filter(({ step, phase }) => step === 'saved' || phase === 'past');
    return [...happened, { step: 'cancelled', phase: 'cancelled', ...last }];
  }
  const reached = ORDER_STATUSES.indexOf(orderStatusOf(status));
  const later = AFTER_TICKS.map((step): TimelineRow => {
    const isPast = ORDER_STATUSES.indexOf(step) <= reached;
    const isLast = step === status;
    return { step, phase: isPast ? 'past' : 'ahead', ...(isLast ? last : { at: null, by: null }) };
  });
  return withNow([...rows, ...later]);
}

function rowOf(tick: Tick): TimelineRow {
  const { step } = tick;
  switch (tick.state) {
    case 'done':
      return { step, phase: 'past', at: tick.at, by: tick.by };
    case 'unknown':
      return { step, phase: 'unknown', at: tick.asOf, by: null };
    case 'ahead':
    case 'not':
      return { step, phase: tick.state, at: null, by: null };
  }
}

/** Marks the last certain step as the present one. */
function withNow(rows: TimelineRow[]): TimelineRow[] {
  const now = rows.map(({ phase }) => phase).lastIndexOf('past');
  return rows.map((row, index) => (index === now ? { ...row, phase: 'now' } : row));
}
