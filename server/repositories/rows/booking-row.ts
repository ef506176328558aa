import { bookingCode } from '#domain/bookings/booking';
import { isNewsForGuest, NEWS_DELAY_MS } from '#domain/bookings/mail/reminders';
import { type Slot, STAY_MS, slotInstant } from '#domain/bookings/slots';
import type { NewEffect } from '../effects.repository';
import type { Claim } from '../stored-responses.repository';
import type { BrunchRow, TableBookingRow } from './booking-wire';

/** Every booking mutation has these fields. */
export type NewBookingRequest<Body> = {
  claim: Claim;
  body: Body;
  /** The mutation waited this long on the device. */
  ageMs: number;
  language: 'en' | 'tr';
  secretHash: string | null;
  deviceHash: string | null;
  /** The id names the signed-in member; missing or null means that no member is signed in. */
  memberId?: string | null;
};

export type BookedBody = Slot & {
  guestName: string;
  guestEmail: string | null;
  guestPhone: string;
  partySize: number;
  specialRequests: string | null;
};

/** The guest of a new booking has changed and confirmed nothing yet. */
export const NOTHING_CHANGED = {
  guestChange: null,
  lateMinutes: null,
  lateAt: null,
  guestConfirmedAt: null,
};

/** Returns the columns that both kinds of booking share; the id of the mutation is the booking's id. */
export function newBookingRow(request: NewBookingRequest<BookedBody>, status: string, now: number) {
  const { body, claim, language, deviceHash, secretHash, memberId = null } = request;
  const { guestName, guestEmail, guestPhone, serviceDay, partySize, specialRequests } = body;
  const startsAt = slotInstant(body);
  return {
    id: claim.mutationId,
    v: 1,
    status,
    statusAt: now,
    statusBy: null,
    placedAt: now - request.ageMs,
    receivedAt: now,
    language,
    deviceHash,
    secretHash,
    guestName,
    guestEmail,
    guestPhone,
    serviceDay,
    slot: body.reservationTime,
    startsAt,
    endsAt: startsAt + STAY_MS,
    partySize,
    tableId: null,
    tableAt: null,
    tableBy: null,
    joinedTables: null,
    bookedBy: null,
    editedAt: null,
    editedBy: null,
    memberId,
    specialRequests,
    ...NOTHING_CHANGED,
  };
}

type Confirmed = Pick<
  TableBookingRow,
  'id' | 'status' | 'startsAt' | 'serviceDay' | 'slot' | 'receivedAt' | 'guestEmail'
>;

/** Returns the guest's response; the write fills in the table's label. */
export function bookingConfirmation(row: Confirmed) {
  return {
    mutationId: row.id,
    reservationId: row.id,
    id: row.id,
    code: bookingCode(row.id),
    status: row.status,
    reservationDate: new Date(row.startsAt).toISOString(),
    serviceDay: row.serviceDay,
    reservationTime: row.slot,
    tableLabel: null,
    createdAt: new Date(row.receivedAt).toISOString(),
  };
}

export const BOOKING_MAIL = 'booking.confirmation';

/** Queues the mail as an effect that reads the booking; a booking without an address gets no mail. */
export function confirmationOf(row: Confirmed, effectId: string): NewEffect | null {
  if (row.guestEmail === null) return null;
  const { receivedAt: at } = row;
  const payload = { bookingId: row.id };
  return { id: effectId, kind: BOOKING_MAIL, payload, nextAt: at, createdAt: at };
}

export const BOOKING_NEWS = 'booking.news';

type NewsTime = { id: string; at: number };

/** Queues a mail to the guest after a confirmation or cancellation, unless staff revert the change at once. */
export function newsOf(row: TableBookingRow | BrunchRow, status: string, when: NewsTime) {
  return isNewsForGuest(row.status, status) ? newsAbout(row, { status }, when) : null;
}

/** Queues a mail about a new time or size, unless the booking changes again at once. */
export function changeNewsOf(row: TableBookingRow | BrunchRow, when: NewsTime): NewEffect | null {
  return newsAbout(row, { editedAt: when.at }, when);
}

function newsAbout(row: Confirmed, about: object, { id, at }: NewsTime): NewEffect | null {
  if (row.guestEmail === null || row.startsAt <= at) return null;
  const payload = { bookingId: row.id, ...about };
  return { id, kind: BOOKING_NEWS, payload, nextAt: at + NEWS_DELAY_MS, createdAt: at };
}
