const HOUR_MS = 3_600_000;

/** Who books longer ahead than this leaves a deposit. */
export const DEPOSIT_WINDOW_MS = 24 * HOUR_MS;
export const DEPOSIT_KURUS = 50_000;
/** A booking is held so long for its deposit. */
export const DEPOSIT_HELD_MS = 3 * 24 * HOUR_MS;

export function depositRequired(startsAt: number, now: number): boolean {
  return startsAt - now > DEPOSIT_WINDOW_MS;
}

/** When an unpaid deposit ends the booking: after three days, at the latest when it begins (ms). */
export function depositDueAt(startsAt: number, now: number): number {
  return Math.min(now + DEPOSIT_HELD_MS, startsAt);
}

/** What a guest is told about the deposit of a time: none, or until when the table waits for it. */
export type DepositTerms = 'none' | 'three_days' | 'until_start';

export function depositTerms(startsAt: number, now: number): DepositTerms {
  if (!depositRequired(startsAt, now)) return 'none';
  return depositDueAt(startsAt, now) < startsAt ? 'three_days' : 'until_start';
}
