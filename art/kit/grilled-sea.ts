import { CHAR } from './grilled-meat';
import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed } from './paint';
import { inOval, shards, smooth, specks } from './shape';
import { shaded, solid } from './solid';

/** Draws a whole fish with grill marks on its flank. */
export function seaBass(rng: Random): string {
  const flank = smooth(
    '-240 4, -206 -34, -120 -72, 0 -82, 110 -58, 176 -22, 226 -58, 252 -46, 232 2, 254 48, 226 56, 178 22, 104 58, -10 76, -120 62, -206 34',
  );
  const skin = linear('#5E6A72 0, #A9B6B8 0.25, #EDEBDD 0.5, #CBB089 0.75, #5A3A1E 1');
  let scales = '';
  for (let i = 0; i < 12; i++)
    for (let k = 0; k < 4; k++)
      scales += d`M${-120 + i * 24 + (k % 2) * 12} ${-40 + k * 24} q8 8 0 16`;
  const marks = [-90, -30, 30, 90]
    .map((x) => d`M${x - 26} -60 L${x + 26} 52 M${x + 26} -60 L${x - 26} 52`)
    .join(' ');
  return (
    solid('M-60 -70 C-30 -112 60 -110 104 -60z', shaded('#8A8F90', '#5A5550', '#2A2018'), 6) +
    solid(
      flank,
      skin,
      13,
      { rim: 1 },
      line(scales, '#4A5258', 2, 0.3) +
        line(marks, CHAR, 11, 0.6) +
        path(specks(rng, 26, inOval(0, 0, 170, 60), 2, 6), '#3A1C0A', 0.45) +
        glow(-60, -44, 150, 20, '#fff', 0.6),
    ) +
    line('M-160 -54 Q-140 0 -160 52', '#2E2A2A', 5, 0.6) +
    solid(
      'M-110 8 C-80 -6 -60 10 -44 36 C-76 40 -100 30 -110 8z',
      shaded('#D9C9A8', '#8A6E4A', '#3A2412'),
      5,
    ) +
    ellipse(-196, -12, 13, 12, '#F6F0DE') +
    ellipse(-195, -12, 7, 7, '#161214') +
    ellipse(-198, -15, 2.6, 2.6, '#fff') +
    line('M-238 8 Q-222 14 -206 10', '#2E2A2A', 3.5)
  );
}

export function battered(rng: Random): string {
  const shape = smooth(
    '-220 10, -190 -36, -110 -58, -20 -50, 70 -62, 160 -40, 222 -6, 190 30, 90 52, -10 44, -110 54, -196 42',
  );
  const field = inOval(0, 0, 200, 46);
  return solid(
    shape,
    linear('#FFE6A0 0, #E9A53C 0.45, #95500F 1', 0.1, 0, 0.7, 1),
    14,
    { rim: 1 },
    path(shards(rng, 60, field, 4, 13), '#A8601A', 0.32) +
      path(shards(rng, 60, field, 3, 10), '#FFF0BE', 0.5) +
      path(specks(rng, 26, field, 1.4, 3.4), '#FFFBEA', 0.9) +
      line('M-150 -28 Q-60 -46 30 -38', '#FFFBEA', 7, 0.5),
  );
}

export function prawn(): string {
  const body =
    'M-44 30 C-66 -10 -40 -54 6 -52 C46 -50 62 -16 46 10 C40 20 28 20 24 8 C28 -10 16 -24 -2 -22 C-26 -20 -30 6 -14 22 C-22 36 -36 40 -44 30z';
  return (
    solid(
      body,
      shaded('#FFD9B8', '#FF8A5C', '#C2381E'),
      8,
      { rim: 0.9 },
      line(
        'M-48 -4 L-26 4 M-34 -34 L-18 -16 M-4 -50 L0 -24 M30 -42 L18 -18 M52 -14 L28 -2',
        '#FFF3E6',
        5,
        0.7,
      ),
    ) +
    solid(
      'M-40 28 C-60 30 -70 46 -62 58 C-50 54 -46 62 -34 60 C-26 50 -28 36 -40 28z',
      shaded('#FF9A6E', '#E0452A', '#8A1A10'),
      5,
    )
  );
}

export function mussel(rng: Random): string {
  const shell = 'M-62 4 C-50 -34 20 -44 62 -4 C40 36 -40 38 -62 4z';
  return (
    placed(path(shell, '#050408'), 0, 9) +
    solid(shell, shaded('#56607E', '#1E2236', '#07070F'), 8, { rim: 1 }) +
    solid(
      'M-48 4 C-38 -22 18 -30 48 -4 C30 22 -32 26 -48 4z',
      shaded('#FFE0A0', '#DDA24A', '#8A5418'),
      5,
      { rim: 0.4 },
      path(specks(rng, 26, inOval(0, -2, 40, 18), 2.4, 4.4, 0.5), '#FFF0C8', 0.85) +
        path(specks(rng, 6, inOval(0, -2, 36, 14), 2, 3.4), '#4A1F12'),
    ) +
    line('M-52 -8 Q-20 -32 24 -28', '#C9D6F2', 3, 0.7)
  );
}
