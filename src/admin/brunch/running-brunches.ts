import { brunchRound } from '#domain/brunch/brunch-round';

const MINUTE_MS = 60_000;
/** A party whose time is over is still told of for so long; then somebody has forgotten to complete it. */
const AFTER_MS = 60 * MINUTE_MS;

type Row = { id: string; status: string; firstDrinkAt: string | null };

/** The brunches whose time of drinks runs or has just ended, the first to end in front. */
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
