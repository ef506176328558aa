import type { EventStatus } from 'ics';
import { bookingCode } from '#domain/bookings/booking';
import { STAY_MS } from '#domain/bookings/slots';
import { VENUE_TIME_ZONE, venueTime } from '#domain/venue';
import { BOOKING_WORDS } from './booking-words';
import type { PageFacts } from './page-facts';
import { bookingFacts, type ShownBooking, statusWords } from './shown-booking';

const STATUS: Record<string, EventStatus> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  seated: 'CONFIRMED',
  completed: 'CONFIRMED',
};

// The venue's zone has kept one UTC offset since 2016.
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${VENUE_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export type BookingCalendarParts = { booking: ShownBooking; v: number; manageUrl: string };

/** Returns a booking as an iCalendar entry; a cancelled booking removes the entry. */
export async function bookingCalendar(
  facts: PageFacts,
  parts: BookingCalendarParts,
): Promise<string> {
  // Loading the package takes a twentieth of a server's start.
  const { createEvent } = await import('ics');
  const { booking, v, manageUrl } = parts;
  const { language, origin, venue, told } = facts;
  const words = BOOKING_WORDS[language];
  const status = STATUS[booking.status] ?? 'CANCELLED';
  const startsAt = Date.parse(booking.reservationDate);
  const link = `${origin}${manageUrl}&lang=${language}`;
  const lines = bookingFacts(booking, language).map(([name, fact]) => `${name}: ${fact}`);
  const { error, value } = createEvent({
    productId: 'bar-bliss',
    method: status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
    uid: `${booking.id}@bar-bliss`,
    sequence: v,
    status,
    title: words.entry(words[booking.kind]),
    description: [statusWords(booking, language), ...lines, link].join('\n'),
    location: [words.entry('').replace(/:\s*$/, ''), venue.address].filter(Boolean).join(', '),
    ...(told.location
      ? { geo: { lat: told.location.latitude, lon: told.location.longitude } }
      : {}),
    url: link,
    start: startsAt,
    end: startsAt + STAY_MS,
    lastModified: Date.parse(booking.statusAt),
    busyStatus: status === 'CANCELLED' ? 'FREE' : 'BUSY',
  });
  if (error || value === null) throw error ?? new Error(`No entry for ${bookingCode(booking.id)}`);
  return inVenueZone(value, startsAt);
}

/** The package writes UTC; the entry shows venue time. */
function inVenueZone(text: string, startsAt: number): string {
  const inZone = (at: number) => `;TZID=${VENUE_TIME_ZONE}:${wallTime(at)}`;
  // The zone has a DTSTART of its own, so it comes in last.
  return text
    .replace(/^DTSTART:.*$/m, `DTSTART${inZone(startsAt)}`)
    .replace(/^DTEND:.*$/m, `DTEND${inZone(startsAt + STAY_MS)}`)
    .replace('BEGIN:VEVENT', `${ZONE}\r\nBEGIN:VEVENT`);
}

function wallTime(at: number): string {
  const { date, hour, minute } = venueTime(at);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.replaceAll('-', '')}T${twoDigits(hour)}${twoDigits(minute)}00`;
}
