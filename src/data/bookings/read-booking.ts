import { askForOwn } from '../ask-for-own';
import { type GuestDeps, withDb } from '../db';
import { isRecord } from '../json';
import {
  BOOKING_MUTATIONS,
  type BookingKind,
  type BookingResponse,
  isBookingResponse,
  responseWithoutGuest,
  withResponse,
} from './my-booking';

type BookingReading =
  | { kind: 'found'; response: BookingResponse }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

export async function refreshBooking(
  deps: GuestDeps,
  { kind, bookingId }: { kind: BookingKind; bookingId: string },
): Promise<BookingReading> {
  const { db } = deps;
  const booking = await withDb(db, () => db.myBooking.get(bookingId)).catch(() => undefined);
  const path = `${BOOKING_MUTATIONS[kind].book.path}/${encodeURIComponent(bookingId)}`;
  const reading = await askForOwn(deps.fetch, path, booking?.secret);
  if (reading.kind !== 'received') return reading;
  const read = isRecord(reading.body) ? reading.body.reservation : null;
  if (!isBookingResponse(read)) return { kind: 'unreachable' };
  const response = responseWithoutGuest(read);
  if (!booking) return { kind: 'found', response };
  await withDb(db, () =>
    db.transaction('rw', db.myBooking, async () => {
      const now = await db.myBooking.get(bookingId);
      if (now) await db.myBooking.put(withResponse(now, response, deps.now()));
    }),
  );
  return { kind: 'found', response };
}
