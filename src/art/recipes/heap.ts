import type { Piece } from '../kit/arrange';
import type { Random } from '../kit/paint';

export type Spot = readonly [x: number, y: number, turn: number];

/** Pieces lying where the spots say, each drawn anew. */
export function heap(
  rng: Random,
  spots: readonly Spot[],
  draw: (rng: Random) => string,
  scale = 1,
  shade = 90,
): Piece[] {
  return spots.map(([x, y, turn], i) => ({
    body: draw(rng),
    x,
    y,
    turn,
    scale,
    shade,
    depth: y + i * 0.01,
  }));
}
