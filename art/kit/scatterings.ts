import { dice } from './heaps';
import type { Random } from './paint';
import { d, ellipse, line, path, radial } from './paint';
import { blob, inBox, oval, smooth, specks } from './shape';
import { shaded, solid } from './solid';

export function walnut(rng: Random, size: number): string {
  return solid(
    blob(rng, 0, 0, size, size * 0.8, 0.16, 9),
    shaded('#F0C88A', '#B07A3E', '#5A3214'),
    size * 0.18,
    { rim: 0.6 },
    line(
      d`M${-size * 0.6} 0 q${size * 0.3} ${-size * 0.5} ${size * 0.6} 0 t${size * 0.6} 0 M${-size * 0.3} ${size * 0.3} q${size * 0.3} ${-size * 0.3} ${size * 0.6} 0`,
      '#6E4018',
      size * 0.13,
      0.8,
    ),
  );
}

export function almond(size: number): string {
  return solid(
    d`M${-size} 0 C${-size * 0.5} ${-size * 0.7} ${size * 0.5} ${-size * 0.6} ${size} 0 C${size * 0.5} ${size * 0.6} ${-size * 0.5} ${size * 0.7} ${-size} 0z`,
    shaded('#FFEFD0', '#E0B478', '#9A622A'),
    size * 0.18,
    { rim: 0.6 },
  );
}

export function fig(): string {
  const skin = 'M-58 20 C-60 -34 -20 -60 0 -78 C20 -60 60 -34 58 20 C40 44 -40 44 -58 20z';
  const flesh = 'M-46 16 C-46 -24 -16 -44 0 -58 C16 -44 46 -24 46 16 C30 32 -30 32 -46 16z';
  return (
    solid(skin, shaded('#8A5AA0', '#4A2358', '#1B0A26'), 8, { rim: 1 }) +
    path(flesh, '#FFE9CF') +
    path(
      'M-35 12 C-35 -16 -12 -32 0 -42 C12 -32 35 -16 35 12 C22 24 -22 24 -35 12z',
      radial('#FFB08A 0, #E0455A 0.5, #8A1A3E 1', 0.5, 0.6, 0.6),
    ) +
    path(
      [
        [-18, 4],
        [-8, -12],
        [6, -18],
        [14, 0],
        [2, 6],
        [-6, 12],
        [18, 10],
        [-22, 12],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 3.2, 2.2))
        .join(''),
      '#FFE9B8',
    )
  );
}

export function crouton(rng: Random): string {
  return (
    dice(rng, 1, () => [0, 0], 25, [['#FFE7B0', '#E3A650', '#9A5E1E']]) +
    path(specks(rng, 6, inBox(-16, -10, 30, 26), 1.5, 3), '#7A4212', 0.6)
  );
}

export function shaving(rng: Random): string {
  return solid(
    smooth([
      [-40, 4],
      [-20, -10],
      [14, -6],
      [44, -14 + rng() * 8],
      [38, 2],
      [6, 10],
      [-26, 14],
    ]),
    shaded('#FFFDEB', '#F8E7AE', '#D9B560'),
    4,
    { rim: 0.4 },
  );
}

export function olive(r: number, tone: 'green' | 'black'): string {
  const [light, body, dark] =
    tone === 'green' ? ['#DDE08A', '#8F9A34', '#3E4A12'] : ['#7A6478', '#2E1F2E', '#0A060C'];
  return (
    solid(
      oval(0, 0, r, r * 0.82),
      radial(
        [
          [0, light ?? ''],
          [0.5, body ?? ''],
          [1, dark ?? ''],
        ],
        0.34,
        0.3,
        0.8,
      ),
      r * 0.2,
      { rim: 1 },
    ) + ellipse(-r * 0.3, -r * 0.36, r * 0.24, r * 0.14, '#fff', 0.85)
  );
}
