import type { AnswerPhoneInput, SeatRead } from '#domain/seatings/seating';
import { openSeat } from './shared/bill-of-order';
import { type ReadSeatDeps, seatRead } from './shared/seat-read';

/**
 * Lets a phone in, or refuses it, for somebody at the table. Changes nothing if the answering phone is not let in, or
 * if the question is answered.
 * @throws DomainError seat.ended
 */
export async function answerPhone(
  deps: ReadSeatDeps,
  { seat, seatNo, isLetIn }: AnswerPhoneInput & { seat: string },
): Promise<SeatRead> {
  const now = deps.now();
  const { phone } = await openSeat(deps, seat, now);
  await deps.seats.answer(phone, { seatNo, at: isLetIn ? now : null });
  return seatRead(deps, { seat });
}
