import { STAY_MS } from '../bookings/slots';

/** A time at a table, ms. */
export type Span = { startsAt: number; endsAt: number };
/** A party that has a table for a while. */
export type TableStay = Span & { bookingId: string; tableId: number };
export type FitTable = {
  id: number;
  label: string;
  area: string;
  seats: number;
  isActive: boolean;
};

/** Why a table does not suit a party, or that it does. */
export type Fit = 'suits' | 'small' | 'taken' | 'blocked';

/** Nobody is seated for less. */
export const SHORTEST_STAY_MS = 30 * 60_000;

/** Whether two stays want the same table at the same time; one may begin the moment another ends. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** Who has the table during a span, other than the party itself; null: nobody. */
export function stayAt(
  tableId: number,
  span: Span,
  stays: readonly TableStay[],
  exceptId = '',
): TableStay | null {
  const found = stays.find(
    (stay) => stay.tableId === tableId && stay.bookingId !== exceptId && overlaps(stay, span),
  );
  return found ?? null;
}

type Party = Span & { id: string; partySize: number };

/** How a table fits a party. One that is too small may be taken all the same: people move together. */
export function tableFit(table: FitTable, party: Party, stays: readonly TableStay[]): Fit {
  if (!table.isActive) return 'blocked';
  if (stayAt(table.id, party, stays, party.id)) return 'taken';
  return table.seats < party.partySize ? 'small' : 'suits';
}

/** How long a party that comes now may stay at a table; null: not even half an hour. */
export function walkInSpan(tableId: number, now: number, stays: readonly TableStay[]): Span | null {
  const here = stays.filter((stay) => stay.tableId === tableId && stay.endsAt > now);
  const nextAt = Math.min(...here.map(({ startsAt }) => startsAt));
  const endsAt = Math.min(now + STAY_MS, nextAt);
  return endsAt - now >= SHORTEST_STAY_MS ? { startsAt: now, endsAt } : null;
}

export type Suggestion = { table: FitTable; endsAt: number; isWholeStay: boolean };

/**
 * Where people who come without a booking can sit, the best first: the whole stay before a short one, then
 * the smallest table that is large enough.
 */
export function walkInTables(
  tables: readonly FitTable[],
  partySize: number,
  now: number,
  stays: readonly TableStay[],
): Suggestion[] {
  return tables
    .filter(({ isActive, seats }) => isActive && seats >= partySize)
    .flatMap((table) => {
      const span = walkInSpan(table.id, now, stays);
      if (!span) return [];
      return [{ table, endsAt: span.endsAt, isWholeStay: span.endsAt === now + STAY_MS }];
    })
    .sort(
      (a, b) =>
        Number(b.isWholeStay) - Number(a.isWholeStay) ||
        a.table.seats - b.table.seats ||
        a.table.id - b.table.id,
    );
}
