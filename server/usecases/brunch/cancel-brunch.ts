import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type CancelBookingRequest, cancelOwnBooking } from '../shared/cancel-own-booking';

export type CancelBrunchDeps = { brunches: BrunchRepository; now: () => number };

export function cancelBrunch(
  { brunches, now }: CancelBrunchDeps,
  request: CancelBookingRequest,
): Promise<MutationResponse> {
  return cancelOwnBooking({ bookings: brunches, now }, request);
}
