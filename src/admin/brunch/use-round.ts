import { brunchRound, type RoundPhase } from '#domain/brunch/brunch-round';
import { elapsedText, wholeMinutes } from '../orders/shared/elapsed';
import { useClockValue } from '../page/board-clock';

/** Returns a party's refill time and re-renders only on change. */
export function useRoundPhase(firstDrinkAt: string): RoundPhase {
  const at = Date.parse(firstDrinkAt);
  return useClockValue((now) => brunchRound(at, now).phase, 'running');
}

/** Formats the remaining time: 1:29:59. */
export function useRoundClock(firstDrinkAt: string): string {
  const at = Date.parse(firstDrinkAt);
  return useClockValue((now) => elapsedText(brunchRound(at, now).leftMs), '');
}

/** Counts the whole minutes left. */
export function useRoundMinutes(firstDrinkAt: string): number {
  const at = Date.parse(firstDrinkAt);
  return useClockValue((now) => wholeMinutes(brunchRound(at, now).leftMs), 0);
}
