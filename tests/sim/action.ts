import type { Rng } from './rng';
import type { World } from './world';

/** What a step does, as plain numbers and words: it is written down, dropped and replayed. */
export type Params = Readonly<Record<string, number | string | boolean>>;

/** One kind of thing that happens in the world. */
export type ActionKind = {
  /** How often, beside the others. */
  weight: number;
  draw?(rng: Rng): Params;
  do(world: World, params: Params): void;
};

export function numberOf(params: Params, name: string): number {
  return Number(params[name] ?? 0);
}

/** One of what there is: a plan knows no lengths. */
export function oneOf<T>(items: readonly T[], params: Params, name: string): T | undefined {
  return items.length === 0 ? undefined : items[numberOf(params, name) % items.length];
}

export const ANY = 1_000;

/** Mostly the first (of what there is, or the newest): things must meet to go wrong. */
export function drawOne(rng: Rng): number {
  return rng.chance(0.55) ? 0 : rng.int(ANY);
}
