import type { BrunchRead } from '#domain/brunch/brunch-changes';
import type { BrunchRepository } from '../../../repositories/bookings.repository';
import { type BrunchRow, brunchRead, type Seated } from '../../../repositories/rows/booking-wire';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';
import { changeBooking, type Decision } from '../../shared/change-booking';

export type StaffBrunchDeps = {
  brunches: BrunchRepository;
  now: () => number;
  newId: () => string;
};

type StoredBody = { status: 200; body: string };

/** Applies a staff change to a stored brunch and responds with the brunch `after` the change. */
export function changeBrunchRow(
  { brunches }: StaffBrunchDeps,
  request: { claim: Claim; bookingId: string },
  decide: (
    found: Seated<BrunchRow>,
    responseFor: (after?: Partial<BrunchRow>) => StoredBody,
  ) => Decision<BrunchRow> | Promise<Decision<BrunchRow>>,
): Promise<MutationResponse> {
  return changeBooking(brunches, request, (found) =>
    decide(found, (after = {}) => {
      const reservation: BrunchRead = brunchRead({ ...found, row: { ...found.row, ...after } });
      return {
        status: 200,
        body: JSON.stringify({ mutationId: request.claim.mutationId, reservation }),
      };
    }),
  );
}
