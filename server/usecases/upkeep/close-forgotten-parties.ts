import { eveningBegan } from '#domain/bookings/slots';
import type { Parts } from '../shared/parts';

type CloseForgottenDeps = Pick<Parts, 'tableBookings' | 'brunches' | 'now'>;

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
