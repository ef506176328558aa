import type { Rng } from './rng';
import type { World } from './world';

/** Holds a step's parameters as plain numbers and words, so that steps can be logged, dropped and replayed. */
export type Params = Readonly<Record<string, number | string | boolean>>;

/** Describes one kind of event in the simulated world. */
export type ActionKind = {
  weight: number;
  draw?(rng: Rng): Params;
  do(world: World, params: Params): void;
};

export function numberOf(params: Params, name: string): number {
  return Number(params[name] ?? 0);
}

/** Picks one of the existing items; a plan does not know how many exist. */
export function oneOf<T>(items: readonly T[], params: Params, name: string): T | undefined {
  return items.length === 0 ? undefined : items[numberOf(params, name) % items.length];
}

export const ANY = 1_000;

/** Draws mostly the first item (or the newest), because conflicts need shared items. */
export function drawOne(rng: Rng): number {
  return rng.chance(0.55) ? 0 : rng.int(ANY);
}
