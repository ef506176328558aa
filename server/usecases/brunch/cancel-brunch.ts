import { brunchStatusOf } from '#domain/brunch/brunch-booking';
import { canGuestCancelBrunch } from '#domain/brunch/cancel-brunch';
import { DomainError } from '#domain/error-codes';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { isOwn, type Proof } from '../../services/files/ownership';

export type CancelBrunchDeps = { brunches: BrunchRepository; now: () => number };
export type CancelBrunchRequest = Proof & { claim: Claim; reservationId: string };

/** A guest cancels a brunch; its table is free at once. */
export function cancelBrunch(
  { brunches, now }: CancelBrunchDeps,
  { claim, reservationId, ...proof }: CancelBrunchRequest,
): Promise<MutationResponse> {
  return brunches.move(claim, reservationId, (found) => {
    if (!found || !isOwn(found.row, proof)) throw new DomainError('not_found');
    const { status, startsAt, v } = found.row;
    if (!canGuestCancelBrunch(brunchStatusOf(status), startsAt, now())) {
      throw new DomainError('booking.not_cancellable', { status });
    }
    const { mutationId } = claim;
    const body = JSON.stringify({ mutationId, reservationId, status: 'cancelled' });
    return {
      answer: { status: 200, body },
      after: { status: 'cancelled', statusAt: now(), statusBy: null, v: v + 1 },
    };
  });
}
