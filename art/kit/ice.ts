import type { Random } from './paint';
import { clipped, d, line, linear, path, placed } from './paint';
import type { Profile } from './profile';
import { turned } from './profile';
import type { Point } from './shape';
import { polygon, shards, specks } from './shape';

/** Draws a clear cube: three faces, white edges and a cold centre. */
export function iceCube(size: number, turn: number, strength = 1): string {
  const h = size / 2;
  const front = polygon([
    [-h, -h * 0.55],
    [h * 0.55, -h * 0.3],
    [h * 0.5, h],
    [-h * 0.92, h * 0.72],
  ]);
  const top = polygon([
    [-h, -h * 0.55],
    [-h * 0.2, -h],
    [h, -h * 0.78],
    [h * 0.55, -h * 0.3],
  ]);
  const side = polygon([
    [h * 0.55, -h * 0.3],
    [h, -h * 0.78],
    [h * 0.95, h * 0.5],
    [h * 0.5, h],
  ]);
  return placed(
    path(front, linear('#fff/0.55 0, #fff/0.16 0.45, #fff/0.38 1', 0, 0, 1, 1)) +
      path(top, linear('#fff/0.85 0, #fff/0.35 1', 0, 0, 1, 0)) +
      path(side, linear('#CFFFFB/0.42 0, #0B2A44/0.22 1')) +
      line(
        d`M${-h} ${-h * 0.55} L${h * 0.55} ${-h * 0.3} L${h * 0.5} ${h} M${h * 0.55} ${-h * 0.3} L${h} ${-h * 0.78}`,
        '#fff',
        size * 0.035,
        0.6,
      ) +
      line(
        d`M${-h * 0.7} ${-h * 0.2} q${h * 0.1} ${h * 0.4} 0 ${h * 0.6}`,
        '#fff',
        size * 0.07,
        0.5,
      ),
    0,
    0,
    turn,
    strength,
  );
}

/** Draws packed cubes from the surface down. */
export function iceIn(
  rng: Random,
  shape: Profile,
  from: number,
  to: number,
  size: number,
  count: number,
): string {
  let cubes = '';
  for (let i = 0; i < count; i++) {
    const y = from + ((i + 0.3) / count) * (to - from);
    const reach = Math.max(0, shape.at(y) - size * 0.62);
    const x = (i % 2 ? 1 : -1) * reach * (0.5 + rng() * 0.5);
    cubes += placed(iceCube(size * (0.9 + rng() * 0.25), rng() * 70 - 35), x, y);
  }
  return cubes;
}

export function crushedIce(rng: Random, shape: Profile, from: number, to: number): string {
  const spot = (r: Random): Point => {
    const y = from + r() * (to - from);
    return [(r() * 2 - 1) * (shape.at(y) - 12), y];
  };
  return (
    path(shards(rng, 46, spot, 9, 19), '#fff', 0.2) +
    path(shards(rng, 42, spot, 6, 14), '#fff', 0.3) +
    path(shards(rng, 30, spot, 3, 8), '#fff', 0.55)
  );
}

export function bubbles(
  rng: Random,
  shape: Profile,
  from: number,
  to: number,
  count: number,
): string {
  const spot = (r: Random): Point => {
    const y = from + r() ** 1.4 * (to - from);
    return [(r() * 2 - 1) * (shape.at(y) - 12), y];
  };
  return (
    path(specks(rng, count, spot, 1.4, 4.4, 1), '#fff', 0.34) +
    path(specks(rng, Math.round(count * 0.5), spot, 1, 2.2, 1), '#fff', 0.8)
  );
}

/** Draws drops of condensation, some with a trail. */
export function condensation(
  rng: Random,
  shape: Profile,
  from: number,
  to: number,
  count = 60,
): string {
  const spot = (r: Random): Point => {
    const y = from + r() * (to - from);
    const side = r() < 0.5 ? -1 : 1;
    return [side * (0.28 + 0.68 * Math.sqrt(r())) * shape.at(y), y];
  };
  let runs = '';
  for (let i = 0; i < 5; i++) {
    const [x, y] = spot(rng);
    runs += d`M${x} ${y} q${rng() * 6 - 3} 20 0 ${26 + rng() * 40}`;
  }
  const wall = turned(shape, from, to + 10, 2);
  return clipped(
    wall,
    path(specks(rng, count, spot, 1.6, 4.6, 1.1), '#fff', 0.3) +
      path(specks(rng, count, spot, 0.8, 1.8, 1), '#fff', 0.8) +
      line(runs, '#fff', 2.6, 0.3),
  );
}
