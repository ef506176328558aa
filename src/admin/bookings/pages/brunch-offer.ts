import { type BrunchStatus, BY_CARD, depositState } from '#domain/brunch/brunch-changes';
import { canServeFirstDrink } from '#domain/brunch/brunch-round';
import { businessDay } from '#domain/venue';
import { barNow } from '../../../data/react/staff/use-live';
import { useClockValue } from '../../page/board-clock';
import { brunchChanges, type StatusChanges } from '../StatusButtons';

/** The primary step records the deposit, confirms, serves the first drink or completes. */
export type BigStep = 'deposit_and_confirm' | 'confirm' | 'first_drink' | 'complete';

type BrunchOffer = {
  big: BigStep | null;
  /** Staff can change the deposit by these actions. */
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

/** Returns the panel's actions at a time. */
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
