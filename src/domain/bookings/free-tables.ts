import { preferredArea, STAY_MS, slotInstant, TABLE_AREAS, type TableArea } from './booking';

export type Span = { startsAt: number; endsAt: number };
export type VenueTable = { id: number; area: string; seats: number };
export type Stay = Span & { tableId: number };
export type Evening = { tables: readonly VenueTable[]; stays: readonly Stay[] };

/** `tablePreference: null` means any area. */
export type Wish = {
  serviceDay: string;
  reservationTime: string;
  tablePreference: TableArea | null;
  partySize: number;
};

export type Alternative = Omit<Wish, 'partySize'> & { reservationDate: string };

type Choice = {
  slots: readonly string[];
  /** The guest may choose from these areas; null means that the server chooses. */
  areas: readonly (TableArea | null)[];
  /** The server offers no slots before this instant (ms). */
  after: number;
};

/** Back-to-back stays do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

const MINUTE_MS = 60_000;
const MAX_ALTERNATIVES = 3;
/** Another area ranks like a slot that is 30 minutes away. */
const OTHER_AREA_MINUTES = 30;

/** Returns the nearest free alternatives on the same evening. The requested area wins a tie, then the earlier slot. */
export function nearestAlternatives(
  evening: Evening,
  wish: Wish,
  { slots, areas, after }: Choice,
): Alternative[] {
  const { serviceDay, partySize } = wish;
  const wishedAt = slotInstant(wish);
  return slots
    .flatMap((reservationTime) => {
      const startsAt = slotInstant({ serviceDay, reservationTime });
      return areas.map((tablePreference) => ({ reservationTime, tablePreference, startsAt }));
    })
    .filter(({ startsAt }) => startsAt > after)
    .filter((way) => hasFreeTable(evening, { ...way, partySize }))
    .sort((a, b) => farness(a, wish, wishedAt) - farness(b, wish, wishedAt) || nearer(a, b, wish))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ startsAt, ...way }) => ({
      reservationDate: new Date(startsAt).toISOString(),
      serviceDay,
      ...way,
    }));
}

/** A time of an evening with the areas that have a free table; no area means that the time is full. */
export type TableTime = { time: string; areas: TableArea[] };

export function isFull({ areas }: Pick<TableTime, 'areas'>, preference: string): boolean {
  const area = preferredArea(preference);
  return area === null ? areas.length === 0 : !areas.includes(area);
}

export function freeTimes(
  evening: Evening,
  { serviceDay, partySize }: Pick<Wish, 'serviceDay' | 'partySize'>,
  times: readonly string[],
): TableTime[] {
  return times.map((time) => {
    const startsAt = slotInstant({ serviceDay, reservationTime: time });
    const isFree = (tablePreference: TableArea) =>
      hasFreeTable(evening, { startsAt, tablePreference, partySize });
    return { time, areas: TABLE_AREAS.filter(isFree) };
  });
}

type Way = { startsAt: number; tablePreference: TableArea | null };

function hasFreeTable(
  { tables, stays }: Evening,
  { startsAt, tablePreference, partySize }: Way & { partySize: number },
): boolean {
  const span = { startsAt, endsAt: startsAt + STAY_MS };
  const isTaken = (id: number) => stays.some((stay) => stay.tableId === id && overlaps(stay, span));
  return tables.some(
    ({ id, area, seats }) =>
      seats >= partySize && (tablePreference === null || area === tablePreference) && !isTaken(id),
  );
}

function farness(way: Way, wish: Wish, wishedAt: number): number {
  const minutes = Math.abs(way.startsAt - wishedAt) / MINUTE_MS;
  return minutes + (way.tablePreference === wish.tablePreference ? 0 : OTHER_AREA_MINUTES);
}

function nearer(a: Way, b: Way, wish: Wish): number {
  const isWished = (way: Way) => Number(way.tablePreference === wish.tablePreference);
  return isWished(b) - isWished(a) || a.startsAt - b.startsAt;
}
