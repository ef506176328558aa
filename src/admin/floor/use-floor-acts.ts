import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { canChangeReservationStatus } from '#domain/reservations/change-reservation-status';
import { type ReservationStatus, reservationStatusOf } from '#domain/reservations/booking';
import { assignBrunchTable } from '../../data/commands/assign-brunch-table';
import { assignTable } from '../../data/commands/assign-table';
import { changeBrunchStatus } from '../../data/commands/change-brunch-status';
import { changeReservationStatus } from '../../data/commands/change-reservation-status';
import { clearTable } from '../../data/commands/clear-table';
import { seatWalkIn } from '../../data/commands/seat-walk-in';
import { useCommand } from '../../data/react/use-command';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useToast } from '../../ui/overlays/use-toast';
import { askToSignIn } from '../shell/sign-in-ask';
import { useBookingStatusText, useGuestName } from './floor-words';
import type { FloorEntry, FloorTable } from './use-floor';

export type DoneAct = { nth: number; words: string; undo: (() => Promise<unknown>) | null };
type WalkIn = { table: Pick<FloorTable, 'id' | 'label'>; partySize: number };

/** Everything that is done on the floor: said aloud, kept for the undo bar, queued without a question. */
export function useFloorActs() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const statusText = useBookingStatusText();
  const guestName = useGuestName();
  const nth = useRef(0);
  const [done, setDone] = useState<DoneAct | null>(null);
  const toTable = useCommand(assignTable);
  const toBrunchTable = useCommand(assignBrunchTable);
  const changeTable = useCommand(changeReservationStatus);
  const changeBrunch = useCommand(changeBrunchStatus);
  const clearing = useCommand(clearTable);
  const seating = useCommand(seatWalkIn);

  function run(act: Promise<unknown>) {
    act.catch((error: unknown) => {
      console.error(error);
      setDone(null);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  function say(words: string, undo: DoneAct['undo']) {
    nth.current += 1;
    announce(words);
    setDone({ nth: nth.current, words, undo });
  }

  function place(booking: FloorEntry, tableId: number | null, from: number | null) {
    const choice = { reservationId: booking.id, tableId, from };
    return booking.kind === 'brunch' ? toBrunchTable(choice) : toTable(choice);
  }

  function assign(booking: FloorEntry, table: FloorTable | null) {
    const { tableId: from, time, partySize } = booking;
    const name = guestName(booking);
    const tableId = table?.id ?? null;
    run(place(booking, tableId, from));
    const label = table?.label ?? '';
    say(
      table
        ? t`${name}, ${partySize} people, table ${label}, ${time}`
        : t`${name}, ${partySize} people, no table, ${time}`,
      () => place(booking, from, tableId),
    );
  }

  function move(booking: FloorEntry, to: ReservationStatus) {
    const from = reservationStatusOf(booking.status);
    const { id: reservationId } = booking;
    const [name, before, after] = [guestName(booking), statusText(from), statusText(to)];
    run(changeTable({ reservationId, from, to }));
    const back = canChangeReservationStatus(to, from);
    say(
      t`${name}: ${before} → ${after}`,
      back ? () => changeTable({ reservationId, from: to, to: from }) : null,
    );
  }

  function endBrunch({ id: reservationId, ...booking }: FloorEntry) {
    const name = guestName(booking);
    const [before, after] = [statusText('confirmed'), statusText('completed')];
    run(changeBrunch({ reservationId, from: 'confirmed', to: 'completed' }));
    say(t`${name}: ${before} → ${after}`, () =>
      changeBrunch({ reservationId, from: 'completed', to: 'confirmed' }),
    );
  }

  function clear({ id: tableId, label }: FloorTable) {
    run(clearing({ tableId }));
    say(t`Table ${label} is ready`, null);
  }

  function seat({ table: { id: tableId, label }, partySize }: WalkIn) {
    const seated = seating({ tableId, partySize, guestName: '' });
    run(seated);
    say(t`Walk-in, ${partySize} people, table ${label}`, async () => {
      const { reservationId } = await seated;
      return changeTable({ reservationId, from: 'seated', to: 'cancelled' });
    });
  }

  const forget = useCallback(() => setDone(null), []);
  function undo() {
    if (done?.undo) run(done.undo());
    announce(t`Undone`);
    setDone(null);
  }

  return { done, undo, forget, assign, move, endBrunch, clear, seat };
}

export type FloorActs = ReturnType<typeof useFloorActs>;
