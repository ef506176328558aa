import type { BrunchRules } from './brunch-rules';
import { USUAL_BRUNCH } from './brunch-rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type DepositRules = Pick<BrunchRules, 'depositKurus' | 'depositHours' | 'heldDays'>;

export function depositRequired(
  startsAt: number,
  now: number,
  { depositKurus, depositHours }: DepositRules = USUAL_BRUNCH,
): boolean {
  return depositKurus > 0 && startsAt - now > depositHours * HOUR_MS;
}

export function depositDueAt(
  startsAt: number,
  now: number,
  { heldDays }: DepositRules = USUAL_BRUNCH,
): number {
  return Math.min(now + heldDays * DAY_MS, startsAt);
}

export type DepositTerms = 'none' | 'held' | 'until_start';

export function depositTerms(
  startsAt: number,
  now: number,
  rules: DepositRules = USUAL_BRUNCH,
): DepositTerms {
  if (!depositRequired(startsAt, now, rules)) return 'none';
  return depositDueAt(startsAt, now, rules) < startsAt ? 'held' : 'until_start';
}

type Deposit = { depositKurus: number | null; depositTakenKurus: number | null };

/** Returns what was paid, or what is to be paid. */
export function depositKurusOf({ depositKurus, depositTakenKurus }: Deposit): number {
  return depositTakenKurus ?? agreedDepositKurus(depositKurus);
}

/** A party that did not come, or that cancelled when a new booking would need no deposit any more, may lose it. */
export function mayKeepDeposit(
  { status, statusAt, startsAt }: { status: string; statusAt: number; startsAt: number },
  { depositHours }: Pick<BrunchRules, 'depositHours'>,
): boolean {
  if (status === 'no_show') return true;
  return status === 'cancelled' && startsAt - statusAt < depositHours * HOUR_MS;
}

/** Bookings from before the setting keep the usual deposit. */
export function agreedDepositKurus(depositKurus: number | null | undefined): number {
  return depositKurus ?? USUAL_BRUNCH.depositKurus;
}

/**
 * A brunch moves freely if its deposit stays as agreed. A booking without a deposit cannot move to where one is due,
 * and a booking whose deposit could be kept by now stays on its day.
 */
export function canMoveBrunch(
  brunch: { startsAt: number; serviceDay: string; depositRequired: boolean },
  to: { serviceDay: string; startsAt: number },
  { now, rules }: { now: number; rules: DepositRules },
): boolean {
  if (!brunch.depositRequired) return !depositRequired(to.startsAt, now, rules);
  if (to.serviceDay === brunch.serviceDay) return true;
  return brunch.startsAt - now >= rules.depositHours * HOUR_MS;
}
