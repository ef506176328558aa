import type { AskingPhone, CallRead, SeatingRead } from '#domain/seatings/seating';
import type { seatings } from '../../db/tables/seatings.table';

export type SeatingRow = typeof seatings.$inferSelect;

export function seatingRead(row: SeatingRow): SeatingRead {
  return {
    id: row.id,
    v: row.v,
    tableId: row.tableId,
    openedAt: new Date(row.openedAt).toISOString(),
    acceptedAt: isoOrNull(row.acceptedAt),
    acceptedBy: row.acceptedBy,
    closedAt: isoOrNull(row.closedAt),
    closedBy: row.closedBy,
    mergedInto: row.mergedInto,
    movedAt: isoOrNull(row.movedAt),
    movedBy: row.movedBy,
    calls: callsOf(row),
    asking: askingOf(row),
  };
}

export function askingOf({ asking }: SeatingRow): AskingPhone[] {
  return asking.map(({ seatNo, at }) => ({ seatNo, at: new Date(at).toISOString() }));
}

export function callsOf(row: SeatingRow): SeatingRead['calls'] {
  return {
    waiter: callOf(row.waiterCalledAt, row.waiterTakenAt, row.waiterTakenBy),
    bill: callOf(row.billCalledAt, row.billTakenAt, row.billTakenBy),
  };
}

function callOf(at: number | null, takenAt: number | null, takenBy: string | null) {
  if (at === null) return null;
  const call: CallRead = { at: new Date(at).toISOString(), takenAt: isoOrNull(takenAt), takenBy };
  return call;
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
