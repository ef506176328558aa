import { brunchRound } from '#domain/brunch/brunch-round';

const MINUTE_MS = 60_000;
/** Ended parties stay listed this long; after that, staff forgot to complete the booking. */
const AFTER_MS = 60 * MINUTE_MS;

type Row = { id: string; status: string; firstDrinkAt: string | null };

/** Returns brunches with running or just ended refill time; the next to end comes first. */
export function runningBrunches<Brunch extends Row>(
  rows: readonly Brunch[],
  now: number,
): Brunch[] {
  return rows
    .filter(({ status, firstDrinkAt }) => {
      if (status !== 'confirmed' || firstDrinkAt === null) return false;
      return now < brunchRound(Date.parse(firstDrinkAt), now).endsAt + AFTER_MS;
    })
    .sort((a, b) => Date.parse(a.firstDrinkAt ?? '') - Date.parse(b.firstDrinkAt ?? ''));
}
