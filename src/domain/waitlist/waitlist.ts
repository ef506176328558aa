import * as v from 'valibot';
import { FLEX_MINUTES } from '../bookings/book-table';
import { BY_HOSTS, isOnWaitlist, STAY_MS, slotInstant, TABLE_AREAS } from '../bookings/booking';
import type { Evening, VenueTable } from '../bookings/free-tables';
import { MOST_PEOPLE, newFields, partyUpTo } from '../bookings/staff-booking';
import { tablesFor, tablesToJoin } from '../bookings/table-choice';
import { wholeNumber } from '../fields';
import type { Mutation } from '../sync/mutation';
import type { StatusRead } from '../sync/status-read';
import { walkInSpan } from '../tables/table-state';
import { formatTime, venueTime } from '../venue';

export const WAITLIST_STATUSES = ['waiting', 'offered', 'accepted', 'lapsed', 'closed'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** The entry ends with its last lapsed offer; after an earlier one it waits at the end of the list. */
export const MOST_LAPSES = 2;
/** So many parties may wait for an evening. */
export const MOST_WAITING = 100;
const LONGEST_QUOTE_MINUTES = 240;

const NEXT: Record<WaitlistStatus, readonly WaitlistStatus[]> = {
  waiting: ['offered', 'accepted', 'closed'],
  offered: ['waiting', 'accepted', 'closed'],
  accepted: [],
  lapsed: ['waiting', 'offered', 'accepted', 'closed'],
  closed: ['waiting'],
};

export function canChangeWaitlist(from: string, to: WaitlistStatus): boolean {
  return WAITLIST_STATUSES.some((status) => status === from && NEXT[status].includes(to));
}

/** A place that is held for a party; times are ISO times, the slot is HH:mm. */
export type WaitlistOffer = {
  reservationTime: string;
  startsAt: string;
  endsAt: string;
  tables: number[];
  tableLabel: string | null;
  until: string;
  /** The member of staff who offered it; null: the server. */
  by: string | null;
};

/** An entry as staff read it. */
export type WaitlistRead = StatusRead & {
  isWalkIn: boolean;
  serviceDay: string;
  /** The wished time: HH:mm and an ISO time. */
  wishedTime: string;
  wishedAt: string;
  flexMinutes: number;
  partySize: number;
  tablePreference: string | null;
  guestName: string;
  guestEmail: string | null;
  guestPhone: string;
  specialRequests: string | null;
  quotedMinutes: number | null;
  queuedAt: string;
  lapses: number;
  bookedBy: string | null;
  offer: WaitlistOffer | null;
};

const { serviceDay, reservationTime, guestName, guestPhone, guestEmail, specialRequests } =
  newFields;

/** Describes the body of POST /api/admin/waitlist. A walk-in has neither day nor time: it waits for the next table. */
const addToWaitlistInput = v.pipe(
  v.object({
    ...{ guestName, guestPhone, guestEmail, specialRequests, language: newFields.language },
    partySize: partyUpTo(MOST_PEOPLE),
    serviceDay: v.exactOptional(serviceDay),
    reservationTime: v.exactOptional(reservationTime),
    flexMinutes: v.optional(v.picklist(FLEX_MINUTES, 'invalid_input'), 0),
    /** A missing area: any. */
    tablePreference: v.exactOptional(v.picklist(TABLE_AREAS, 'table_preference.required')),
    quotedMinutes: v.nullish(wholeNumber(0, LONGEST_QUOTE_MINUTES, 'invalid_input'), null),
  }),
  v.check(
    (input) => (input.serviceDay === undefined) === (input.reservationTime === undefined),
    'time.required',
  ),
);
export type AddToWaitlistInput = v.InferOutput<typeof addToWaitlistInput>;
export type AddToWaitlistBody = v.InferInput<typeof addToWaitlistInput>;

const OF_WAITLIST = {
  ...BY_HOSTS,
  entity: 'wait',
  row: { name: 'entry', store: 'waitlist' },
} as const;

export const addToWaitlistMutation = {
  ...OF_WAITLIST,
  kind: 'waitlist.add',
  method: 'POST',
  path: '/api/admin/waitlist',
  schema: addToWaitlistInput,
} as const satisfies Mutation;

/**
 * Describes the body of PATCH /api/admin/waitlist/{id}/status. An offer and an acceptance name tables and time; an
 * acceptance without them takes what was offered. `from` is the status that the person saw.
 */
const changeWaitlistInput = v.object({
  status: v.picklist(['waiting', 'offered', 'accepted', 'closed'], 'booking.status_unknown'),
  from: v.exactOptional(v.picklist(WAITLIST_STATUSES, 'booking.status_unknown')),
  tables: newFields.tables,
  reservationTime: v.exactOptional(reservationTime),
});
export type ChangeWaitlistInput = v.InferOutput<typeof changeWaitlistInput>;
export type ChangeWaitlistBody = v.InferInput<typeof changeWaitlistInput>;

export const changeWaitlistMutation = {
  ...OF_WAITLIST,
  kind: 'waitlist.status',
  path: '/api/admin/waitlist/:id/status',
  schema: changeWaitlistInput,
  shows: ({ status }: ChangeWaitlistInput) => ({ status }),
} as const satisfies Mutation;

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
