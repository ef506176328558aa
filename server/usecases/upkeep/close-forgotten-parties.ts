import { eveningBegan } from '#domain/bookings/slots';
import type {
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';

type CloseForgottenDeps = {
  tableBookings: TableBookingsRepository;
  brunches: BrunchRepository;
  now: () => number;
};

/** Marks parties that were still seated at the end of the business day as left. */
export async function closeForgottenParties({
  tableBookings,
  brunches,
  now,
}: CloseForgottenDeps): Promise<void> {
  const before = eveningBegan(now());
  await tableBookings.closeSeated(before);
  await brunches.closeSeated(before);
}
