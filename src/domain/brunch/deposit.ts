const HOUR_MS = 3_600_000;

/** Bookings further ahead than this need a deposit. */
export const DEPOSIT_WINDOW_MS = 24 * HOUR_MS;
export const DEPOSIT_KURUS = 50_000;
export const DEPOSIT_HELD_MS = 3 * 24 * HOUR_MS;

export function depositRequired(startsAt: number, now: number): boolean {
  return startsAt - now > DEPOSIT_WINDOW_MS;
}

export function depositDueAt(startsAt: number, now: number): number {
  return Math.min(now + DEPOSIT_HELD_MS, startsAt);
}

export type DepositTerms = 'none' | 'three_days' | 'until_start';

export function depositTerms(startsAt: number, now: number): DepositTerms {
  if (!depositRequired(startsAt, now)) return 'none';
  return depositDueAt(startsAt, now) < startsAt ? 'three_days' : 'until_start';
}
