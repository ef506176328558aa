import { leaf } from './herbs';
import type { Random } from './paint';
import { d, line, path, placed } from './paint';
import type { Point } from './shape';
import { blob, inOval, oval, smooth } from './shape';
import { shaded, solid } from './solid';

export type Tones = readonly [string, string, string];

export function rocketLeaf(scale = 1): string {
  const shape =
    'M0 0 C14 -8 18 -26 38 -18 C34 -34 54 -34 60 -20 C74 -26 92 -10 100 4 C82 14 68 8 60 16 C50 8 42 16 32 9 C20 14 10 6 0 0z';
  return placed(
    solid(
      shape,
      shaded('#BEE36A', '#5C9A2E', '#1F5217'),
      5,
      { rim: 0.6 },
      line('M-14 4 Q40 -6 92 2', '#E3F7AE', 2.4, 0.7),
    ),
    0,
    0,
    0,
    scale,
  );
}

export function parsley(rng: Random, size = 1): string {
  let data = '';
  for (const [x, y] of [
    [0, -22],
    [-19, -10],
    [19, -10],
    [-9, 5],
    [11, 4],
  ] as const)
    data += blob(rng, x, y, 14, 12, 0.3, 9);
  return placed(
    line('M0 34 Q2 10 0 -10', '#5C9A2E', 5) +
      path(data, '#2E6A1E') +
      placed(path(data, shaded('#BEE87A', '#5FAA38', '#2E6A1E')), -1, -2, 0, 0.86),
    0,
    0,
    0,
    size,
  );
}

export function thyme(length: number): string {
  let leaves = '';
  for (let i = 1; i < 9; i++)
    leaves += oval(-7, (-i * length) / 9, 6.5, 3.6) + oval(7, (-i * length) / 9 - 4, 6.5, 3.6);
  return (
    line(d`M0 0 Q6 ${-length / 2} 0 ${-length}`, '#6B5A34', 4) +
    path(leaves, '#3E6B32') +
    placed(path(leaves, '#A6CB78'), -0.8, -1.4, 0, 0.97, 0.97)
  );
}

export function lettuceLeaf(
  rng: Random,
  size: number,
  tones: Tones = ['#E3F7A6', '#8FCB45', '#3A7A22'],
): string {
  const edge = Array.from({ length: 22 }, (_, i): Point => {
    const a = (i / 22) * Math.PI * 2;
    const reach = size * (i % 2 ? 1 : 0.84) * (0.92 + rng() * 0.16);
    return [Math.cos(a) * reach, Math.sin(a) * reach * 0.62];
  });
  const vein = d`M${-size * 0.8} ${size * 0.06} Q0 ${-size * 0.1} ${size * 0.85} 0 M${-size * 0.3} 0 l${size * 0.24} ${-size * 0.34} M0 ${-size * 0.05} l${size * 0.3} ${-size * 0.3} M${-size * 0.2} 0 l${size * 0.26} ${size * 0.34} M${size * 0.1} 0 l${size * 0.3} ${size * 0.28}`;
  return solid(
    smooth(edge),
    shaded(...tones),
    size * 0.08,
    { rim: 0.6 },
    line(vein, '#F4FFD6', size * 0.04, 0.6),
  );
}

export function herbs(rng: Random, count: number, rx: number, ry: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = inOval(0, 0, rx, ry)(rng);
    out += placed(leaf(18, 7, ['#BEE87A', '#5FAA38', '#2E6A1E']), x, y, rng() * 360);
  }
  return out;
}
