import { STAY_MS } from '#domain/reservations/slots';

/** Hands the reader a file. */
export function saveFile(name: string, type: string, words: string): void {
  const url = URL.createObjectURL(new Blob([words], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type Appointment = { id: string; reservationDate: string; status: string; title: string };

/** A booking for the reader's calendar; one that the bar has not confirmed is marked as open. */
export function saveCalendarFile(booking: Appointment): void {
  saveFile('bar-bliss.ics', 'text/calendar', calendarText(booking, Date.now()));
}

/** RFC 5545, with its line ends. */
export function calendarText({ id, reservationDate, status, title }: Appointment, now: number) {
  const startsAt = Date.parse(reservationDate);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bar Bliss//Bookings//EN',
    'BEGIN:VEVENT',
    `UID:${id}@barbliss`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(startsAt + STAY_MS)}`,
    `SUMMARY:${title}`,
    'LOCATION:Bar Bliss\\, Fethiye',
    `STATUS:${status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
