import { brunchRound, type RoundPhase } from '#domain/brunch/brunch-round';
import { elapsedText, wholeMinutes } from '../orders/shared/elapsed';
import { useClockValue } from '../page/board-clock';

/** How a party's time of drinks stands; whoever reads it draws again only when that changes. */
export function useRoundPhase(firstDrinkAt: string): RoundPhase {
  const at = Date.parse(firstDrinkAt);
  return useClockValue((now) => brunchRound(at, now).phase, 'running');
}

/** What is left of it as a clock shows it: 1:29:59. */
export function useRoundClock(firstDrinkAt: string): string {
  const at = Date.parse(firstDrinkAt);
  return useClockValue((now) => elapsedText(brunchRound(at, now).leftMs), '');
}

/** Whole minutes that are left, for words. */
export function useRoundMinutes(firstDrinkAt: string): number {
  const at = Date.parse(firstDrinkAt);
  return useClockValue((now) => wholeMinutes(brunchRound(at, now).leftMs), 0);
}
