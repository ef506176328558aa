import { useEffect, useState } from 'react';
import { bookingCode, isOnWaitlist, keepsTable } from '#domain/bookings/booking';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { entityKey } from '#domain/sync/mutation';
import type { BookingOnDevice } from '../bookings/booking-on-device';
import { bookingOnDevice, mayCancelBooking, refreshBooking } from '../bookings/booking-on-device';
import { entityOf } from '../bookings/my-booking';
import type { BookingKind, BookingResponse, MyBooking } from '../db';
import { clockOf } from '../db';
import { entriesOf } from '../outbox/outbox';
import { FRESH_MS } from '../outbox/outbox-rows';
import { guestDevice } from '../start/guest-device';
import { repeatReading } from '../start/repeat-reading';
import { useLiveRead } from './use-app';
import { useTick } from './use-order';

export type { BookingOnDevice, PendingChange } from '../bookings/booking-on-device';
export type { LocalBooking } from '../bookings/my-booking';
export type { BookingKind } from '../db';

type OnDevice = { booking: MyBooking; entries: OutboxEntry[] };
type Wanted = { kind: BookingKind; bookingId: string };
/** Holds a booking of another device, or one that this browser could not store. */
type Elsewhere = { response: BookingResponse; seenAt: number } | 'unknown' | null;

export function useBooking({ kind, bookingId }: Wanted): BookingOnDevice {
  const here = useLiveRead(() => readHere(bookingId), [bookingId]);
  const [elsewhere, setElsewhere] = useState<Elsewhere>(null);
  useTick();
  const shown = here ? shownOf(here) : null;
  const isWatched = here === null || shouldWatch(shown);
  useEffect(() => {
    if (isWatched) return watchBooking({ kind, bookingId }, setElsewhere);
  }, [kind, bookingId, isWatched]);
  if (shown) return shown;
  return here === undefined ? { state: 'loading' } : asElsewhere({ kind, bookingId }, elsewhere);
}

export type MyBookingRow = { booking: MyBooking; shown: BookingOnDevice };

export function useMyBookings(): MyBookingRow[] {
  const rows = useLiveRead(() => readAll().catch(() => []), []);
  return (rows ?? []).map((row) => ({ booking: row.booking, shown: shownOf(row) }));
}

function shownOf({ booking, entries }: OnDevice): BookingOnDevice {
  return bookingOnDevice(booking, entries, clockOf(guestDevice().deps));
}

function watchBooking(wanted: Wanted, onSeen: (seen: Elsewhere) => void): () => void {
  const { deps } = guestDevice();
  return repeatReading(async (stop) => {
    const reading = await refreshBooking(deps, wanted);
    if (stop.aborted || reading.kind === 'unreachable') return;
    onSeen(
      reading.kind === 'found' ? { response: reading.response, seenAt: deps.now() } : 'unknown',
    );
  });
}

function shouldWatch(shown: BookingOnDevice | null): boolean {
  if (shown?.state !== 'received') return false;
  const { status } = shown.response;
  return keepsTable(status) || isOnWaitlist(status);
}

function asElsewhere({ kind, bookingId }: Wanted, elsewhere: Elsewhere): BookingOnDevice {
  if (elsewhere === null) return { state: 'loading' };
  if (elsewhere === 'unknown') return { state: 'unknown' };
  const now = guestDevice().deps.now();
  const mayCancel = mayCancelBooking(elsewhere.response, now);
  const isFresh = now - elsewhere.seenAt < FRESH_MS;
  const nothingAsked = {
    mayChange: false,
    cancelPending: false,
    cancelRefused: null,
    change: null,
  };
  const code = bookingCode(bookingId);
  return { state: 'received', kind, code, ...elsewhere, isFresh, mayCancel, ...nothingAsked };
}

async function readHere(bookingId: string): Promise<OnDevice | null> {
  const { db } = guestDevice().deps;
  try {
    const booking = await db.myBooking.get(bookingId);
    return booking ? await withEntries(booking) : null;
  } catch {
    // Without storage no booking is known.
    return null;
  }
}

async function readAll(): Promise<OnDevice[]> {
  const bookings = await guestDevice().deps.db.myBooking.toArray();
  const current = bookings.filter(({ supersededBy }) => !supersededBy);
  current.sort((a, b) => a.startsAt - b.startsAt);
  return Promise.all(current.map(withEntries));
}

async function withEntries(booking: MyBooking): Promise<OnDevice> {
  const key = entityKey(entityOf(booking.kind), booking.id);
  return { booking, entries: await entriesOf(guestDevice().deps.db, key) };
}
