import { overlaps, type Span, type Stay } from '../bookings/free-tables';
import { STAY_MS } from '../bookings/slots';
import type { VenueTableRead } from './venue-table';

export type TableStay = Stay & { bookingId: string };
export type FitTable = Pick<VenueTableRead, 'id' | 'label' | 'area' | 'seats' | 'isActive'>;

export type Fit = 'suits' | 'small' | 'taken' | 'blocked';

export const SHORTEST_STAY_MS = 30 * 60_000;

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

/** Staff can still choose a table that is too small: parties sit closer together. */
export function tableFit(table: FitTable, party: Party, stays: readonly TableStay[]): Fit {
  if (!table.isActive) return 'blocked';
  if (stayAt(table.id, party, stays, party.id)) return 'taken';
  return table.seats < party.partySize ? 'small' : 'suits';
}

/** Returns tables for an arriving party without guests of any kind: its own area comes first, then the smallest. */
export function arrivalTables<Table extends FitTable>(
  tables: readonly Table[],
  party: Party & { tableId: number | null },
  stays: readonly TableStay[],
): Table[] {
  const area = tables.find(({ id }) => id === party.tableId)?.area;
  return tables
    .filter((table) => table.id !== party.tableId && tableFit(table, party, stays) === 'suits')
    .sort(
      (a, b) =>
        Number(b.area === area) - Number(a.area === area) || a.seats - b.seats || a.id - b.id,
    );
}

/** Returns how long a walk-in may stay at a table; null means less than half an hour. */
export function walkInSpan(tableId: number, now: number, stays: readonly TableStay[]): Span | null {
  const here = stays.filter((stay) => stay.tableId === tableId && stay.endsAt > now);
  const nextAt = Math.min(...here.map(({ startsAt }) => startsAt));
  const endsAt = Math.min(now + STAY_MS, nextAt);
  return endsAt - now >= SHORTEST_STAY_MS ? { startsAt: now, endsAt } : null;
}

export type Suggestion = { table: FitTable; endsAt: number; isWholeStay: boolean };

/** Returns tables for a walk-in: a full stay comes before a short one, then the smallest table that fits. */
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
