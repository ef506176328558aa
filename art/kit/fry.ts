import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, radial } from './paint';
import { inOval, smooth, specks } from './shape';
import { shaded, solid } from './solid';

const FRIES = {
  plain: ['#FFEFB4', '#F6C64F', '#B97A1C'],
  seasoned: ['#FFD58A', '#EB9A38', '#9A4A12'],
  sweet: ['#FFB870', '#F07C22', '#96360C'],
} as const;

export type FryLook = keyof typeof FRIES;

/** Draws one upright fry of this `length` with its foot at 0 0. */
export function fry(rng: Random, length: number, look: FryLook, wide = 24): string {
  const [light, body, dark] = FRIES[look];
  const w = wide * (0.85 + rng() * 0.3);
  const bend = (rng() - 0.5) * 16;
  const front = d`M${-w / 2} 0 Q${-w / 2 + bend} ${-length / 2} ${-w / 2} ${-length} L${w * 0.3} ${-length - 4} Q${w * 0.3 + bend} ${-length / 2} ${w * 0.3} 0z`;
  const side = d`M${w * 0.3} 0 Q${w * 0.3 + bend} ${-length / 2} ${w * 0.3} ${-length - 4} L${w * 0.62} ${-length + 5} Q${w * 0.62 + bend} ${-length / 2} ${w * 0.62} 0z`;
  const end = d`M${-w / 2} ${-length} L${w * 0.3} ${-length - 4} L${w * 0.62} ${-length + 5} L${-w * 0.14} ${-length + 9}z`;
  return (
    path(
      front,
      linear([
        [0, light],
        [0.5, body],
        [1, dark],
      ]),
    ) +
    path(
      side,
      linear([
        [0, body],
        [1, dark],
      ]),
    ) +
    path(end, light) +
    line(
      d`M${-w / 2 + 3} ${-length + 12} Q${-w / 2 + 3 + bend} ${-length / 2} ${-w / 2 + 3} -8`,
      '#FFFBE6',
      2.6,
      0.6,
    )
  );
}

export function cornChip(rng: Random, size: number): string {
  const shape = smooth([
    [-size, size * 0.55],
    [-size * 0.5, -size * 0.3],
    [0, -size * 0.9],
    [size * 0.5, -size * 0.25],
    [size, size * 0.55],
    [0, size * 0.62 + rng() * 8],
  ]);
  return solid(
    shape,
    shaded('#FFE9A8', '#F2B944', '#A8661A'),
    size * 0.14,
    { rim: 0.7 },
    path(specks(rng, 10, inOval(0, 0, size * 0.7, size * 0.5), 2, size * 0.11), '#C98422', 0.5) +
      path(specks(rng, 12, inOval(0, 0, size * 0.7, size * 0.5), 1, 2.2), '#FFFCEB', 0.9) +
      glow(-size * 0.2, -size * 0.1, size * 0.4, size * 0.3, '#FFF8D8', 0.5),
  );
}

/** Draws a small pot of sauce. */
export function dipPot(
  colours: readonly [string, string],
  rng: Random,
  look: 'steel' | 'white' | 'black' = 'steel',
  herbs = '#3F7D2A',
): string {
  const skins = {
    steel: ['#FFF6E8', '#B9AEB0', '#4E4754'],
    white: ['#FFFFFF', '#E9DED2', '#9A8A80'],
    black: ['#6A6070', '#332C38', '#100C14'],
  } as const;
  const [light, body, dark] = skins[look];
  const wall = 'M-62 0 L-50 58 A50 18 0 0 0 50 58 L62 0 A62 23 0 0 1 -62 0z';
  return (
    glow(4, 66, 84, 24, '#050103', 0.85) +
    solid(
      wall,
      linear(
        [
          [0, light],
          [0.35, body],
          [1, dark],
        ],
        0,
        0,
        1,
        0.2,
      ),
      8,
      { rim: 1 },
    ) +
    ellipse(
      0,
      0,
      62,
      23,
      linear(
        [
          [0, light],
          [1, body],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    ellipse(
      0,
      3,
      54,
      18,
      radial(
        [
          [0, colours[0]],
          [1, colours[1]],
        ],
        0.4,
        0.3,
        0.8,
      ),
    ) +
    line('M-30 2 Q-8 -8 14 0 Q26 6 8 10 Q-10 12 -12 5', '#fff', 3.5, 0.4) +
    path(specks(rng, 9, inOval(0, 3, 40, 11), 1.4, 3.4), herbs, 0.9) +
    line('M-56 -4 A62 23 0 0 1 -8 -21', '#fff', 3.5, 0.9)
  );
}
