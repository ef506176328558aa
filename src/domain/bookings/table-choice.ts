import { STAY_MS, slotInstant } from './booking';
import type { Alternative, Evening, Span, VenueTable } from './free-tables';
import { overlaps } from './free-tables';

/** How a party wants to sit: at these tables, or wherever it fits. */
type TableWish = {
  partySize: number;
  /** Staff chose these; an empty list: any. */
  tables: readonly number[];
  area: string | null;
};

function isFree({ stays }: Evening, id: number, span: Span): boolean {
  return !stays.some((stay) => stay.tableId === id && overlaps(stay, span));
}

/** Returns the tables for a stay: the chosen ones if all are free, otherwise the smallest that fits; null: none. */
export function tablesFor(evening: Evening, wish: TableWish, span: Span): number[] | null {
  const { tables, area, partySize } = wish;
  if (tables.length > 0) {
    const known = tables.every((id) => evening.tables.some((table) => table.id === id));
    return known && tables.every((id) => isFree(evening, id, span)) ? [...tables] : null;
  }
  const [smallest] = evening.tables
    .filter((table) => table.seats >= partySize && (area === null || table.area === area))
    .filter(({ id }) => isFree(evening, id, span))
    .sort(bySeats);
  return smallest ? [smallest.id] : null;
}

/**
 * Suggests tables to join for a party above the largest free one: of one area, the fewest, then with the fewest seats
 * left over.
 */
export function tablesToJoin(
  evening: Evening,
  { partySize, area }: Pick<TableWish, 'partySize' | 'area'>,
  span: Span,
): number[] | null {
  const free = evening.tables.filter(({ id }) => isFree(evening, id, span));
  const areas = area === null ? [...new Set(free.map((table) => table.area))] : [area];
  const ways = areas.flatMap((one) => {
    const way = joined(
      free.filter((table) => table.area === one),
      partySize,
    );
    return way ? [way] : [];
  });
  const [best] = ways.sort((a, b) => a.length - b.length || seatsOf(a) - seatsOf(b));
  return best?.map(({ id }) => id) ?? null;
}

/** Takes the largest tables, then the smallest one that suffices for the rest. */
function joined(free: readonly VenueTable[], partySize: number): VenueTable[] | null {
  const left = [...free].sort((a, b) => -bySeats(a, b));
  const taken: VenueTable[] = [];
  while (seatsOf(taken) < partySize) {
    const need = partySize - seatsOf(taken);
    const last = left.filter(({ seats }) => seats >= need).at(-1);
    const next = last ?? left[0];
    if (!next) return null;
    left.splice(left.indexOf(next), 1);
    taken.push(next);
  }
  return taken;
}

export type SlotLoad = {
  reservationTime: string;
  startsAt: number;
  /** So many of the tables are taken during the stay. */
  taken: number;
  /** The party's tables; null: none is free. */
  tables: number[] | null;
};

/** Returns how full each slot of an evening is, and whether the party has tables then. */
export function slotLoads(
  evening: Evening,
  wish: TableWish & { serviceDay: string; stayMs?: number },
  slots: readonly string[],
): SlotLoad[] {
  const { serviceDay, stayMs = STAY_MS } = wish;
  return slots.map((reservationTime) => {
    const startsAt = slotInstant({ serviceDay, reservationTime });
    const span = { startsAt, endsAt: startsAt + stayMs };
    const taken = evening.tables.filter(({ id }) => !isFree(evening, id, span)).length;
    return { reservationTime, startsAt, taken, tables: tablesFor(evening, wish, span) };
  });
}

const MOST_ALTERNATIVES = 3;

/** Returns the nearest slots at which the party has tables, the nearest first. */
export function nearestSlots(
  loads: readonly SlotLoad[],
  { serviceDay, wishedAt, after }: { serviceDay: string; wishedAt: number; after: number },
): Alternative[] {
  const farness = ({ startsAt }: SlotLoad) => Math.abs(startsAt - wishedAt);
  return loads
    .filter(({ tables, startsAt }) => tables !== null && startsAt > after)
    .filter(({ startsAt }) => startsAt !== wishedAt)
    .sort((a, b) => farness(a) - farness(b) || a.startsAt - b.startsAt)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ startsAt, reservationTime }) => ({
      reservationDate: new Date(startsAt).toISOString(),
      serviceDay,
      reservationTime,
      tablePreference: null,
    }));
}

function bySeats(a: VenueTable, b: VenueTable): number {
  return a.seats - b.seats || a.id - b.id;
}

function seatsOf(tables: readonly VenueTable[]): number {
  return tables.reduce((sum, { seats }) => sum + seats, 0);
}
