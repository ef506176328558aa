import type { SeatRead } from '#domain/seatings/seating';
import { type ReadSeatDeps, seatRead } from './shared/seat-read';

/** @throws DomainError seat.ended */
export function readSeat(deps: ReadSeatDeps, { seat }: { seat: string }): Promise<SeatRead> {
  return seatRead(deps, { seat });
}
