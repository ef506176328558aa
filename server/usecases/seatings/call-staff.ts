import { CALL_PAUSE_MS, type Call, isCalling, type SeatRead } from '#domain/seatings/seating';
import { callsOf } from '../../repositories/rows/seating-wire';
import { openSeat } from './shared/bill-of-order';
import { type ReadSeatDeps, seatRead } from './shared/seat-read';

/**
 * Records that a table calls a waiter or requests the bill. Does not repeat an open or just taken call.
 * @throws DomainError seat.ended
 */
export async function callStaff(
  deps: ReadSeatDeps,
  { seat, call }: { seat: string; call: Call },
): Promise<SeatRead> {
  const now = deps.now();
  const { seating } = await openSeat(deps, seat, now);
  const last = callsOf(seating)[call];
  const isRecent = last !== null && now - Date.parse(last.at) < CALL_PAUSE_MS;
  if (!isCalling(last) && !isRecent) {
    await deps.seatings.call(
      seating.id,
      call === 'waiter'
        ? { waiterCalledAt: now, waiterTakenAt: null, waiterTakenBy: null }
        : { billCalledAt: now, billTakenAt: null, billTakenBy: null },
    );
  }
  return seatRead(deps, { seat });
}
