import { askForOwn } from '../ask-for-own';
import { withDb } from '../db';
import type { FetchPort } from '../deps';
import type { GuestDeps } from '../guest-db';
import { isRecord } from '../json';
import {
  BOOKING_MUTATIONS,
  type BookingKind,
  type BookingResponse,
  isBookingResponse,
  responseWithoutGuest,
  withResponse,
} from './my-booking';

export type BookingReading =
  | { kind: 'found'; response: BookingResponse }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

type Wanted = { kind: BookingKind; bookingId: string };

export async function refreshBooking(
  deps: GuestDeps,
  { kind, bookingId }: Wanted,
): Promise<BookingReading> {
  const { db } = deps;
  const booking = await withDb(db, () => db.myBooking.get(bookingId)).catch(() => undefined);
  const reading = await readBooking(deps.fetch, { kind, bookingId }, booking?.secret);
  if (!booking || reading.kind !== 'found') return reading;
  const { response } = reading;
  await withDb(db, () =>
    db.transaction('rw', db.myBooking, async () => {
      const now = await db.myBooking.get(bookingId);
      if (now) await db.myBooking.put(withResponse(now, response, deps.now()));
    }),
  );
  return reading;
}

async function readBooking(
  fetch: FetchPort,
  { kind, bookingId }: Wanted,
  secret: string | undefined,
): Promise<BookingReading> {
  const path = `${BOOKING_MUTATIONS[kind].book.path}/${encodeURIComponent(bookingId)}`;
  const reading = await askForOwn(fetch, path, secret);
  if (reading.kind !== 'received') return reading;
  const read = isRecord(reading.body) ? reading.body.reservation : null;
  return isBookingResponse(read)
    ? { kind: 'found', response: responseWithoutGuest(read) }
    : { kind: 'unreachable' };
}
