import { bubbles, crushedIce, iceIn } from './ice';
import type { Random, Stops } from './paint';
import { clipped, ellipse, glow, line, linear, path, radial, screen, stopsOf } from './paint';
import type { Profile } from './profile';
import { TILT, turned } from './profile';
import type { Point } from './shape';
import { oval, shards } from './shape';

export type Pour = {
  /** The colours run from the surface to the bottom. */
  liquid: Stops;
  /** The liquid fills this share (0 to 1) of the bowl. */
  fill?: number;
  ice?: number;
  iceSize?: number;
  crushed?: boolean;
  bubbles?: number;
  cold?: boolean;
  foam?: { colour: readonly [string, string]; depth: number; head?: number };
  rim?: { salt: string; crumbs: string };
  /** Milky and cloudy drinks let no light through. */
  cloudy?: boolean;
  straw?: string;
  seed: number;
};

export type Glass = {
  outer: Profile;
  /** The drink's lowest point is here, above foot and stem. */
  well: number;
  wall?: number;
  tinted?: string;
};

export function drink(glass: Glass, pour: Pour, rng: Random, inWell: string): string {
  const { outer, well, wall = 7 } = glass;
  const fill = pour.fill ?? 0.88;
  const surface = well + (outer.top - well) * fill;
  const rx = outer.at(surface) - wall;
  const body = turned(outer, surface, well, wall);
  const first = stopsOf(pour.liquid)[0]?.[1] ?? '#fff';
  const mid = middleOf(pour.liquid) ?? first;
  const edges = linear(
    '#10040A/0.55 0, #10040A/0.1 0.13, #fff/0.14 0.3, #fff/0 0.5, #10040A/0.14 0.84, #7FF0E8/0.3 0.93, #06121A/0.45 1',
    0,
    0,
    1,
    0,
  );
  const inside =
    screen(glow(0, well - 10, rx * 0.95, (well - surface) * 0.42, mid, pour.cloudy ? 0.25 : 0.6)) +
    screen(
      glow(
        -rx * 0.45,
        surface + (well - surface) * 0.4,
        rx * 0.4,
        (well - surface) * 0.5,
        '#FFE9CF',
        pour.cloudy ? 0.16 : 0.26,
      ),
    ) +
    inWell +
    (pour.ice
      ? iceIn(
          rng,
          outer,
          surface + (pour.iceSize ?? 76) * 0.42,
          well - (pour.iceSize ?? 76) * 0.4,
          pour.iceSize ?? 76,
          pour.ice,
        )
      : '') +
    (pour.crushed ? crushedIce(rng, outer, surface, well) : '') +
    (pour.bubbles ? bubbles(rng, outer, surface + 8, well, pour.bubbles) : '') +
    path(body, edges);
  const top = pour.foam
    ? foam(outer, surface, wall, pour.foam, rng)
    : ellipse(
        0,
        surface,
        rx,
        rx * TILT,
        radial(
          [
            [0, '#fff', 0.5],
            [0.5, first, 0.75],
            [1, first, 0.95],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) + line(oval(0, surface, rx, rx * TILT), '#fff', 2, 0.5);
  return path(body, linear(pour.liquid)) + clipped(body, inside) + top;
}

function foam(
  outer: Profile,
  surface: number,
  wall: number,
  { colour, depth, head = 0 }: NonNullable<Pour['foam']>,
  rng: Random,
): string {
  const [light, dark] = colour;
  const rx = outer.at(surface) - wall + 1;
  const body = turned(outer, surface - head, surface + depth, wall - 2);
  const spot = (r: Random): Point => [
    (r() * 2 - 1) * rx * 0.94,
    surface - head + r() * (depth + head),
  ];
  const topRx = outer.at(surface - head) - wall + 2;
  return (
    path(
      body,
      linear([
        [0, light],
        [0.6, light],
        [1, dark],
      ]),
    ) +
    clipped(
      body,
      path(shards(rng, 30, spot, 2, 5), dark, 0.5) +
        path(body, linear('#2A1208/0.45 0, #000/0 0.2, #000/0 0.8, #0B2E33/0.5 1', 0, 0, 1, 0)),
    ) +
    ellipse(
      0,
      surface - head,
      topRx,
      topRx * TILT * 1.15,
      radial(
        [
          [0, '#fff'],
          [0.7, light],
          [1, dark],
        ],
        0.38,
        0.3,
        0.8,
      ),
    )
  );
}

export function middleOf(liquid: Stops): string | undefined {
  const list = stopsOf(liquid);
  return list[Math.floor(list.length / 2)]?.[1];
}
