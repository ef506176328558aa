import type { BookingRead } from '#domain/bookings/booking';

/** Without a day the list starts today. */
export function ofDay<Row extends BookingRead>(
  rows: readonly Row[],
  date: string | undefined,
  today: string,
): Row[] {
  return rows.filter(({ serviceDay }) =>
    date === undefined ? serviceDay >= today : serviceDay === date,
  );
}

/** `all` means every status. */
export function ofStatus<Row extends BookingRead>(rows: readonly Row[], status: string): Row[] {
  return status === 'all' ? [...rows] : rows.filter((row) => row.status === status);
}

/** Counts bookings by status, and in total. */
export function countByStatus(rows: readonly BookingRead[]): Record<string, number> {
  const counts: Record<string, number> = { all: rows.length };
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
