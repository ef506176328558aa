import {
  cancelTableBookingMutation,
  canGuestCancelBooking,
} from '#domain/bookings/booking-changes';
import { cancelBrunchMutation } from '#domain/brunch/brunch-changes';
import { DomainError } from '#domain/error-codes';
import type { Gateway } from '../../db/gateway';
import { changeRow } from '../../repositories/change-row';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { isOwn, type Proof } from '../../services/files/ownership';
import { type LinkedBooking, opensBooking } from '../../services/secrets/booking-links';
import type { Keys } from '../../services/secrets/keys';
import { untilWritten } from '../shared/until-written';
import { type BothKinds, findBooking } from './read-bookings';

export type CancelBookingDeps = BothKinds & { gateway: Gateway; now: () => number };
export type CancelBookingRequest = LinkedBooking & Proof & { claim: Claim };

/** Cancels a guest's own booking. @throws DomainError not_found, booking.not_cancellable */
export function cancelBooking(deps: CancelBookingDeps, request: CancelBookingRequest) {
  return cancelled(deps, request, (booking) => isOwn(booking, request));
}

export type CancelLinkedBookingDeps = CancelBookingDeps & { keys: Keys; newId: () => string };

const KINDS = { table: cancelTableBookingMutation.kind, brunch: cancelBrunchMutation.kind };

/**
 * Cancels by a booking's link. The page's form has no mutation id; on a second submit the booking is cancelled already.
 * @throws DomainError not_found, booking.not_cancellable
 */
export async function cancelLinkedBooking(
  deps: CancelLinkedBookingDeps,
  { kind, id, key }: LinkedBooking & { key: string | null },
): Promise<void> {
  if (!opensBooking(deps.keys, { kind, id }, key)) throw new DomainError('not_found');
  const principal = `link:${id}`;
  const claim = { mutationId: deps.newId(), principal, kind: KINDS[kind], hash: '' };
  await cancelled(deps, { kind, id, claim }, () => true);
}

function cancelled(
  deps: CancelBookingDeps,
  { kind, id, claim }: LinkedBooking & { claim: Claim },
  mayCancel: (booking: Proof) => boolean,
): Promise<MutationResponse> {
  const { mutationId } = claim;
  const body = JSON.stringify({ mutationId, reservationId: id, status: 'cancelled' });
  return untilWritten(async () => {
    const found = await findBooking(deps, { kind, id });
    if (!found || !mayCancel(found.row)) throw new DomainError('not_found');
    const { row, table } = found;
    const { status, startsAt } = row;
    const at = deps.now();
    if (!canGuestCancelBooking(status, startsAt, at)) {
      throw new DomainError('booking.not_cancellable', { status });
    }
    return changeRow(deps.gateway, table, {
      claim,
      response: { status: 200, body },
      at,
      before: row,
      after: { status: 'cancelled', statusAt: at, statusBy: null, v: row.v + 1 },
      audit: null,
    });
  });
}
