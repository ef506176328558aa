import { type PartyRound, roundOf } from '#domain/brunch/brunch-round';

const MINUTE_MS = 60_000;
/** Ended parties stay listed this long; after that, staff forgot to complete the booking. */
const AFTER_MS = 60 * MINUTE_MS;

type Row = PartyRound & { id: string; status: string };

/** Returns brunches with running or just ended refill time; the next to end comes first. */
export function runningBrunches<Brunch extends Row>(
  rows: readonly Brunch[],
  now: number,
): Brunch[] {
  return rows
    .filter((row) => {
      if (row.status !== 'confirmed' || row.firstDrinkAt === null) return false;
      return now < roundOf(row, now).endsAt + AFTER_MS;
    })
    .sort((a, b) => roundOf(a, now).endsAt - roundOf(b, now).endsAt);
}
