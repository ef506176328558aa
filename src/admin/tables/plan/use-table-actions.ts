import { useLingui } from '@lingui/react/macro';
import {
  assignBrunchTable,
  assignTable,
  changeBrunchStatus,
  changeTableBookingStatus,
  seatWalkIn,
} from '../../../data/commands/bookings/staff-bookings';
import { clearTable } from '../../../data/commands/tables';
import { useCommand } from '../../../data/react/use-command';
import { useMoveTable } from '../../bookings/ArrivalButton';
import { BOOKING_STATUS_WORDS } from '../../bookings/BookingBadges';
import { useUndoable } from '../../shared/UndoBar';
import type { PlanEntry, PlanTable } from './use-table-plan';

type WalkIn = { table: Pick<PlanTable, 'id' | 'label'>; partySize: number };

/** Returns floor plan actions, which are announced, undoable and queued. */
export function useTableActions() {
  const { t } = useLingui();
  const { perform, ...undoable } = useUndoable();
  const move = useMoveTable(perform);
  const toTable = useCommand(assignTable);
  const toBrunchTable = useCommand(assignBrunchTable);
  const changeTable = useCommand(changeTableBookingStatus);
  const changeBrunch = useCommand(changeBrunchStatus);
  const clearing = useCommand(clearTable);
  const seating = useCommand(seatWalkIn);

  function place(booking: PlanEntry, tableId: number | null, from: number | null) {
    const choice = { bookingId: booking.id, tableId, from };
    return booking.kind === 'brunch' ? toBrunchTable(choice) : toTable(choice);
  }

  function assign(booking: PlanEntry, table: PlanTable | null) {
    const { id, tableId: from, time, partySize, guestName: name } = booking;
    const tableId = table?.id ?? null;
    const label = table?.label ?? '';
    perform({
      about: id,
      words: table
        ? t`${name}, ${partySize} people, table ${label}, ${time}`
        : t`${name}, ${partySize} people, no table, ${time}`,
      run: () => place(booking, tableId, from),
      undo: () => place(booking, from, tableId),
    });
  }

  function endBrunch({ id: bookingId, guestName: name }: PlanEntry) {
    const { confirmed, completed } = BOOKING_STATUS_WORDS;
    const [before, after] = [t(confirmed), t(completed)];
    perform({
      about: bookingId,
      words: t`${name}: ${before} → ${after}`,
      run: () => changeBrunch({ bookingId, from: 'confirmed', to: 'completed' }),
      undo: () => changeBrunch({ bookingId, from: 'completed', to: 'confirmed' }),
    });
  }

  function clear({ id: tableId, label }: PlanTable) {
    perform({
      about: String(tableId),
      words: t`Table ${label} is ready`,
      run: () => clearing({ tableId }),
      undo: null,
    });
  }

  function seat({ table: { id: tableId, label }, partySize }: WalkIn) {
    let seated: Promise<{ bookingId: string }> | undefined;
    perform({
      about: String(tableId),
      words: t`Walk-in, ${partySize} people, table ${label}`,
      run: async () => {
        seated = seating({ tableId, partySize, guestName: '' });
        await seated;
      },
      undo: async () => {
        const walkIn = await seated;
        if (!walkIn) return;
        const { bookingId } = walkIn;
        await changeTable({ bookingId, from: 'seated', to: 'cancelled' });
      },
    });
  }

  return { ...undoable, assign, move, endBrunch, clear, seat };
}

export type TableActions = ReturnType<typeof useTableActions>;
