import { eveningBegan } from '#domain/bookings/slots';
import { SEAT_MS } from '#domain/seatings/seating';
import type { Parts } from '../shared/parts';

export type CloseForgottenSeatingsDeps = Pick<Parts, 'seatings' | 'now'>;

/** Closes seatings without orders after four hours, and those of past evenings. */
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
