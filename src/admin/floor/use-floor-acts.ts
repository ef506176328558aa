import { useLingui } from '@lingui/react/macro';
import { type ReservationStatus, reservationStatusOf } from '#domain/reservations/booking';
import { canChangeReservationStatus } from '#domain/reservations/change-reservation-status';
import { assignBrunchTable } from '../../data/commands/bookings/assign-brunch-table';
import { assignTable } from '../../data/commands/bookings/assign-table';
import { changeBrunchStatus } from '../../data/commands/bookings/change-brunch-status';
import { changeReservationStatus } from '../../data/commands/bookings/change-reservation-status';
import { seatWalkIn } from '../../data/commands/bookings/seat-walk-in';
import { clearTable } from '../../data/commands/clear-table';
import { useCommand } from '../../data/react/use-command';
import { BOOKING_STATUS_WORDS, bookingStatusOf } from '../bookings/booking-words';
import { useUndoable } from '../shared/use-undoable';
import type { FloorEntry, FloorTable } from './use-floor';

type WalkIn = { table: Pick<FloorTable, 'id' | 'label'>; partySize: number };

/** Everything that is done on the floor: said aloud, kept for the undo bar, queued without a question. */
export function useFloorActs() {
  const { t } = useLingui();
  const { act, ...undoable } = useUndoable();
  const toTable = useCommand(assignTable);
  const toBrunchTable = useCommand(assignBrunchTable);
  const changeTable = useCommand(changeReservationStatus);
  const changeBrunch = useCommand(changeBrunchStatus);
  const clearing = useCommand(clearTable);
  const seating = useCommand(seatWalkIn);

  function place(booking: FloorEntry, tableId: number | null, from: number | null) {
    const choice = { reservationId: booking.id, tableId, from };
    return booking.kind === 'brunch' ? toBrunchTable(choice) : toTable(choice);
  }

  function assign(booking: FloorEntry, table: FloorTable | null) {
    const { id, tableId: from, time, partySize, guestName: name } = booking;
    const tableId = table?.id ?? null;
    const label = table?.label ?? '';
    act({
      about: id,
      words: table
        ? t`${name}, ${partySize} people, table ${label}, ${time}`
        : t`${name}, ${partySize} people, no table, ${time}`,
      run: () => place(booking, tableId, from),
      undo: () => place(booking, from, tableId),
    });
  }

  function moveWords(name: string, from: string, to: string): string {
    const before = t(BOOKING_STATUS_WORDS[bookingStatusOf(from)]);
    const after = t(BOOKING_STATUS_WORDS[bookingStatusOf(to)]);
    return t`${name}: ${before} → ${after}`;
  }

  function move(booking: FloorEntry, to: ReservationStatus, isEarly = false) {
    const from = reservationStatusOf(booking.status);
    const { id: reservationId } = booking;
    act({
      about: reservationId,
      words: moveWords(booking.guestName, from, to),
      run: () => changeTable({ reservationId, from, to, isEarly }),
      undo: canChangeReservationStatus(to, from)
        ? () => changeTable({ reservationId, from: to, to: from })
        : null,
    });
  }

  function endBrunch({ id: reservationId, guestName }: FloorEntry) {
    act({
      about: reservationId,
      words: moveWords(guestName, 'confirmed', 'completed'),
      run: () => changeBrunch({ reservationId, from: 'confirmed', to: 'completed' }),
      undo: () => changeBrunch({ reservationId, from: 'completed', to: 'confirmed' }),
    });
  }

  function clear({ id: tableId, label }: FloorTable) {
    act({
      about: String(tableId),
      words: t`Table ${label} is ready`,
      run: () => clearing({ tableId }),
      undo: null,
    });
  }

  function seat({ table: { id: tableId, label }, partySize }: WalkIn) {
    let seated: Promise<{ reservationId: string }> | undefined;
    act({
      about: String(tableId),
      words: t`Walk-in, ${partySize} people, table ${label}`,
      run: async () => {
        seated = seating({ tableId, partySize, guestName: '' });
        await seated;
      },
      undo: async () => {
        const walkIn = await seated;
        if (!walkIn) return;
        const { reservationId } = walkIn;
        await changeTable({ reservationId, from: 'seated', to: 'cancelled' });
      },
    });
  }

  return { ...undoable, assign, move, endBrunch, clear, seat };
}

export type FloorActs = ReturnType<typeof useFloorActs>;
