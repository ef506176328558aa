import { eveningBegan } from '#domain/bookings/slots';
import { SEAT_MS } from '#domain/seatings/seating';
import type { SeatingsRepository } from '../../repositories/seatings/seatings.repository';

export type CloseForgottenSeatingsDeps = { seatings: SeatingsRepository; now: () => number };

/**
 * Closes tables that were scanned and never ordered from, after four hours, and whatever an evening has left open: the
 * next party starts a bill of its own.
 */
export async function closeForgottenSeatings({
  seatings,
  now,
}: CloseForgottenSeatingsDeps): Promise<void> {
  const at = now();
  await seatings.closeForgotten({
    quietSince: at - SEAT_MS,
    eveningBegan: eveningBegan(at),
    at,
  });
}
