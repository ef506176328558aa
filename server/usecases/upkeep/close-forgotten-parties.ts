import { eveningBegan } from '#domain/reservations/slots';
import type {
  BrunchRepository,
  ReservationsRepository,
} from '../../repositories/bookings.repository';

export type CloseForgottenDeps = {
  reservations: ReservationsRepository;
  brunches: BrunchRepository;
  now: () => number;
};

/** Who sat at a table when the day rolled over has left: books, floor and server say the same in the morning. */
export async function closeForgottenParties({
  reservations,
  brunches,
  now,
}: CloseForgottenDeps): Promise<void> {
  const before = eveningBegan(now());
  await reservations.closeSeated(before);
  await brunches.closeSeated(before);
}
