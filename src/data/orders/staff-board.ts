import type { StaffOrder } from '#domain/orders/guest-order';
import { isAcknowledged } from '#domain/orders/order-alarm';
import { cancelReasonOf } from '#domain/orders/order-changes';
import { bringsOrder, type OutboxEntry } from '#domain/registry/outbox-entry';
import { isTerminal } from '#domain/sync/entry-state';
import { entityKey } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { withUnsentLines } from '../bills/bill-lines';
import { recordOf, textField } from '../json';
import { groupedBy } from '../outbox/entries';
import {
  isWaiting,
  type MutationConflict,
  type Optimistic,
  type People,
  tapOf,
  waitingMutations,
  withMutations,
} from '../outbox/optimistic-rows';
import { readPeople } from '../session';
import { staffEntries } from '../sync/pull';
import { readBarRules } from '../sync/replica';
import { withTicks } from './ticked-order';

export type OrderConflict = MutationConflict;
export type OrderOnBoard = Optimistic<StaffOrder> & {
  refusal?: { entryId: string; code: string; at: string };
  /** Until then (ms, by the device's clock) the round can be taken back. */
  heldUntil?: number;
};

/** Reads orders and queued changes in one transaction. */
export function readBoard(db: AdminDb): Promise<OrderOnBoard[]> {
  return db.transaction('r', db.order, db.outbox, db.meta, async () => {
    const [orders, rows, people, { silenceMinutes }] = await Promise.all([
      db.order.orderBy('createdAt').reverse().toArray(),
      db.outbox.toArray(),
      readPeople(db),
      readBarRules(db),
    ]);
    return staffBoard(orders, staffEntries(rows), people, silenceMinutes);
  });
}

/** Returns the server's orders with this tablet's queued changes applied; newest first. */
export function staffBoard(
  orders: readonly StaffOrder[],
  entries: readonly OutboxEntry[],
  people: People = {},
  silenceMinutes?: number,
): OrderOnBoard[] {
  const told = new Map(entries.filter(isTold).map((entry) => [entry.entityKey, entry]));
  const about = groupedBy(entries, (entry) => entry.entityKey);
  const brought = new Map(
    entries
      .filter(({ kind, state }) => bringsOrder(kind) && !isTerminal(state))
      .map((entry) => [entry.id, entry]),
  );
  const had = new Set(orders.map(({ id }) => id));
  return withUnsentLines(orders, entries, people).map((order) => {
    const seen = withSighting(order, told.get(entityKey('seen', order.id)));
    const alarm = told.get(entityKey('alarm', order.id));
    const shown = isStillHad(seen, alarm, silenceMinutes) ? seen : withEntry(seen, alarm, people);
    const key = entityKey('order', order.id);
    const moves = waitingMutations(about.get(key) ?? [], 'order.status', key);
    const stepped = withReason(withMutations(shown, moves, people), moves);
    // A question about a step stops that person's steps, not the ticks.
    const from = stepped.conflict ? stepped.status : shown.status;
    const moved = withTicks(stepped, {
      from,
      entries: (about.get(key) ?? []).filter(
        ({ kind }) => !stepped.conflict || kind === 'line.tick',
      ),
      people,
    });
    return asBrought(
      had.has(order.id) ? moved : { ...moved, isQueued: true },
      brought.get(order.id),
    );
  });
}

function asBrought(order: OrderOnBoard, entry: OutboxEntry | undefined): OrderOnBoard {
  if (!entry) return order;
  const { id: entryId, state, createdAt, lastCode = 'internal' } = entry;
  if (state !== 'needs_user' && state !== 'rejected') {
    const { heldUntil, sentAt } = entry;
    const isHeld = heldUntil !== undefined && sentAt === undefined;
    return { ...order, isQueued: true, ...(isHeld && { heldUntil }) };
  }
  const at = new Date(createdAt).toISOString();
  return { ...order, isQueued: false, refusal: { entryId, code: lastCode, at } };
}

function withReason(order: OrderOnBoard, moves: readonly OutboxEntry[]): OrderOnBoard {
  if (!order.isQueued || order.status !== 'cancelled') return order;
  const reason = textField(recordOf(moves.at(-1)?.body), 'reason');
  return { ...order, cancelReason: cancelReasonOf(reason) };
}

function isTold({ kind, state }: OutboxEntry): boolean {
  if (kind === 'order.seen') return state !== 'cancelled';
  return kind === 'order.acknowledge' && (state === 'acked' || isWaiting(state));
}

function withSighting(order: StaffOrder, sighting: OutboxEntry | undefined): StaffOrder {
  if (!sighting || order.seenAt !== null) return order;
  return { ...order, seenAt: new Date(sighting.createdAt).toISOString() };
}

/** The acknowledgement that the server has stored still holds. */
function isStillHad(
  { acknowledgedAt }: StaffOrder,
  response: OutboxEntry | undefined,
  silenceMinutes: number | undefined,
): boolean {
  if (!response || !acknowledgedAt) return false;
  return isAcknowledged(Date.parse(acknowledgedAt), response.createdAt, silenceMinutes);
}

function withEntry(order: StaffOrder, response: OutboxEntry | undefined, people: People) {
  if (!response) return order;
  const { at: acknowledgedAt, by: acknowledgedBy } = tapOf(response, people);
  return { ...order, acknowledgedAt, acknowledgedBy };
}
