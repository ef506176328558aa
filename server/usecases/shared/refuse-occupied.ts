import { DomainError } from '#domain/error-codes';
import type { Seated } from '../../repositories/rows/booking-wire';
import type { BookedRow, TableAssignments } from '../../repositories/table-assignments';

export type OccupiedDeps = { assignments: Pick<TableAssignments, 'sitting'> };
type Arrival = { current: unknown; at: number };

/** @throws DomainError table.occupied, which names who sits at the booking's table and since when */
export async function refuseOccupied(
  { assignments }: OccupiedDeps,
  { row, tableLabel }: Seated<BookedRow>,
  { current, at }: Arrival,
): Promise<void> {
  const place = { tableId: row.tableId, now: at, exceptId: row.id, withGuests: true };
  const sitting = await assignments.sitting(place);
  if (!sitting) return;
  const since = new Date(sitting.since).toISOString();
  throw new DomainError('table.occupied', {
    ...{ current, tableLabel },
    ...{ by: sitting.guestName, at: since },
  });
}
