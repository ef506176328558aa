import type { Tones } from './leaves';
import type { Random } from './paint';
import { d, line, path, placed } from './paint';
import type { Point } from './shape';
import { inBox, inOval, polygon, smooth, specks } from './shape';
import { shaded, solid } from './solid';

/** Draws a heap of diced pieces: one path a tone, lit cubes on top. */
export function dice(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  size: number,
  tones: readonly Tones[],
): string {
  let out = '';
  const cubes = Array.from({ length: count }, () => spot(rng)).sort((a, b) => a[1] - b[1]);
  cubes.forEach(([x, y], i) => {
    const [light, body, dark] = tones[i % tones.length] ?? ['#fff', '#ccc', '#888'];
    const s = size * (0.8 + rng() * 0.4);
    const front = polygon([
      [-s, -s * 0.3],
      [s * 0.4, 0],
      [s * 0.35, s],
      [-s * 0.95, s * 0.62],
    ]);
    const top = polygon([
      [-s, -s * 0.3],
      [-s * 0.2, -s * 0.8],
      [s, -s * 0.5],
      [s * 0.4, 0],
    ]);
    const side = polygon([
      [s * 0.4, 0],
      [s, -s * 0.5],
      [s * 0.95, s * 0.4],
      [s * 0.35, s],
    ]);
    out += placed(path(side, dark) + path(front, body) + path(top, light), x, y, rng() * 70 - 35);
  });
  return out;
}

/** Draws a soft heap of rice, bulgur or slaw. */
export function mound(
  rng: Random,
  rx: number,
  height: number,
  tones: Tones,
  grains: readonly string[],
  grain = 4,
): string {
  const shape = smooth([
    [-rx, 10],
    [-rx * 0.8, -height * 0.5],
    [-rx * 0.3, -height],
    [rx * 0.3, -height * 0.96],
    [rx * 0.8, -height * 0.5],
    [rx, 10],
    [rx * 0.5, rx * 0.26],
    [-rx * 0.5, rx * 0.26],
  ]);
  const spot = inBox(-rx, -height, rx * 2, height + rx * 0.3);
  return solid(
    shape,
    shaded(...tones),
    rx * 0.09,
    { rim: 0.6 },
    grains
      .map((tone) => path(specks(rng, 46, spot, grain * 0.6, grain * 1.3, 0.5), tone, 0.75))
      .join(''),
  );
}

export function strands(
  rng: Random,
  rx: number,
  ry: number,
  count: number,
  tones: readonly string[],
  width = 6,
): string {
  return tones
    .map((tone, k) => {
      let data = '';
      for (let i = 0; i < count; i++) {
        const [x, y] = inOval(0, -k * 5, rx * (1 - k * 0.07), ry * (1 - k * 0.1))(rng);
        data += d`M${x} ${y} q${rng() * 30 - 15} ${-14 - rng() * 10} ${rng() * 60 - 30} ${rng() * 12 - 6}`;
      }
      return line(data, tone, width - k * 0.7, 0.96);
    })
    .join('');
}
