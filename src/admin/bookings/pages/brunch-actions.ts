import { useLingui } from '@lingui/react/macro';
import { type BrunchStatus, BY_CARD, depositState } from '#domain/brunch/brunch-changes';
import { canServeFirstDrink } from '#domain/brunch/brunch-round';
import type { TAKEN_METHODS } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import {
  changeBrunchStatus,
  recordDeposit,
  serveFirstDrink,
} from '../../../data/commands/bookings/staff-bookings';
import { barNow, type StaffBrunch } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-app';
import { useClockValue } from '../../page/board-clock';
import { useUndoable } from '../../shared/UndoBar';
import { type Arrival, useMakeRoom, useMoveBrunch } from '../ArrivalButton';
import { brunchChanges, type StatusChanges } from '../StatusButtons';

export type BigStep = 'deposit_and_confirm' | 'confirm' | 'first_drink' | 'complete';

type BrunchOffer = {
  big: BigStep | null;
  deposit: 'record' | 'take_back' | null;
  /** True if staff can revert a first drink that they recorded by mistake. */
  mayTakeDrinkBack: boolean;
  moves: StatusChanges<BrunchStatus>;
};

export type OfferFacts = {
  status: string;
  serviceDay: string;
  reservationDate: string;
  depositRequired: boolean;
  depositPaidAt: string | null;
  depositPaidBy: string | null;
  firstDrinkAt: string | null;
  depositKept?: object | null;
};

export function brunchOffer(row: OfferFacts, now: number): BrunchOffer {
  const { status, depositPaidBy, depositKept } = row;
  const startsAt = Date.parse(row.reservationDate);
  // A booking whose deposit was kept is over.
  const moves = depositKept ? NO_MOVES : brunchChanges({ status, startsAt, now });
  const money = depositState(row);
  const isRunning = row.firstDrinkAt !== null;

  function bigStep(): BigStep | null {
    if (status === 'pending') return money === 'due' ? 'deposit_and_confirm' : 'confirm';
    if (status !== 'confirmed') return null;
    if (isRunning) return 'complete';
    if (canServeFirstDrink(row, now)) return 'first_drink';
    return moves.next === 'completed' ? 'complete' : null;
  }

  function moneyAction(): BrunchOffer['deposit'] {
    if (depositKept) return null;
    if (money === 'paid') return depositPaidBy === BY_CARD ? null : 'take_back';
    // Cancelled bookings take no deposit.
    return money === 'due' && status !== 'cancelled' && status !== 'pending' ? 'record' : null;
  }

  return {
    big: bigStep(),
    deposit: moneyAction(),
    mayTakeDrinkBack: isRunning && status === 'confirmed',
    moves,
  };
}

const NO_MOVES: StatusChanges<BrunchStatus> = { next: null, others: [], canCancel: false };

/** Returns the present actions and recomputes them at the slot and at the rollover. */
export function useBrunchOffer(row: OfferFacts): BrunchOffer {
  const startsAt = Date.parse(row.reservationDate);
  useClockValue((now) => `${now >= startsAt} ${businessDay(now)}`, '');
  return brunchOffer(row, barNow());
}

/** Lira as text. */
export type TakenDeposit = { amount: string; method: (typeof TAKEN_METHODS)[number] };

export function useBrunchActions() {
  const { t } = useLingui();
  const change = useCommand(changeBrunchStatus);
  const { perform, ...rest } = useUndoable();
  const move = useMoveBrunch(perform);
  const pay = useCommand(recordDeposit);
  const serve = useCommand(serveFirstDrink);
  const makeRoom = useMakeRoom();

  function takeDeposit(row: StaffBrunch, deposit: TakenDeposit) {
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: t`${name}: deposit recorded`,
      run: () => pay({ bookingId, isPaid: true, ...deposit }),
      undo: () => pay({ bookingId, isPaid: false }),
    });
  }

  function returnDeposit({ id: bookingId, guestName: name, depositAmount: amount }: StaffBrunch) {
    perform({
      about: bookingId,
      words: t`${name}: deposit taken back`,
      run: () => pay({ bookingId, isPaid: false }),
      undo: () => pay({ bookingId, isPaid: true, ...(amount && { amount }) }),
    });
  }

  /** Records the deposit and confirms in one tap, with one undo. */
  function takeDepositAndConfirm(row: StaffBrunch, deposit: TakenDeposit) {
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: t`${name}: deposit recorded, confirmed`,
      async run() {
        await pay({ bookingId, isPaid: true, ...deposit });
        await change({ bookingId, from: 'pending', to: 'confirmed' });
      },
      async undo() {
        await change({ bookingId, from: 'confirmed', to: 'pending' });
        await pay({ bookingId, isPaid: false });
      },
    });
  }

  function pourFirst(
    row: StaffBrunch,
    isServed: boolean,
    { people, ...arrival }: Arrival & { people?: number } = {},
  ) {
    const { isEarly = false, isTogether = false } = arrival;
    const { id: bookingId, guestName: name } = row;
    perform({
      about: bookingId,
      words: isServed ? t`${name}: first drink served` : t`${name}: first drink taken back`,
      async run() {
        await makeRoom('brunch', row, arrival);
        await serve({ bookingId, isServed, isEarly, isTogether, ...(people && { people }) });
      },
      undo: () => serve({ bookingId, isServed: !isServed }),
    });
  }

  return { move, takeDeposit, returnDeposit, takeDepositAndConfirm, pourFirst, ...rest };
}

export type BrunchActions = ReturnType<typeof useBrunchActions>;
