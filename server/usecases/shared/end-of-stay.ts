import { STAY_MS } from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import { SHORTEST_STAY_MS } from '#domain/tables/table-state';
import type { TableRow } from '../../db/tables/bookings.table';
import { walkInPlace } from '../../repositories/tables.repository';
import type { Parts } from './staff-change';

/**
 * Returns when a party that sits down now has to leave: at the next booking, at most two hours later.
 * @throws DomainError table.taken if the table is occupied, or booked within half an hour
 */
export async function endOfStay(
  { assignments }: Pick<Parts, 'assignments'>,
  table: TableRow,
  startsAt: number,
  exceptId = '',
): Promise<number> {
  const sitting = await assignments.sitting(walkInPlace({ tableId: table.id, startsAt }));
  if (sitting) throw taken(table, { guestName: sitting.guestName, startsAt: sitting.since });
  const span = { startsAt, endsAt: startsAt + SHORTEST_STAY_MS };
  const soon = await assignments.occupant(table.id, span, exceptId);
  if (soon) throw taken(table, soon);
  const nextAt = await assignments.nextStart(table.id, startsAt, exceptId);
  return Math.min(startsAt + STAY_MS, nextAt ?? Number.POSITIVE_INFINITY);
}

type Other = { guestName: string | null; startsAt: number };

export function taken({ label }: TableRow, { guestName, startsAt }: Other, seen = {}): DomainError {
  const at = new Date(startsAt).toISOString();
  return new DomainError('table.taken', { ...seen, tableLabel: label, by: guestName, at });
}
