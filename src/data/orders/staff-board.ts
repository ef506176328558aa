import { lineNow } from '#domain/bills/line-entry';
import type { StaffOrder, StaffOrderItem } from '#domain/orders/guest-order';
import type { TickedLine, TickedOrder, TickLineInput } from '#domain/orders/line-tick';
import { afterStep, afterTap, statusByTicks, tickLineMutation } from '#domain/orders/line-tick';
import { orderCode, orderStatusOf } from '#domain/orders/order';
import { isAcknowledged } from '#domain/orders/order-alarm';
import type { TakeOrderBody } from '#domain/orders/take-order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { bringsOrder } from '#domain/registry/guest-mutations';
import { entityKey, isTerminal, staffIdOf } from '#domain/sync/mutation';
import type { AdminDb, StaffMenuItem } from '../admin-db';
import { UNSENT_V } from '../admin-db';
import { withUnsentLines } from '../bills/bill-lines';
import { recordOf, textField } from '../json';
import type { MutationConflict, Optimistic, People } from '../outbox/enqueue';
import { bodyOf, isWaiting, mutationsOf, tapOf, withMutations } from '../outbox/enqueue';
import { groupedBy } from '../outbox/outbox';
import { readSeatings } from '../seatings/staff-seatings';
import { readPeople } from '../session';
import { barTimeOf } from '../sync/contact-watch';
import { readBarRules, staffEntries } from '../sync/pull';
import { feeIn, itemOf, liraOf } from './qr-order';

type Ticked = TickedOrder<TickedLine & { item: StaffOrderItem }>;

/** Lays unsent ticks over an order, between its unsent steps: by the rule that the server follows. */
function withTicks<Order extends StaffOrder>(
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
      const tap = bodyOf(tickLineMutation.schema, entry);
      return tap ? afterTap(ticked, tap, who) : ticked;
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
    const moves = mutationsOf(about.get(key) ?? [], order.id, 'order.status');
    const stepped = withMutations(shown, moves, people);
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

/** The party at a table on this tablet, with what it has not sent, has this bill; null: nobody has ordered there. */
export async function billAtTable(db: AdminDb, tableId: number): Promise<string | null> {
  const seatings = await readSeatings(db);
  return seatings.find((seating) => seating.tableId === tableId)?.id ?? null;
}

type Taken = { id: string; billId: string; by: string; at: number; table: string | null };

/** Returns a round as the server will store it, at the prices of the tap. */
export function orderOfRound(
  round: TakeOrderBody,
  menu: readonly StaffMenuItem[],
  { id, billId, by, at, table }: Taken,
): StaffOrder {
  const time = new Date(at).toISOString();
  const items = round.items.map((line, lineNo) => {
    const item = itemOf(line, menu);
    const allergy = line.customizations?.allergy;
    const customizations = { ...item.customizations, ...(allergy && { allergy }) };
    return { ...item, customizations, lineNo, billId, person: line.person ?? null };
  });
  const guests = guestsOf(round, table);
  return {
    ...{ id, code: orderCode(id), createdAt: time, status: 'confirmed', statusAt: time },
    ...{ statusBy: by, author: by, seenAt: null, preparedFrom: null, v: UNSENT_V },
    totalAmount: liraOf(round.totalAmount),
    deliveryFee: feeIn(round, items),
    orderType: round.serviceType,
    ...{ billId, seatingId: table === null ? null : billId, seatNo: null },
    ...{ paidAt: null, paidBy: null, acknowledgedAt: null, acknowledgedBy: null, entries: [] },
    ...{ guestEmail: null, ...guests },
    items,
  };
}

function guestsOf(round: TakeOrderBody, table: string | null) {
  const none = { tableNumber: table, guestName: null, guestPhone: null, deliveryAddress: null };
  if (round.serviceType === 'table') {
    const { name = null, phone = null } = round.tab ?? {};
    return { ...none, guestName: name, guestPhone: phone };
  }
  const wanted = round.wantedAt === undefined ? {} : { wantedAt: round.wantedAt };
  if (round.serviceType === 'collection') {
    const { guestName, guestPhone = null } = round;
    return { ...none, guestName, guestPhone, ...wanted };
  }
  const { deliveryAddress } = round;
  const { fullName: guestName, phone: guestPhone } = deliveryAddress;
  return { ...none, guestName, guestPhone, deliveryAddress: { ...deliveryAddress }, ...wanted };
}
