import type { DeviceRole, Station } from './station';
import { STATIONS, stationOfRole, USUAL_ROLE } from './station';

/** siren: rings until a person takes it. tone: sounds once. */
type Sound = 'siren' | 'tone' | null;

type Rings = {
  /** New orders of guests, and what nobody has opened. */
  orders: Sound;
  /** Calls of tables. */
  calls: Sound;
  /** Orders that a waiter can carry to the table. */
  ready: Sound;
  /** Late orders, the last call of a brunch, a lost connection. */
  notes: Sound;
};

const STATION: Rings = { orders: 'siren', calls: null, ready: null, notes: 'tone' };

const RINGS: Record<DeviceRole, Rings> = {
  bar: { ...STATION, calls: 'siren' },
  kitchen: STATION,
  grill: STATION,
  shisha: STATION,
  waiter: { orders: null, calls: 'tone', ready: 'tone', notes: null },
  office: { orders: null, calls: null, ready: null, notes: null },
};

/** Returns how a device sounds; a device without a role sounds like one behind the bar. */
export function ringsOf(role: DeviceRole | null): Rings {
  return RINGS[role ?? USUAL_ROLE];
}

/** True for devices without which new orders go unheard. */
export function ringsForOrders(role: DeviceRole | null): boolean {
  return ringsOf(role).orders === 'siren';
}

type Ringing<Order, Call> = { orders: readonly Order[]; calls: readonly Call[] };

/**
 * Returns what a device rings for until a person takes it: the bar for every order and call, a station for the orders
 * with something to make there.
 */
export function whatRings<Order, Call>(
  role: DeviceRole | null,
  { orders, calls }: Ringing<Order, Call>,
  stationsOf: (order: Order) => readonly Station[],
): { orders: Order[]; calls: Call[] } {
  const rings = ringsOf(role);
  const station = stationOfRole(role ?? USUAL_ROLE);
  const isHere = (order: Order) => station === null || stationsOf(order).includes(station);
  return {
    orders: rings.orders === 'siren' ? orders.filter(isHere) : [],
    calls: rings.calls === 'siren' ? [...calls] : [],
  };
}

type Ordered = { items: readonly { station?: Station }[] };

/** Returns the stations that make an order. One that an older build stored has no stations on its lines: it rings at all. */
export function stationsOf({ items }: Ordered): readonly Station[] {
  const stations = items.flatMap(({ station }) => station ?? []);
  return stations.length < items.length || items.length === 0 ? STATIONS : stations;
}
