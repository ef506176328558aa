import { type PartyRound, type RoundPhase, roundOf } from '#domain/brunch/brunch-round';
import { elapsedText, wholeMinutes } from '../orders/shared/elapsed';
import { useClockValue } from '../page/board-clock';

/** Returns a party's refill time and re-renders only on change. */
export function useRoundPhase(party: PartyRound): RoundPhase {
  return useClockValue((now) => roundOf(party, now).phase, 'running');
}

/** Formats the remaining time: 1:29:59. */
export function useRoundClock(party: PartyRound): string {
  return useClockValue((now) => elapsedText(roundOf(party, now).leftMs), '');
}

/** Counts the whole minutes left. */
export function useRoundMinutes(party: PartyRound): number {
  return useClockValue((now) => wholeMinutes(roundOf(party, now).leftMs), 0);
}
