import type { Params } from './act';
import { ACTS } from './acts/list';
import { createRng } from './rng';

export type Step = { waitMs: number; act: string; params: Params };

/** A whole run before it is run: what there is, and what happens when. Steps can be dropped and replayed. */
export type Plan = {
  seed: number;
  phones: number;
  tablets: number;
  /** Whether the house counts requests, as it does in earnest. */
  isLimited: boolean;
  steps: Step[];
};

const FEWEST_STEPS = 25;
const MOST_STEPS = 55;
const MINUTE_MS = 60_000;

export function drawPlan(seed: number): Plan {
  const rng = createRng(`plan ${seed}`);
  const weights = Object.fromEntries(Object.entries(ACTS).map(([name, act]) => [name, act.weight]));
  const length = FEWEST_STEPS + rng.int(MOST_STEPS - FEWEST_STEPS);
  return {
    seed,
    phones: 1 + rng.int(3),
    tablets: 1 + rng.int(2),
    isLimited: rng.chance(0.3),
    steps: Array.from({ length }, () => {
      const act = rng.weighted(weights);
      return {
        waitMs: drawWait(rng.next(), rng.next()),
        act,
        params: ACTS[act]?.draw?.(rng) ?? {},
      };
    }),
  };
}

/** Mostly in quick succession, sometimes a minute apart, rarely a quarter of an hour. */
function drawWait(kind: number, share: number): number {
  const upTo = kind < 0.4 ? 60 : kind < 0.8 ? 4_000 : kind < 0.97 ? MINUTE_MS : 13 * MINUTE_MS;
  return Math.round(share * upTo);
}
