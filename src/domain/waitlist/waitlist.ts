import * as v from 'valibot';
import { FLEX_MINUTES } from '../bookings/book-table';
import { BY_HOSTS, TABLE_AREAS } from '../bookings/booking';
import { MOST_PEOPLE, newFields, partyUpTo } from '../bookings/staff-booking';
import { wholeNumber } from '../fields';
import type { Mutation } from '../sync/mutation';
import type { StatusRead } from '../sync/status-read';

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
  verb: 'add-to-waitlist',
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
  method: 'PATCH',
  path: '/api/admin/waitlist/:id/status',
  schema: changeWaitlistInput,
  verb: 'change-waitlist',
} as const satisfies Mutation;
