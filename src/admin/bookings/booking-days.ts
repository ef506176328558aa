import type { BookingRead } from '#domain/bookings/booking';
import { COMES } from '#domain/bookings/booking';

export type BookingHour<Row> = { hour: string; rows: Row[] };
export type BookingDay<Row> = {
  day: string;
  hours: BookingHour<Row>[];
  /** Counts the seats of active and past bookings, as the dashboard does; cancelled bookings do not count. */
  parties: number;
  people: number;
};

/** Groups sorted bookings by evening and hour. */
export function byDayAndHour<Row extends BookingRead>(rows: readonly Row[]): BookingDay<Row>[] {
  const days = groupBy(rows, ({ serviceDay }) => serviceDay);
  return days.map(([day, ofDay]) => {
    const coming = ofDay.filter(({ status }) => COMES.includes(status));
    const hours = groupBy(ofDay, ({ reservationTime }) => `${reservationTime.slice(0, 2)}:00`);
    return {
      day,
      hours: hours.map(([hour, ofHour]) => ({ hour, rows: ofHour })),
      parties: coming.length,
      people: coming.reduce((sum, { partySize }) => sum + partySize, 0),
    };
  });
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}
