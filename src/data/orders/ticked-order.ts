import * as v from 'valibot';
import { lineNow } from '#domain/bills/line-worth';
import type { StaffOrder, StaffOrderItem } from '#domain/orders/guest-order';
import {
  afterStep,
  afterTap,
  statusByTicks,
  type TickedLine,
  type TickedOrder,
  type TickLineInput,
  tickLineMutation,
} from '#domain/orders/line-tick';
import { orderStatusOf } from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { staffIdOf } from '#domain/sync/mutation';
import { recordOf, textField } from '../json';
import { isWaiting, type People } from '../outbox/optimistic-rows';
import { barTimeOf } from '../sync/contact-watch';

type Ticked = TickedOrder<TickedLine & { item: StaffOrderItem }>;

/** Lays unsent ticks over an order, between its unsent steps: by the rule that the server follows. */
export function withTicks<Order extends StaffOrder>(
  order: Order,
  { from, entries, people }: { from: string; entries: readonly OutboxEntry[]; people: People },
): Order {
  const waiting = entries.filter(
    ({ kind, state }) => (kind === 'line.tick' || kind === 'order.status') && isWaiting(state),
  );
  if (waiting.length === 0) return settled(order);
  const begun: Ticked = { ...tickedOf(order), status: orderStatusOf(from) };
  const after = waiting
    .sort((a, b) => a.seqInKey - b.seqInKey)
    .reduce((ticked, entry) => {
      const { kind, body, createdAt, principal } = entry;
      const who = { at: barTimeOf(createdAt), by: people[staffIdOf(principal) ?? ''] ?? null };
      if (kind === 'order.status') {
        const to = textField(recordOf(body), 'status');
        return to === null ? ticked : afterStep(ticked, orderStatusOf(to), who);
      }
      const tap = v.safeParse(tickLineMutation.schema, recordOf(body));
      return tap.success ? afterTap(ticked, tap.output, who) : ticked;
    }, begun);
  return { ...shownAs(order, after), isQueued: true };
}

/** Returns the order as a tap leaves it. */
export function tickedOrder<Order extends StaffOrder>(
  order: Order,
  tap: TickLineInput,
  who: { at: number; by: string | null },
): Order {
  return shownAs(order, afterTap(tickedOf(order), tap, who));
}

/** The last dish to make was taken off on this tablet, which the server does not know. */
function settled<Order extends StaffOrder>(order: Order): Order {
  const { status, lines } = tickedOf(order);
  if (!lines.some(({ readyAt }) => readyAt !== null)) return order;
  return statusByTicks(status, lines) === 'ready' ? { ...order, status: 'ready' } : order;
}

function tickedOf({ status, items, entries = [] }: StaffOrder): Ticked {
  const lines = items.map((item, index) => {
    const { lineNo = index, quantity, tickedAt, readyAt, readyBy = null } = item;
    const own = entries.filter((entry) => entry.lineNo === lineNo);
    const gone = own.map((entry) => ({ ...entry, kurus: 0 }));
    const { left } = lineNow({ quantity, unitKurus: 0 }, gone);
    return { item, lineNo, left, readyBy, tickedAt: msOf(tickedAt), readyAt: msOf(readyAt) };
  });
  return { status: orderStatusOf(status), lines };
}

function shownAs<Order extends StaffOrder>(order: Order, { status, lines }: Ticked): Order {
  const items = lines.map(({ item, lineNo, tickedAt, readyAt, readyBy }) => {
    const { tickedAt: _, readyAt: __, readyBy: ___, ...dish } = item;
    return {
      ...dish,
      lineNo,
      ...(tickedAt !== null && { tickedAt: isoOf(tickedAt) }),
      ...(readyAt !== null && { readyAt: isoOf(readyAt), readyBy }),
    };
  });
  return { ...order, status, items };
}

function msOf(time: string | undefined): number | null {
  return time === undefined ? null : Date.parse(time);
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
