import type { AskingPhone, CallRead, SeatingRead } from '#domain/seatings/seating';
import type { VenueTableRead } from '#domain/tables/venue-table';
import { iso, isoOrNull } from '../../db/iso';
import type { seatings, venueTables } from '../../db/tables/bookings.table';

export type SeatingRow = typeof seatings.$inferSelect;

export function seatingRead(row: SeatingRow): SeatingRead {
  return {
    id: row.id,
    v: row.v,
    tableId: row.tableId,
    openedAt: iso(row.openedAt),
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
  return asking.map(({ seatNo, at }) => ({ seatNo, at: iso(at) }));
}

export function callsOf(row: SeatingRow): SeatingRead['calls'] {
  return {
    waiter: callOf(row.waiterCalledAt, row.waiterTakenAt, row.waiterTakenBy),
    bill: callOf(row.billCalledAt, row.billTakenAt, row.billTakenBy),
  };
}

function callOf(at: number | null, takenAt: number | null, takenBy: string | null) {
  if (at === null) return null;
  const call: CallRead = { at: iso(at), takenAt: isoOrNull(takenAt), takenBy };
  return call;
}

export type TableRow = typeof venueTables.$inferSelect;

export function tableRead({
  clearedAt,
  changedAt,
  qrVersion: _qrVersion,
  ...row
}: TableRow): VenueTableRead {
  return { ...row, clearedAt: isoOrNull(clearedAt), changedAt: isoOrNull(changedAt) };
}
