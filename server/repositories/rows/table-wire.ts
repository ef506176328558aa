import type { VenueTableRead } from '#domain/tables/venue-table';
import type { venueTables } from '../../db/tables/bookings.table';

export type TableRow = typeof venueTables.$inferSelect;

export function tableRead({
  clearedAt,
  changedAt,
  qrVersion: _qrVersion,
  ...row
}: TableRow): VenueTableRead {
  return { ...row, clearedAt: isoOrNull(clearedAt), changedAt: isoOrNull(changedAt) };
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
