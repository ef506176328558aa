import { slotInstant } from '#domain/bookings/slots';
import { type BrunchRules, USUAL_BRUNCH } from '#domain/brunch/brunch-rules';
import { depositRequired } from '#domain/brunch/deposit';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import type { BrunchWish } from '../../bookings/my-booking';
import { rebook } from '../../bookings/rebook';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

type Change = Partial<
  Pick<
    BrunchWish,
    'serviceDay' | 'reservationTime' | 'partySize' | 'depositRequired' | 'depositAmount'
  >
> & { bookingId: string; rules?: BrunchRules };

/** Books another slot, or the same one with the deposit (`depositRequired: true`). @throws DomainError not_found */
export function rebookBrunch(
  deps: DataDeps<GuestDb>,
  { bookingId, rules = USUAL_BRUNCH, ...change }: Change,
): Promise<{ bookingId: string }> {
  return rebook(deps, bookingId, (booking) => {
    if (booking.kind !== 'brunch') throw new DomainError('not_found');
    const wish = { ...booking.wish, ...change };
    const isDue = change.depositRequired ?? depositRequired(slotInstant(wish), deps.now(), rules);
    const depositAmount = change.depositAmount ?? (isDue ? liraText(rules.depositKurus) : null);
    return { kind: 'brunch', wish: { ...wish, depositRequired: isDue, depositAmount } };
  });
}
