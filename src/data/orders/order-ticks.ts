import type { OrderStatus } from '#domain/orders/order';
import { orderStatusOf } from '#domain/orders/order';
import type { SharedRows } from '../staff/shared-rows';
import type { LocalOrder } from './my-order';
import type { OrderOnDevice } from './order-on-device';
import type { OrderOnBoard } from './staff-board';

type OrdersAhead = SharedRows<OrderOnBoard> & {
  /** Shows a change until it is stored and read again; a failed write reverts it. */
  show(orderId: string, change: ShownChange, written: Promise<unknown>): void;
};

type ShownChange = (order: OrderOnBoard) => OrderOnBoard;

/** Shows a change in the frame of the tap: storing and reading takes a slow tablet 300 ms. */
export function ordersAhead(orders: SharedRows<OrderOnBoard>): OrdersAhead {
  const steps = new Map<string, { change: ShownChange; isWritten: boolean }>();
  const listeners = new Set<() => void>();
  let base = orders.get();
  let shown = base;

  function layOver(): void {
    const read = orders.get();
    if (read !== base) forgetRead(read);
    base = read;
    shown = read;
    if (!Array.isArray(read) || steps.size === 0) return;
    shown = read.map((order) => {
      const step = steps.get(order.id);
      return step ? step.change(order) : order;
    });
  }

  function forgetRead(read: typeof base): void {
    if (!Array.isArray(read)) return;
    for (const { id, conflict } of read) {
      if (conflict || steps.get(id)?.isWritten) steps.delete(id);
    }
  }

  function tell(): void {
    layOver();
    for (const listener of [...listeners]) listener();
  }

  return {
    again: orders.again,
    get() {
      if (orders.get() !== base) layOver();
      return shown;
    },
    subscribe(listener) {
      const stop = orders.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    show(orderId, change, written) {
      const found = orders.get();
      if (!Array.isArray(found) || !found.some(({ id }) => id === orderId)) return;
      const before = steps.get(orderId)?.change;
      const step = {
        change: (order: OrderOnBoard) => change(before ? before(order) : order),
        isWritten: false,
      };
      steps.set(orderId, step);
      tell();
      written.then(
        () => {
          step.isWritten = true;
        },
        () => {
          if (steps.get(orderId) !== step) return;
          steps.delete(orderId);
          tell();
        },
      );
    },
  };
}

const TICK_STEPS = ['saved', 'reached', 'shown', 'accepted'] as const;
export type TickStep = (typeof TICK_STEPS)[number];

/**
 * `done`: the step is certain. `ahead`: the step is certainly still to come. `unknown`: neither; `asOf` is the last
 * time the step was known to be missing, or for `reached` the time of sending. `not`: the step never comes.
 */
export type Tick = { step: TickStep } & (
  | { state: 'done'; at: number | null; by: string | null }
  | { state: 'ahead' | 'not' }
  | { state: 'unknown'; asOf: number | null }
);

type Received = Extract<OrderOnDevice, { state: 'received' }>;

export function orderTicks(order: OrderOnDevice): Tick[] {
  switch (order.state) {
    case 'loading':
    case 'unknown':
    case 'superseded':
      return [];
    case 'queued':
    case 'sending':
    case 'blocked':
    case 'quarantined':
      return waitingTicks(order.local, order.sentAt);
    case 'stale':
    case 'changed':
      return [savedTick(order.local), ...restOf('ahead')];
    case 'refused':
    case 'cancelled':
      return [savedTick(order.local), ...restOf('not')];
    case 'received':
      return receivedTicks(order);
  }
}

/** Returns the ticks of an order sent without a response: the further ticks are unknown. */
export function waitingTicks(
  saved: Pick<LocalOrder, 'placedAt' | 'isUnsaved'>,
  sentAt: number | null,
): Tick[] {
  if (sentAt === null) return [savedTick(saved), ...restOf('ahead')];
  return [
    savedTick(saved),
    { step: 'reached', state: 'unknown', asOf: sentAt },
    { step: 'shown', state: 'unknown', asOf: null },
    { step: 'accepted', state: 'unknown', asOf: null },
  ];
}

function savedTick({ placedAt, isUnsaved }: Pick<LocalOrder, 'placedAt' | 'isUnsaved'>): Tick {
  return isUnsaved ? { step: 'saved', state: 'not' } : done('saved', placedAt);
}

function receivedTicks(order: Received): Tick[] {
  const { response, saved } = order;
  const reached = done('reached', Date.parse(response.order.createdAt));
  const atTheBar = [reached, shownTick(order), acceptedTick(order)];
  if (saved === 'elsewhere') return atTheBar;
  const first: Tick =
    saved === 'memory' ? { step: 'saved', state: 'not' } : done('saved', saved + barLeadMs(order));
  return [first, ...atTheBar];
}

/** Returns the lead of the server's clock over this phone's (ms): one list shows one clock. */
function barLeadMs({ barAt, seenAt }: Received): number {
  return barAt === null ? 0 : barAt - seenAt;
}

function shownTick(order: Received): Tick {
  const { seenAt, status } = order.response.order;
  if (seenAt) return done('shown', Date.parse(seenAt));
  // A changed status implies that the order was shown, even without a time.
  return isAccepted(orderStatusOf(status)) ? done('shown', null) : notYet('shown', order);
}

function acceptedTick(order: Received): Tick {
  const { status, statusAt, statusBy } = order.response.order;
  if (!isAccepted(orderStatusOf(status))) return notYet('accepted', order);
  // After a later step the time shown is that of the later step.
  return status === 'confirmed'
    ? done('accepted', Date.parse(statusAt), statusBy)
    : done('accepted', null);
}

function notYet(step: TickStep, { response, isFresh, seenAt, barAt }: Received): Tick {
  if (orderStatusOf(response.order.status) === 'cancelled') return { step, state: 'not' };
  return isFresh ? { step, state: 'ahead' } : { step, state: 'unknown', asOf: barAt ?? seenAt };
}

function isAccepted(status: OrderStatus): boolean {
  return status !== 'pending' && status !== 'cancelled';
}

function restOf(state: 'ahead' | 'not'): Tick[] {
  return TICK_STEPS.slice(1).map((step) => ({ step, state }));
}

function done(step: TickStep, at: number | null, by: string | null = null): Tick {
  return { step, state: 'done', at, by };
}
