import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed, radial } from './paint';
import { inOval, oval, specks } from './shape';
import { shaded, solid } from './solid';

/** Draws a triangle of watermelon that stands on its rind. */
export function watermelon(size: number): string {
  const s = size;
  const flesh = d`M0 ${-s} L${s * 0.78} ${s * 0.2} Q0 ${s * 0.62} ${-s * 0.78} ${s * 0.2}z`;
  const rind = d`M${-s * 0.78} ${s * 0.2} Q0 ${s * 0.62} ${s * 0.78} ${s * 0.2} L${s * 0.86} ${s * 0.34} Q0 ${s * 0.86} ${-s * 0.86} ${s * 0.34}z`;
  const white = d`M${-s * 0.76} ${s * 0.17} Q0 ${s * 0.6} ${s * 0.76} ${s * 0.17} L${s * 0.8} ${s * 0.25} Q0 ${s * 0.72} ${-s * 0.8} ${s * 0.25}z`;
  const seeds = [
    [0, -0.4],
    [-0.2, -0.1],
    [0.22, -0.12],
    [-0.4, 0.14],
    [0, 0.16],
    [0.4, 0.14],
    [0.08, -0.62],
  ]
    .map(([x = 0, y = 0]) => oval(x * s, y * s, s * 0.035, s * 0.06))
    .join('');
  return (
    placed(path(flesh, '#8A0F22'), s * 0.1, s * 0.03) +
    solid(rind, linear('#7FC24A 0, #1F5A20 1'), s * 0.06, { rim: 1 }) +
    path(white, '#F4FBDA') +
    solid(
      flesh,
      linear('#FF8A8A 0, #F2374A 0.5, #C4142E 1'),
      s * 0.07,
      { rim: 0.9 },
      path(seeds, '#1A0608') + glow(-s * 0.24, -s * 0.2, s * 0.3, s * 0.4, '#FFD0C8', 0.5),
    )
  );
}

export function melon(size: number): string {
  const s = size;
  const skin = d`M${-s} ${-s * 0.2} Q0 ${s * 0.86} ${s} ${-s * 0.2} L${s * 0.94} ${-s * 0.3} Q0 ${s * 0.5} ${-s * 0.94} ${-s * 0.3}z`;
  const flesh = d`M${-s * 0.94} ${-s * 0.3} Q0 ${s * 0.56} ${s * 0.94} ${-s * 0.3} Q0 ${s * 0.02} ${-s * 0.94} ${-s * 0.3}z`;
  return (
    solid(skin, linear('#F3E08A 0, #A88A2E 1'), s * 0.07, { rim: 1 }) +
    solid(
      flesh,
      shaded('#FFF6C8', '#FFE08A', '#EDB23E'),
      s * 0.08,
      { rim: 0.8 },
      line(
        d`M${-s * 0.7} ${-s * 0.18} Q0 ${s * 0.34} ${s * 0.7} ${-s * 0.18}`,
        '#C9E38A',
        s * 0.05,
        0.8,
      ),
    )
  );
}

export function grapes(
  rng: Random,
  r = 24,
  tones: readonly [string, string, string] = ['#B58AD0', '#5E2A80', '#210A38'],
): string {
  const spots = [
    [0, 2.6],
    [-0.9, 1.5],
    [0.9, 1.5],
    [-1.8, 0.3],
    [0, 0.4],
    [1.8, 0.3],
    [-2.6, -1],
    [-0.9, -0.8],
    [0.9, -0.8],
    [2.6, -1],
    [-1.7, -2.2],
    [0, -2],
    [1.7, -2.2],
  ] as const;
  return (
    line(d`M0 ${-r * 2} Q6 ${-r * 3.4} 20 ${-r * 4}`, '#6B5A34', 6) +
    spots
      .map(([x, y]) =>
        placed(
          solid(
            oval(0, 0, r, r),
            radial(
              [
                [0, tones[0]],
                [0.45, tones[1]],
                [1, tones[2]],
              ],
              0.34,
              0.3,
              0.8,
            ),
            r * 0.18,
            { rim: 1 },
          ) + ellipse(-r * 0.34, -r * 0.4, r * 0.2, r * 0.14, '#fff', 0.85),
          x * r * 0.82 + rng() * 3,
          y * r * 0.8,
        ),
      )
      .join('')
  );
}

export function apple(tone: 'red' | 'green', r: number, rng: Random): string {
  const [light, body, dark] =
    tone === 'red' ? ['#FF9A7A', '#D6202C', '#5E0716'] : ['#EAF79A', '#8FC63A', '#2F6A16'];
  const shape = d`M0 ${-r * 0.72} C${r * 0.4} ${-r * 1.08} ${r * 1.06} ${-r * 0.86} ${r * 1.04} ${-r * 0.06} C${r} ${r * 0.68} ${r * 0.5} ${r} 0 ${r * 0.86} C${-r * 0.5} ${r} ${-r} ${r * 0.68} ${-r * 1.04} ${-r * 0.06} C${-r * 1.06} ${-r * 0.86} ${-r * 0.4} ${-r * 1.08} 0 ${-r * 0.72}z`;
  return (
    glow(8, r * 0.9, r * 1.2, r * 0.28, '#040103', 0.9) +
    solid(
      shape,
      radial(
        [
          [0, light ?? ''],
          [0.4, body ?? ''],
          [1, dark ?? ''],
        ],
        0.34,
        0.28,
        0.85,
      ),
      r * 0.16,
      { rim: 1 },
      path(specks(rng, 22, inOval(0, 0, r * 0.9, r * 0.8), 0.8, 2), '#FFF3D0', 0.5),
    ) +
    ellipse(-r * 0.42, -r * 0.4, r * 0.2, r * 0.13, '#fff', 0.75) +
    line(
      d`M0 ${-r * 0.68} Q${r * 0.08} ${-r * 1.06} ${r * 0.26} ${-r * 1.24}`,
      '#5A3214',
      r * 0.09,
    ) +
    placed(
      solid(
        d`M0 0 C${r * 0.2} ${-r * 0.3} ${r * 0.6} ${-r * 0.3} ${r * 0.76} 0 C${r * 0.5} ${r * 0.2} ${r * 0.2} ${r * 0.2} 0 0z`,
        shaded('#C9EE6E', '#5FA32A', '#245A14'),
        r * 0.06,
      ),
      r * 0.08,
      -r * 0.98,
      -16,
    )
  );
}
