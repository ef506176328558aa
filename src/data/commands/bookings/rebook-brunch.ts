import { slotInstant } from '#domain/bookings/slots';
import { depositRequired } from '#domain/brunch/deposit';
import { DomainError } from '#domain/error-codes';
import type { BrunchWish } from '../../bookings/my-booking';
import { rebook } from '../../bookings/rebook';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

type Change = Partial<
  Pick<BrunchWish, 'serviceDay' | 'reservationTime' | 'partySize' | 'depositRequired'>
>;

/** Books another slot, or the same one with the deposit (`depositRequired: true`). @throws DomainError not_found */
export function rebookBrunch(
  deps: DataDeps<GuestDb>,
  { bookingId, ...change }: { bookingId: string } & Change,
): Promise<{ bookingId: string }> {
  return rebook(deps, bookingId, (booking) => {
    if (booking.kind !== 'brunch') throw new DomainError('not_found');
    const wish = { ...booking.wish, ...change };
    const isDue = change.depositRequired ?? depositRequired(slotInstant(wish), deps.now());
    return { kind: 'brunch', wish: { ...wish, depositRequired: isDue } };
  });
}
