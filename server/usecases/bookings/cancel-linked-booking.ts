import {
  cancelTableBookingMutation,
  canGuestCancelBooking,
} from '#domain/bookings/booking-changes';
import { cancelBrunchMutation } from '#domain/brunch/brunch-changes';
import { DomainError } from '#domain/error-codes';
import type {
  BookingChange,
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';
import type { Claim } from '../../repositories/stored-responses.repository';
import { type LinkedBooking, opensBooking } from '../../services/secrets/booking-links';
import type { Keys } from '../../services/secrets/keys';
import { changeBooking } from '../shared/change-booking';

export type CancelLinkedBookingDeps = {
  tableBookings: TableBookingsRepository;
  brunches: BrunchRepository;
  keys: Keys;
  now: () => number;
  newId: () => string;
};

/** Cancels by a booking's link. @throws DomainError not_found, booking.not_cancellable */
export async function cancelLinkedBooking(
  deps: CancelLinkedBookingDeps,
  { kind, id, key }: LinkedBooking & { key: string | null },
): Promise<void> {
  const { tableBookings, brunches, now } = deps;
  if (!opensBooking(deps.keys, { kind, id }, key)) throw new DomainError('not_found');
  if (kind === 'table') {
    const claim = claimOf(deps, cancelTableBookingMutation.kind, id);
    await changeBooking(tableBookings, { claim, bookingId: id }, ({ row }) => {
      const { status, startsAt, v } = row;
      const may = canGuestCancelBooking(status, startsAt, now());
      return cancelled(id, { status, may, v, now: now() });
    });
    return;
  }
  const claim = claimOf(deps, cancelBrunchMutation.kind, id);
  await changeBooking(brunches, { claim, bookingId: id }, ({ row }) => {
    const { status, startsAt, v } = row;
    const may = canGuestCancelBooking(status, startsAt, now());
    return cancelled(id, { status, may, v, now: now() });
  });
}

/** The page's form has no mutation id; on a second submit the booking is cancelled already. */
function claimOf({ newId }: CancelLinkedBookingDeps, kind: Claim['kind'], id: string): Claim {
  return { mutationId: newId(), principal: `link:${id}`, kind, hash: '' };
}

type Standing = { status: string; may: boolean; v: number; now: number };

function cancelled(id: string, { status, may, v, now }: Standing): BookingChange<object> {
  if (!may) throw new DomainError('booking.not_cancellable', { status });
  return {
    response: { status: 200, body: JSON.stringify({ reservationId: id, status: 'cancelled' }) },
    after: { status: 'cancelled', statusAt: now, statusBy: null, v: v + 1 },
  };
}
