import { useLingui } from '@lingui/react/macro';
import {
  changeTableBookingStatus,
  seatWalkIn,
} from '../../../data/commands/bookings/staff-bookings';
import { clearTable } from '../../../data/commands/tables';
import { useCommand } from '../../../data/react/use-command';
import { useGiveTable, useMoveBrunch, useMoveTable } from '../../bookings/ArrivalButton';
import { useUndoable } from '../../shared/UndoBar';
import type { PlanEntry, PlanTable } from './use-table-plan';

type WalkIn = { table: Pick<PlanTable, 'id' | 'label'>; partySize: number };

/** Returns floor plan actions, which are announced, undoable and queued. */
export function useTableActions() {
  const { t } = useLingui();
  const { perform, ...undoable } = useUndoable();
  const move = useMoveTable(perform);
  const moveBrunch = useMoveBrunch(perform);
  const give = useGiveTable();
  const changeTable = useCommand(changeTableBookingStatus);
  const clearing = useCommand(clearTable);
  const seating = useCommand(seatWalkIn);

  function assign(booking: PlanEntry, table: PlanTable | null) {
    const { id: bookingId, kind, tableId: from, time, partySize, guestName: name } = booking;
    const tableId = table?.id ?? null;
    const label = table?.label ?? '';
    perform({
      about: bookingId,
      words: table
        ? t`${name}, ${partySize} people, table ${label}, ${time}`
        : t`${name}, ${partySize} people, no table, ${time}`,
      run: () => give(kind, { bookingId, tableId, from }),
      undo: () => give(kind, { bookingId, tableId: from, from: tableId }),
    });
  }

  const endBrunch = (booking: PlanEntry) => moveBrunch(booking, 'completed');

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
