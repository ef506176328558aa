import { useLingui } from '@lingui/react/macro';
import {
  type BrunchStatus,
  BY_CARD,
  brunchStatusOf,
  canChangeBrunchStatus,
  depositState,
} from '#domain/brunch/brunch-changes';
import { canServeFirstDrink } from '#domain/brunch/brunch-round';
import { businessDay } from '#domain/venue';
import { changeBrunchStatus } from '../../../data/commands/bookings/change-brunch-status';
import { recordDeposit } from '../../../data/commands/bookings/record-deposit';
import { serveFirstDrink } from '../../../data/commands/bookings/serve-first-drink';
import { barNow } from '../../../data/react/staff/use-live';
import type { StaffBrunch } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-command';
import { useClockValue } from '../../page/board-clock';
import { useUndoable } from '../../shared/UndoBar';
import { type Arrival, useMakeRoom } from '../ArrivalButton';
import { BOOKING_STATUS_WORDS } from '../BookingBadges';
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
};

export function brunchOffer(row: OfferFacts, now: number): BrunchOffer {
  const moves = brunchChanges({
    status: row.status,
    startsAt: Date.parse(row.reservationDate),
    now,
  });
  const money = depositState(row);
  const isRunning = row.firstDrinkAt !== null;
  return {
    big: bigStep(row, { now, isDue: money === 'due', isRunning, moves }),
    deposit: moneyAction(row, money),
    mayTakeDrinkBack: isRunning && row.status === 'confirmed',
    moves,
  };
}

type Standing = {
  now: number;
  isDue: boolean;
  isRunning: boolean;
  moves: StatusChanges<BrunchStatus>;
};

function bigStep(row: OfferFacts, { now, isDue, isRunning, moves }: Standing): BigStep | null {
  if (row.status === 'pending') return isDue ? 'deposit_and_confirm' : 'confirm';
  if (row.status !== 'confirmed') return null;
  if (isRunning) return 'complete';
  if (canServeFirstDrink(row, now)) return 'first_drink';
  return moves.next === 'completed' ? 'complete' : null;
}

function moneyAction(row: OfferFacts, money: string): BrunchOffer['deposit'] {
  const { status, depositPaidBy } = row;
  if (money === 'paid') return depositPaidBy === BY_CARD ? null : 'take_back';
  // Cancelled bookings take no deposit.
  return money === 'due' && status !== 'cancelled' && status !== 'pending' ? 'record' : null;
}

/** Returns the present actions and recomputes them at the slot and at the rollover. */
export function useBrunchOffer(row: OfferFacts): BrunchOffer {
  const startsAt = Date.parse(row.reservationDate);
  useClockValue((now) => `${now >= startsAt} ${businessDay(now)}`, '');
  return brunchOffer(row, barNow());
}

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
