import { isOnWaitlist, STAY_MS, slotInstant } from '../bookings/booking';
import type { Evening, VenueTable } from '../bookings/free-tables';
import { tablesFor, tablesToJoin } from '../bookings/table-choice';
import { walkInSpan } from '../tables/table-state';
import { formatTime, venueTime } from '../venue';
import type { WaitlistRead } from './waitlist';

const MINUTE_MS = 60_000;

/** A place that a waiting party can have. */
export type Place = { reservationTime: string; startsAt: number; endsAt: number; tables: number[] };

type Waiting = Pick<
  WaitlistRead,
  'isWalkIn' | 'serviceDay' | 'wishedAt' | 'flexMinutes' | 'partySize' | 'tablePreference'
>;

/** Who came first stands first; a party whose offer lapsed stands at the end. */
export function inOrder<Entry extends Pick<WaitlistRead, 'id' | 'status' | 'queuedAt'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries
    .filter(({ status }) => isOnWaitlist(status))
    .sort((a, b) => a.queuedAt.localeCompare(b.queuedAt, 'en') || (a.id < b.id ? -1 : 1));
}

/** While an offer is on, nobody else gets its place. */
export function isOfferOn({ status, offer }: Pick<WaitlistRead, 'status' | 'offer'>, now: number) {
  return status === 'offered' && offer !== null && now < Date.parse(offer.until);
}

/** Returns the offered times that the party takes, the nearest to its wish first. */
export function wishedTimes(
  { serviceDay, wishedAt, flexMinutes }: Waiting,
  slots: readonly string[],
): { reservationTime: string; startsAt: number }[] {
  const wished = Date.parse(wishedAt);
  const farness = ({ startsAt }: { startsAt: number }) => Math.abs(startsAt - wished);
  return slots
    .map((reservationTime) => ({
      reservationTime,
      startsAt: slotInstant({ serviceDay, reservationTime }),
    }))
    .filter((slot) => farness(slot) <= flexMinutes * MINUTE_MS)
    .sort((a, b) => farness(a) - farness(b) || a.startsAt - b.startsAt);
}

type Offered = {
  /** The tables and stays of the party's evening; held places count as stays. */
  evening: Evening;
  /** The times of the evening that can be booked. */
  slots: readonly string[];
  now: number;
};

/** Returns the party's place: for a walk-in a table from now on, otherwise the nearest wished time; null: none is free. */
export function placeFor(entry: Waiting, { evening, slots, now }: Offered): Place | null {
  if (entry.isWalkIn) return placeNow(entry, evening, now);
  for (const { reservationTime, startsAt } of wishedTimes(entry, slots)) {
    if (startsAt <= now) continue;
    const span = { startsAt, endsAt: startsAt + STAY_MS };
    const tables = tablesWithin(entry, evening, span);
    if (tables) return { reservationTime, ...span, tables };
  }
  return null;
}

/** A walk-in takes the table with the longest stay, then the smallest one. */
function placeNow(entry: Waiting, evening: Evening, now: number): Place | null {
  const stays = evening.stays.map((stay) => ({ ...stay, bookingId: '' }));
  const ways = evening.tables.flatMap((table) => {
    const span = walkInSpan(table.id, now, stays);
    return span && isSuitable(table, entry) ? [{ ...span, table }] : [];
  });
  const [best] = ways.sort(
    (a, b) => b.endsAt - a.endsAt || a.table.seats - b.table.seats || a.table.id - b.table.id,
  );
  const reservationTime = formatTime(now);
  if (best) {
    return { reservationTime, startsAt: now, endsAt: best.endsAt, tables: [best.table.id] };
  }
  const span = { startsAt: now, endsAt: now + STAY_MS };
  const joined = tablesWithin(entry, evening, span);
  return joined && { reservationTime, ...span, tables: joined };
}

function isSuitable(table: VenueTable, { partySize, tablePreference }: Waiting): boolean {
  return table.seats >= partySize && (tablePreference === null || table.area === tablePreference);
}

function tablesWithin(
  { partySize, tablePreference: area }: Waiting,
  evening: Evening,
  span: { startsAt: number; endsAt: number },
): number[] | null {
  const largest = Math.max(0, ...evening.tables.map(({ seats }) => seats));
  // Tables are joined only for a party that no single table seats.
  return partySize > largest
    ? tablesToJoin(evening, { partySize, area }, span)
    : tablesFor(evening, { partySize, area, tables: [] }, span);
}

const OFFERS_FROM_HOUR = 10;
const OFFERS_UNTIL_HOUR = 21;

/** The server offers places by mail only while guests read it. */
export function isOfferHour(now: number): boolean {
  const { hour } = venueTime(now);
  return hour >= OFFERS_FROM_HOUR && hour < OFFERS_UNTIL_HOUR;
}
