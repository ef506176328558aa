import type { StaffOrder, StaffOrderItem } from '#domain/orders/guest-order';
import { dishesOf, type TicketLine, ticketLines } from '#domain/orders/ticket-lines';
import { STATIONS, type Station } from '#domain/stations/station';
import type { BoardStation } from '../../../data/preferences/board-choices';
import { cutTo, stationOf } from './board-view';

/** Equal dishes are one row while they are ticked alike; one tap ticks all of them. */
export type TickRow = TicketLine & { lineNos: number[]; isDone: boolean };

/** Returns what the board of a station shows of an order: its dishes only, or all with the bar's own first. */
export function dishesAt(
  order: Pick<StaffOrder, 'items' | 'entries'>,
  station: BoardStation | null,
) {
  const { toMake, takenOff } = dishesOf(order);
  const cut = cutTo(station);
  const isHere = (item: StaffOrderItem) => cut === null || stationOf(item) === cut;
  const others = toMake.filter((item) => !isHere(item));
  const countAt = (one: Station) =>
    others
      .filter((item) => stationOf(item) === one)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    rows: tickRows(station === 'bar' ? barFirst(toMake) : toMake.filter(isHere)),
    takenOff: ticketLines(takenOff.filter(isHere)),
    /** What other stations make of the order, where the ticket is cut to one. */
    elsewhere: STATIONS.map((one) => ({ station: one, count: countAt(one) })).filter(
      ({ count }) => count > 0,
    ),
  };
}

function barFirst(items: readonly StaffOrderItem[]): StaffOrderItem[] {
  const isOurs = (item: StaffOrderItem) => stationOf(item) === 'bar';
  return [...items.filter(isOurs), ...items.filter((item) => !isOurs(item))];
}

function tickRows(items: readonly StaffOrderItem[]): TickRow[] {
  const rows = new Map<string, TickRow>();
  for (const item of items) {
    const isDone = item.readyAt !== undefined;
    const [line = { ...item, key: '' }] = ticketLines([item]);
    const key = `${line.key} ${isDone}`;
    const same = rows.get(key);
    const quantity = item.quantity + (same?.quantity ?? 0);
    const own = item.lineNo === undefined ? [] : [item.lineNo];
    rows.set(key, { ...line, key, quantity, isDone, lineNos: [...(same?.lineNos ?? []), ...own] });
  }
  return [...rows.values()];
}
