import type { Tones } from './leaves';
import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed, radial } from './paint';
import type { Point } from './shape';
import { inOval, oval, shards, specks } from './shape';
import { solid } from './solid';

export function onionArc(size: number): string {
  const arc = d`M${-size} ${size * 0.3} Q0 ${-size * 0.9} ${size} ${size * 0.2}`;
  return (
    line(arc, '#7A2E6E', size * 0.3) +
    placed(line(arc, '#F8E3F4', size * 0.17), 0, size * 0.06) +
    line(arc, '#C98ABF', size * 0.06, 0.9)
  );
}

export function tomatoSlice(r: number): string {
  const cells = [0, 60, 120, 180, 240, 300]
    .map((a) =>
      placed(
        path(oval(r * 0.5, 0, r * 0.24, r * 0.17), '#FFB070') +
          ellipse(r * 0.5, 0, r * 0.1, r * 0.05, '#FFF0C0'),
        0,
        0,
        a,
      ),
    )
    .join('');
  return placed(
    solid(
      oval(0, 0, r, r),
      radial('#FF8A66 0, #E8452F 0.75, #A81A14 1'),
      r * 0.12,
      { rim: 0.7 },
      cells,
    ),
    0,
    0,
    0,
    1,
    0.6,
  );
}

export function cucumberSlice(r: number): string {
  return placed(
    solid(oval(0, 0, r, r), '#3E7D2A', r * 0.1) +
      ellipse(0, 0, r * 0.87, r * 0.87, radial('#F4FBD0 0, #C9E38A 1')) +
      path(
        [0, 72, 144, 216, 288]
          .map((a) =>
            oval(Math.cos(a / 57.3) * r * 0.42, Math.sin(a / 57.3) * r * 0.42, r * 0.12, r * 0.07),
          )
          .join(''),
        '#FDFFEA',
      ),
    0,
    0,
    0,
    1,
    0.6,
  );
}

/** Draws a grilled cob on its side, its kernels in rows. */
export function corn(rng: Random): string {
  const shape =
    'M-128 -2 C-132 -40 -100 -50 -60 -52 L80 -46 C124 -40 138 -16 134 4 C130 30 110 42 70 46 L-70 52 C-110 50 -128 34 -128 -2z';
  let light = '';
  let dark = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 15; i++) {
      const kernel = oval(-120 + i * 17.4 + (row % 2) * 8, -40 + row * 16.4, 8.2, 7);
      if (rng() < 0.2) dark += kernel;
      else light += kernel;
    }
  return (
    solid(
      shape,
      '#A86A12',
      10,
      { rim: 0.9, key: 0.5 },
      path(light, linear('#FFF2A0 0, #FFD03A 0.4, #D08A0E 1')) +
        path(dark, '#4A1F08', 0.92) +
        path(specks(rng, 26, inOval(0, -6, 110, 36), 1.5, 3.6), '#A8200E', 0.9) +
        line('M-96 -34 Q-20 -44 70 -36', '#FFFBE0', 7, 0.5) +
        glow(20, -20, 60, 16, '#FFF3B0', 0.7),
    ) +
    ellipse(-128, -1, 10, 30, '#E8C98A') +
    ellipse(-130, -1, 5, 15, '#B98A4A')
  );
}

export function stick(length: number, thick: number, tones: Tones): string {
  return `<rect x="${-thick / 2}" y="${-length}" width="${thick}" height="${length}" rx="${thick * 0.3}" fill="${linear(
    [
      [0, tones[0]],
      [0.5, tones[1]],
      [1, tones[2]],
    ],
    0,
    0,
    1,
    0,
  )}"/>${ellipse(0, -length + 2, thick * 0.42, thick * 0.2, tones[0])}${line(d`M${-thick * 0.2} ${-length + 10} V-8`, '#fff', 2, 0.35)}`;
}

export function flakes(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  tone: string,
  size = 4,
): string {
  return path(shards(rng, count, spot, size * 0.6, size), tone);
}
