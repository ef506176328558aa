import { orderStatusOf } from '../orders/order';
import type { DeviceRead, DeviceRole } from '../stations/station';
import { ringsForOrders } from '../stations/who-rings';
import type { PlanBooking } from '../tables/table-state';
import { isLate } from '../tables/table-state';
import { businessDay } from '../venue';

/**
 * What waits for a person, the most urgent first. A new kind needs its place here, its facts on the device and its words
 * on the rail.
 */
export const NEED_KINDS = [
  'call',
  'order',
  'sound',
  'printer',
  'late',
  'double',
  'cooking',
  'unpaid',
  'back',
  'approve',
  'deposit',
  'limit',
  'silent',
  'day',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** These ring, so every page shows them. */
export const URGENT: readonly NeedKind[] = ['call', 'order', 'sound'];

/** A station has no guests, no bills and no bookings. */
const AT_STATION: readonly NeedKind[] = ['order', 'sound', 'printer', 'limit', 'silent'];

export function needKindsOf(role: DeviceRole): readonly NeedKind[] {
  switch (role) {
    case 'office':
      return [];
    case 'kitchen':
    case 'grill':
    case 'shisha':
      return AT_STATION;
    case 'waiter':
      return NEED_KINDS.filter((kind) => kind !== 'sound');
    case 'bar':
      return NEED_KINDS;
  }
}

/** The facts of each kind, in the order in which they wait. */
export type NeedFacts<Facts extends Partial<Record<NeedKind, unknown>>> = {
  readonly [Kind in keyof Facts]?: readonly Facts[Kind][];
};

/** An entry is one sentence about its first fact, and how many more there are. */
export type Need<Facts extends Partial<Record<NeedKind, unknown>>> = {
  [Kind in keyof Facts & NeedKind]: {
    kind: Kind;
    first: Facts[Kind];
    all: readonly Facts[Kind][];
  };
}[keyof Facts & NeedKind];

/** Every call has its own answer; the other kinds are one entry each. */
const ONE_BY_ONE: readonly NeedKind[] = ['call', 'limit'];

/** Returns the entries of the rail: what this device shows, the most urgent kind first. */
export function needsYou<Facts extends Partial<Record<NeedKind, unknown>>>(
  role: DeviceRole,
  facts: NeedFacts<Facts>,
): Need<Facts>[] {
  return needKindsOf(role).flatMap((kind) => {
    const all: readonly unknown[] = facts[kind] ?? [];
    const groups = ONE_BY_ONE.includes(kind) ? all.map((fact) => [fact]) : [all];
    // The kind names the type of its facts.
    return groups.flatMap((group) =>
      group.length === 0 ? [] : [{ kind, first: group[0], all: group } as Need<Facts>],
    );
  });
}

type Booking = PlanBooking & { serviceDay: string };

/** Returns the parties of today that have not come, the longest awaited first. */
export function lateBookings<B extends Booking>(bookings: readonly B[], now: number): B[] {
  return bookings
    .filter((one) => one.serviceDay === businessDay(now) && one.kind !== 'wait' && isLate(one, now))
    .sort((a, b) => a.startsAt - b.startsAt);
}

type Bill = { id: string; closedAt: string | null; openKurus: number };
type Order = {
  id: string;
  status: string;
  billId?: string;
  paidBy?: unknown;
  entries?: readonly { id: string; isProven: boolean; undoes: string | null }[];
};

const MADE = ['confirmed', 'preparing', 'ready'];

/** Returns orders whose bill is paid and closed while the guests still wait for their dishes. */
export function paidButCooking<O extends Order>(orders: readonly O[], bills: readonly Bill[]): O[] {
  const closed = new Set(bills.flatMap(({ id, closedAt }) => (closedAt === null ? [] : [id])));
  return orders.filter(
    ({ status, paidBy, billId }) =>
      MADE.includes(orderStatusOf(status)) && paidBy != null && closed.has(billId ?? ''),
  );
}

/** Returns the bills of collections and deliveries that were handed over without a payment. */
export function handedOverUnpaid<B extends Bill>(
  bills: readonly B[],
  orders: readonly Order[],
): B[] {
  const gone = new Set(
    orders.flatMap(({ id, status }) => (orderStatusOf(status) === 'completed' ? [id] : [])),
  );
  return bills.filter(({ id, openKurus }) => openKurus > 0 && gone.has(id));
}

export function toGiveBack<B extends Bill>(bills: readonly B[]): B[] {
  return bills.filter(({ openKurus }) => openKurus < 0);
}

/** Returns orders with an entry that nobody approved, or that only a tablet without a connection has proven. */
export function unapproved<O extends Order>(orders: readonly O[]): O[] {
  return orders.filter(({ entries = [] }) => {
    const undone = new Set(entries.map(({ undoes }) => undoes));
    return entries.some(({ id, isProven }) => !isProven && !undone.has(id));
  });
}

/** A device pulls every 30 s; after this long (ms) it hears no order. */
const SILENT_AFTER_MS = 3 * 60_000;

/** Returns the devices that ring for orders and were there today, but are silent; what nobody has named is no alarm. */
export function silentDevices(
  reports: readonly { device: string; at: number }[],
  devices: readonly DeviceRead[],
  { own, now }: { own: string; now: number },
): (DeviceRead & { at: number })[] {
  return reports.flatMap(({ device: id, at }) => {
    const device = devices.find((one) => one.id === id);
    const isSilent = id !== own && now - at > SILENT_AFTER_MS;
    return device && isSilent && ringsForOrders(device.role) ? [{ ...device, at }] : [];
  });
}
