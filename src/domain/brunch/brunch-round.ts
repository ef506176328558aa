import { businessDay } from '../venue';
import { BRUNCH_REFILL_HOURS } from './brunch-menu';

const MINUTE_MS = 60_000;

export const ROUND_MS = BRUNCH_REFILL_HOURS * 60 * MINUTE_MS;
/** Staff announce the last round this long before the end. */
export const LAST_CALL_MS = 15 * MINUTE_MS;

export type RoundPhase = 'running' | 'last_call' | 'over';

export type Round = { phase: RoundPhase; lastCallAt: number; endsAt: number; leftMs: number };

export function brunchRound(firstDrinkAt: number, now: number): Round {
  const endsAt = firstDrinkAt + ROUND_MS;
  const lastCallAt = endsAt - LAST_CALL_MS;
  const leftMs = Math.max(0, endsAt - now);
  if (now >= endsAt) return { phase: 'over', lastCallAt, endsAt, leftMs };
  return { phase: now >= lastCallAt ? 'last_call' : 'running', lastCallAt, endsAt, leftMs };
}

export function canServeFirstDrink(
  { status, serviceDay }: { status: string; serviceDay: string },
  at: number,
): boolean {
  return status === 'confirmed' && businessDay(at) === serviceDay;
}

/** Returns the serving time by the server's clock, clamped between the booking's creation and now. */
export function servedAt(bookedAt: number, now: number, ageMs: number): number {
  return Math.min(now, Math.max(bookedAt, now - ageMs));
}
