import { bookingCode } from '#domain/bookings/booking';
import { isNewsForGuest, NEWS_DELAY_MS } from '#domain/bookings/booking-news';
import { type Slot, STAY_MS, slotInstant } from '#domain/bookings/slots';
import type { NewEffect } from '../effects.repository';
import type { Claim } from '../stored-responses.repository';
import type { BrunchRow, TableBookingRow } from './booking-wire';

/** What every mutation of booking brings, beside what is booked. */
export type NewBookingRequest<Body> = {
  claim: Claim;
  body: Body;
  /** How long the booking has waited on the device. */
  ageMs: number;
  language: 'en' | 'tr';
  secretHash: string | null;
  deviceHash: string;
  /** Who of the club was signed in; missing or null: nobody. */
  memberId?: string | null;
};

type BookedBody = Slot & {
  guestName: string;
  guestEmail: string | null;
  guestPhone: string;
  partySize: number;
  specialRequests: string | null;
};

/** The columns that both kinds of booking share; the id of the mutation is the booking's id. */
export function newBookingRow(act: NewBookingRequest<BookedBody>, status: string, now: number) {
  const { body, claim, language, deviceHash, secretHash, memberId = null } = act;
  const { guestName, guestEmail, guestPhone, serviceDay, partySize, specialRequests } = body;
  const startsAt = slotInstant(body);
  return {
    id: claim.mutationId,
    v: 1,
    status,
    statusAt: now,
    statusBy: null,
    placedAt: now - act.ageMs,
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
    memberId,
    specialRequests,
  };
}

/** What a guest hears at once; the table's label is put in as it is written. */
export function bookingReceipt(row: TableBookingRow | BrunchRow) {
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

/** Their mail goes out later; who works it off looks the booking up. Without an address there is none. */
export function confirmationOf(
  row: TableBookingRow | BrunchRow,
  effectId: string,
): NewEffect | null {
  if (row.guestEmail === null) return null;
  return {
    id: effectId,
    kind: BOOKING_MAIL,
    payload: { bookingId: row.id },
    nextAt: row.receivedAt,
    createdAt: row.receivedAt,
  };
}

export const BOOKING_NEWS = 'booking.news';

/** Staff have confirmed or given up a booking: its guest hears of it, unless that is taken back at once. */
export function newsOf(
  row: TableBookingRow | BrunchRow,
  status: string,
  { id, at }: { id: string; at: number },
): NewEffect | null {
  if (row.guestEmail === null || row.startsAt <= at) return null;
  if (!isNewsForGuest(row.status, status)) return null;
  return {
    id,
    kind: BOOKING_NEWS,
    payload: { bookingId: row.id, status },
    nextAt: at + NEWS_DELAY_MS,
    createdAt: at,
  };
}
