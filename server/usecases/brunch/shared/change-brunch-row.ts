import type { BrunchRead } from '#domain/brunch/brunch-booking';
import { DomainError } from '#domain/error-codes';
import type { BrunchRepository } from '../../../repositories/bookings.repository';
import { type BrunchRow, brunchRead } from '../../../repositories/rows/booking-wire';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';

export type StaffBrunchDeps = {
  brunches: BrunchRepository;
  now: () => number;
  newId: () => string;
};

type Found = NonNullable<Parameters<Parameters<BrunchRepository['move']>[2]>[0]>;
type Decision = ReturnType<Parameters<BrunchRepository['move']>[2]>;
type Answer = { status: 200; body: string };

/** A staff change of a stored brunch, with a response that shows it `after` the change. */
export function changeBrunchRow(
  { brunches }: StaffBrunchDeps,
  { claim, reservationId }: { claim: Claim; reservationId: string },
  decide: (found: Found, answer: (after?: Partial<BrunchRow>) => Answer) => Decision,
): Promise<MutationResponse> {
  return brunches.move(claim, reservationId, (found) => {
    if (!found) throw new DomainError('not_found');
    return decide(found, (after = {}) => {
      const reservation: BrunchRead = brunchRead({ ...found, row: { ...found.row, ...after } });
      return {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
      };
    });
  });
}
