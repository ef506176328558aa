import type { Piece } from '../kit/arrange';
import type { Random } from '../kit/paint';

/** Draws a new piece at every spot; `spots` holds x, y and turn of each: '-96 -34 -18, 86 -44 20'. */
export function heap(
  rng: Random,
  spots: string,
  draw: (rng: Random) => string,
  scale = 1,
  shade = 90,
): Piece[] {
  return spots.split(', ').map((spot, i) => {
    const [x = 0, y = 0, turn = 0] = spot.split(' ').map(Number);
    return {
      body: draw(rng),
      x,
      y,
      turn,
      scale,
      shade,
      depth: y + i * 0.01,
    };
  });
}
