import type { Random } from './paint';
import type { Point } from './shape';
import { smooth } from './shape';

export type Belt = {
  width: number;
  top: number;
  bottom: number;
  /** The front edge hangs this far below the sides, because the eye is a little above the bar. */
  sag?: number;
  /** Returns the extra depth of the front edge at x from -1 to 1, for drips, frills and crags. */
  droop?: (x: number) => number;
  points?: number;
  /** The sides swell by this much. */
  bulge?: number;
};

/** Draws a round layer, seen from the front and a little above. */
export function belt({
  width,
  top,
  bottom,
  sag = 14,
  droop = () => 0,
  points = 17,
  bulge = 4,
}: Belt): string {
  const half = width / 2;
  const front = Array.from({ length: points }, (_, i): Point => {
    const angle = (i / (points - 1)) * Math.PI;
    const x = -Math.cos(angle);
    return [x * half, bottom + Math.sin(angle) * sag + droop(x)];
  });
  const back = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI;
    return [Math.cos(angle) * half * 0.985, top - Math.sin(angle) * sag * 0.5];
  });
  const middle = (top + bottom) / 2;
  return smooth([[-half - bulge, middle], ...front, [half + bulge, middle], ...back]);
}

/** Draws drips: each hangs `deep` at `x` and is `wide` across. */
export function drips(list: readonly (readonly [x: number, deep: number, wide: number])[]) {
  return (x: number) =>
    list.reduce((sum, [at, deep, wide]) => sum + deep * Math.exp(-(((x - at) / wide) ** 2)), 0);
}

export function ragged(rng: Random, depth: number, count = 17) {
  const table = Array.from({ length: count + 2 }, () => (rng() - 0.35) * depth);
  return (x: number) => {
    const place = ((x + 1) / 2) * count;
    const i = Math.max(0, Math.min(count, Math.floor(place)));
    const t = place - i;
    return (table[i] ?? 0) * (1 - t) + (table[i + 1] ?? 0) * t;
  };
}
