import { businessDay } from '../venue';
import { USUAL_BRUNCH } from './brunch-rules';

const MINUTE_MS = 60_000;

const USUAL_MINUTES = USUAL_BRUNCH.drinkHours * 60;
/** Staff announce the last round this long before the end. */
const LAST_CALL_MS = 15 * MINUTE_MS;

export type RoundPhase = 'running' | 'last_call' | 'over';

export type Round = { phase: RoundPhase; lastCallAt: number; endsAt: number; leftMs: number };

/** Bookings from before the setting have no minutes: they get the usual ones. */
export function agreedDrinkMinutes(drinkMinutes: number | null | undefined): number {
  return drinkMinutes ?? USUAL_MINUTES;
}

export function brunchRound(
  firstDrinkAt: number,
  now: number,
  drinkMinutes: number = USUAL_MINUTES,
): Round {
  const endsAt = firstDrinkAt + drinkMinutes * MINUTE_MS;
  const lastCallAt = endsAt - LAST_CALL_MS;
  const leftMs = Math.max(0, endsAt - now);
  if (now >= endsAt) return { phase: 'over', lastCallAt, endsAt, leftMs };
  return { phase: now >= lastCallAt ? 'last_call' : 'running', lastCallAt, endsAt, leftMs };
}

/** A party's first drink, and the agreed drinks time; bookings of older copies lack the time. */
export type PartyRound = { firstDrinkAt: string | null; drinkMinutes?: number };

export function roundOf({ firstDrinkAt, drinkMinutes }: PartyRound, now: number): Round {
  return brunchRound(Date.parse(firstDrinkAt ?? ''), now, drinkMinutes);
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
