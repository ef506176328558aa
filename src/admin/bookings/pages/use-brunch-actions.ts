import { useLingui } from '@lingui/react/macro';
import {
  type BrunchStatus,
  brunchStatusOf,
  canChangeBrunchStatus,
} from '#domain/brunch/brunch-changes';
import { changeBrunchStatus } from '../../../data/commands/bookings/change-brunch-status';
import { recordDeposit } from '../../../data/commands/bookings/record-deposit';
import { serveFirstDrink } from '../../../data/commands/bookings/serve-first-drink';
import type { StaffBrunch } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-command';
import { useUndoable } from '../../shared/use-undoable';
import { type Arrival, useMakeRoom } from '../ArrivalButton';
import { BOOKING_STATUS_WORDS } from '../booking-words';

/** Returns the brunch actions and the undo of the last action. */
export function useBrunchActions() {
  const { t } = useLingui();
  const change = useCommand(changeBrunchStatus);
  const pay = useCommand(recordDeposit);
  const serve = useCommand(serveFirstDrink);
  const makeRoom = useMakeRoom();
  const { perform, ...rest } = useUndoable();

  function move(row: StaffBrunch, to: BrunchStatus) {
    const { id: bookingId, guestName: name } = row;
    const from = brunchStatusOf(row.status);
    const [before, after] = [t(BOOKING_STATUS_WORDS[from]), t(BOOKING_STATUS_WORDS[to])];
    perform({
      about: bookingId,
      words: t`${name}: ${before} → ${after}`,
      run: () => change({ bookingId, from, to }),
      undo: canChangeBrunchStatus(to, from)
        ? () => change({ bookingId, from: to, to: from })
        : null,
    });
  }

  function takeDeposit(row: StaffBrunch, isPaid: boolean) {
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: isPaid ? t`${name}: deposit recorded` : t`${name}: deposit taken back`,
      run: () => pay({ bookingId, isPaid }),
      undo: () => pay({ bookingId, isPaid: !isPaid }),
    });
  }

  /** Records the deposit and confirms in one tap, with one undo. */
  function takeDepositAndConfirm(row: StaffBrunch) {
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: t`${name}: deposit recorded, confirmed`,
      async run() {
        await pay({ bookingId, isPaid: true });
        await change({ bookingId, from: 'pending', to: 'confirmed' });
      },
      async undo() {
        await change({ bookingId, from: 'confirmed', to: 'pending' });
        await pay({ bookingId, isPaid: false });
      },
    });
  }

  function pourFirst(row: StaffBrunch, isServed: boolean, arrival: Arrival = {}) {
    const { isEarly = false, isTogether = false } = arrival;
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: isServed ? t`${name}: first drink served` : t`${name}: first drink taken back`,
      async run() {
        await makeRoom('brunch', row, arrival);
        await serve({ bookingId, isServed, isEarly, isTogether });
      },
      undo: () => serve({ bookingId, isServed: !isServed }),
    });
  }

  return { move, takeDeposit, takeDepositAndConfirm, pourFirst, ...rest };
}

export type BrunchActions = ReturnType<typeof useBrunchActions>;
