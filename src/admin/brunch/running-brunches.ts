import { brunchRound } from '#domain/brunch/brunch-round';

const MINUTE_MS = 60_000;
/** Ended parties stay listed this long; later, staff forgot to complete them. */
const AFTER_MS = 60 * MINUTE_MS;

type Row = { id: string; status: string; firstDrinkAt: string | null };

/** Brunches with running or just ended refill time, the first to end first. */
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
