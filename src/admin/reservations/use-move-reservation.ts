import { useLingui } from '@lingui/react/macro';
import { type ReservationStatus, reservationStatusOf } from '#domain/reservations/booking';
import { canChangeReservationStatus } from '#domain/reservations/change-reservation-status';
import { changeReservationStatus } from '../../data/commands/bookings/change-reservation-status';
import type { ReservationInBook } from '../../data/react/staff/use-staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { BOOKING_STATUS_WORDS } from '../bookings/booking-words';
import { useUndoable } from '../shared/use-undoable';

/** Moves a table reservation, and remembers the last move for the undo bar. */
export function useMoveReservation() {
  const { t } = useLingui();
  const change = useCommand(changeReservationStatus);
  const { act, ...rest } = useUndoable();

  function move(row: ReservationInBook, to: ReservationStatus, isEarly = false) {
    const { id: reservationId } = row;
    const name = row.guestName || t`Walk-in`;
    const from = reservationStatusOf(row.status);
    const [before, after] = [t(BOOKING_STATUS_WORDS[from]), t(BOOKING_STATUS_WORDS[to])];
    act({
      about: reservationId,
      words: t`${name}: ${before} → ${after}`,
      run: () => change({ reservationId, from, to, isEarly }),
      undo: canChangeReservationStatus(to, from)
        ? () => change({ reservationId, from: to, to: from })
        : null,
    });
  }

  return { move, ...rest };
}
