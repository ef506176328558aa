import type { BookingRead } from '#domain/bookings/booking';

/** The bookings of a day; without one, those from today on. */
export function ofDay<Row extends BookingRead>(
  rows: readonly Row[],
  date: string | undefined,
  today: string,
): Row[] {
  return rows.filter(({ serviceDay }) =>
    date === undefined ? serviceDay >= today : serviceDay === date,
  );
}

/** `all` is every status. */
export function ofStatus<Row extends BookingRead>(rows: readonly Row[], status: string): Row[] {
  return status === 'all' ? [...rows] : rows.filter((row) => row.status === status);
}

/** How many there are of each status, and of all. */
export function countByStatus(rows: readonly BookingRead[]): Record<string, number> {
  const counts: Record<string, number> = { all: rows.length };
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
