import { useLingui } from '@lingui/react/macro';
import { type TableBookingStatus, tableBookingStatusOf } from '#domain/bookings/booking';
import { canChangeTableBookingStatus } from '#domain/bookings/booking-changes';
import { changeTableBookingStatus } from '../../data/commands/bookings/change-table-booking-status';
import type { StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { BOOKING_STATUS_WORDS } from '../bookings/booking-words';
import { type Arrival, useMakeRoom } from '../bookings/buttons/use-arrival';
import { useUndoable } from '../shared/use-undoable';

/** Changes a booking's status, with undo. */
export function useChangeTableBooking() {
  const { t } = useLingui();
  const change = useCommand(changeTableBookingStatus);
  const makeRoom = useMakeRoom();
  const { perform, ...rest } = useUndoable();

  function move(row: StaffTableBooking, to: TableBookingStatus, arrival: Arrival = {}) {
    const { isEarly = false, isTogether = false } = arrival;
    const { id: bookingId } = row;
    const name = row.guestName || t`Walk-in`;
    const from = tableBookingStatusOf(row.status);
    const [before, after] = [t(BOOKING_STATUS_WORDS[from]), t(BOOKING_STATUS_WORDS[to])];
    perform({
      about: bookingId,
      words: t`${name}: ${before} → ${after}`,
      async run() {
        await makeRoom('table', row, arrival);
        await change({ bookingId, from, to, isEarly, isTogether });
      },
      undo: canChangeTableBookingStatus(to, from)
        ? () => change({ bookingId, from: to, to: from })
        : null,
    });
  }

  return { move, ...rest };
}
