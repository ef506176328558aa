import { businessDay } from '../venue';
import { BRUNCH_REFILL_HOURS } from './brunch-menu';

const MINUTE_MS = 60_000;

/** After the first drink, more can be ordered for so long. */
export const ROUND_MS = BRUNCH_REFILL_HOURS * 60 * MINUTE_MS;
/** The party is asked for its last round so long before the end. */
export const LAST_CALL_MS = 15 * MINUTE_MS;

export type RoundPhase = 'running' | 'last_call' | 'over';

export type Round = { phase: RoundPhase; lastCallAt: number; endsAt: number; leftMs: number };

/** How a party's time of drinks stands, by the bar's clock. */
export function brunchRound(firstDrinkAt: number, now: number): Round {
  const endsAt = firstDrinkAt + ROUND_MS;
  const lastCallAt = endsAt - LAST_CALL_MS;
  const leftMs = Math.max(0, endsAt - now);
  if (now >= endsAt) return { phase: 'over', lastCallAt, endsAt, leftMs };
  return { phase: now >= lastCallAt ? 'last_call' : 'running', lastCallAt, endsAt, leftMs };
}

/** A first drink is served to a confirmed party, on the evening that it has booked. */
export function canServeFirstDrink(
  { status, serviceDay }: { status: string; serviceDay: string },
  at: number,
): boolean {
  return status === 'confirmed' && businessDay(at) === serviceDay;
}

/** When a drink was served, by the bar's clock: never before the booking was known, never ahead. */
export function servedAt(bookedAt: number, now: number, ageMs: number): number {
  return Math.min(now, Math.max(bookedAt, now - ageMs));
}
