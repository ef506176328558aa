import { cancelBooking } from '../../bookings/cancel-booking';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

export function cancelBrunch(
  deps: DataDeps<GuestDb>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  return cancelBooking(deps, { kind: 'brunch', bookingId });
}
