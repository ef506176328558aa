import { glow, placed } from './paint';

/** Describes one thing on a plate: its middle, its turn and the strength of its shadow. */
export type Piece = {
  body: string;
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  shade?: number;
  depth?: number;
};

/** Draws the far pieces first; each piece throws a shadow on the pieces below. */
export function arrange(pieces: readonly Piece[]): string {
  return [...pieces]
    .sort((a, b) => (a.depth ?? a.y) - (b.depth ?? b.y))
    .map(({ body, x, y, turn = 0, scale = 1, shade = 60 }) => {
      const under = shade
        ? glow(
            x + 5,
            y + shade * 0.28 * scale,
            shade * scale,
            shade * 0.42 * scale,
            '#120406',
            0.75,
          )
        : '';
      return under + placed(body, x, y, turn, scale);
    })
    .join('');
}
