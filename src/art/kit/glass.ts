import { bubbles, condensation, crushedIce, iceCube, iceIn } from './ice';
import {
  clipped,
  d,
  ellipse,
  glow,
  line,
  linear,
  path,
  placed,
  type Random,
  radial,
  random,
  type Stops,
  screen,
  stopsOf,
} from './paint';
import { type Profile, strip, TILT, turned } from './profile';
import { oval, type Point, shards } from './shape';
import type { Still } from './stage';

export type Pour = {
  /** Colours from surface to bottom. */
  liquid: Stops;
  /** 0 to 1 of the bowl. */
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
  /** Where the drink's well ends, above foot and stem. */
  well: number;
  wall?: number;
  tinted?: string;
};

type Parts = { inWell?: string; onTop?: string; onRim?: string; behind?: string; rimTop?: number };

function drink(glass: Glass, pour: Pour, rng: Random, inWell: string): string {
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

/** The glass in front of the drink: wall, lights, foot. */
function wallsInFront({ outer, well, tinted = '#fff' }: Glass): string {
  const { top, bottom } = outer;
  const edge = linear('#fff/0.75 0, #fff/0.14 0.12, #fff/0.1 0.85, #9FF7EF/0.8 1', 0, 0, 1, 0);
  const lit = linear('#FFF6E6/0.85 0, #FFF1DA/0.3 0.5, #fff/0 1');
  const sea = linear('#7FF0E8/0.15 0, #7FF0E8/0.7 0.5, #46D3C9/0.2 1');
  const height = well - top;
  const shell = turned(outer, top, bottom);
  const rx = outer.at(top);
  return (
    line(shell, edge, 3.4) +
    path(
      turned(outer, well + 2, bottom, 1),
      linear([
        [0, tinted, 0.04],
        [0.6, tinted, 0.2],
        [1, '#fff', 0.42],
      ]),
    ) +
    stemLight(outer, well) +
    path(strip(outer, top + height * 0.06, well - height * 0.06, -0.84, -0.7), lit) +
    path(strip(outer, top + height * 0.1, well - height * 0.3, -0.62, -0.58), lit, 0.6) +
    path(strip(outer, top + height * 0.12, well - height * 0.08, 0.9, 0.82), sea) +
    line(
      oval(0, top, rx, rx * TILT),
      linear('#fff/0.95 0, #fff/0.4 0.5, #A8FFF7/0.9 1', 0, 0, 1, 0),
      3,
    )
  );
}

/** A stem catches both lights; a thick base holds the colour above it. */
function stemLight(outer: Profile, well: number): string {
  const { bottom } = outer;
  const foot = outer.at(bottom - 2);
  const stem = bottom - well > 100;
  const side = linear('#FFE9CF/.1 0, #FFE9CF/.7 .5, #FFE9CF/.2 1');
  return (
    (stem
      ? path(strip(outer, well + 6, bottom - 6, -0.8, -0.45), side, 0.8) +
        path(
          strip(outer, well + 6, bottom - 6, 0.5, 0.8),
          linear('#7FF0E8/.2 0, #7FF0E8/.9 .6, #7FF0E8/.3 1'),
          0.8,
        )
      : '') +
    line(
      d`M${-foot} ${bottom} A${foot} ${foot * TILT} 0 0 0 ${foot} ${bottom}`,
      linear('#FFF6E6/.9 0, #fff/.25 .5, #A8FFF7/.95 1', 0, 0, 1, 0),
      3.5,
    ) +
    ellipse(-foot * 0.4, bottom - 3, foot * 0.32, foot * 0.05, '#FFF6E6', 0.6)
  );
}

function saltRim(outer: Profile, { salt, crumbs }: NonNullable<Pour['rim']>, rng: Random): string {
  const rx = outer.at(outer.top);
  const spot = (r: Random): Point => {
    const angle = r() * Math.PI * 2;
    return [Math.cos(angle) * rx * 1.01, outer.top + Math.sin(angle) * rx * TILT + r() * 9 - 2];
  };
  return (
    line(oval(0, outer.top + 3, rx, rx * TILT), salt, 9, 0.75) +
    path(shards(rng, 90, spot, 2, 4.6), salt) +
    path(shards(rng, 46, spot, 1.5, 3.4), crumbs, 0.95)
  );
}

function drinkingStraw(outer: Profile, well: number, colour: string): string {
  const data = d`M${outer.at(well) * 0.1} ${well - 16} L${outer.at(outer.top) * 0.62} ${outer.top - 84}`;
  return (
    line(data, '#1B0A08', 15, 0.5) +
    line(data, colour, 13) +
    placed(line(data, '#fff', 3, 0.7), -3, 0) +
    placed(line(data, '#000', 3, 0.25), 4, 0)
  );
}

/** A filled glass, standing on its own ground. */
export function poured(glass: Glass, pour: Pour, parts: Parts = {}): Still {
  const rng = random(pour.seed);
  const { outer } = glass;
  const mid = middleOf(pour.liquid) ?? '#fff';
  const rx = outer.at(outer.top);
  const wide = Math.max(...outer.points.map(([r]) => r));
  const foot = outer.at(outer.bottom - 2);
  const surface = glass.well + (outer.top - glass.well) * (pour.fill ?? 0.88);
  const poking =
    pour.ice && !pour.foam
      ? placed(iceCube(pour.iceSize ?? 76, -18), -outer.at(surface) * 0.36, surface - 6) +
        placed(iceCube((pour.iceSize ?? 76) * 0.9, 24), outer.at(surface) * 0.3, surface - 2)
      : '';
  const body =
    (parts.behind ?? '') +
    path(turned(outer, outer.top, outer.bottom), '#fff', 0.06) +
    ellipse(0, outer.top, rx, rx * TILT, '#fff', 0.07) +
    (pour.straw ? drinkingStraw(outer, glass.well, pour.straw) : '') +
    drink(glass, pour, rng, parts.inWell ?? '') +
    clipped(turned(outer, outer.top - 60, glass.well, 4), poking) +
    (parts.onTop ?? '') +
    wallsInFront(glass) +
    (pour.cold === false ? '' : condensation(rng, outer, outer.top + 26, glass.well)) +
    (pour.rim ? saltRim(outer, pour.rim, rng) : '') +
    (parts.onRim ?? '');
  return {
    body,
    under:
      glow(10, 4, foot * 1.75, 30, '#040103', 0.95) +
      screen(
        glow(wide * 0.9, 20, wide * 1.5, 34, mid, 0.55) +
          glow(wide * 0.35, 12, wide * 0.55, 12, '#FFF3DC', 0.3),
      ),
    box: {
      left: -wide - 8,
      right: wide + 8,
      top: parts.rimTop ?? (pour.straw ? outer.top - 86 : outer.top - 12),
      bottom: 12,
    },
  };
}

function middleOf(liquid: Stops): string | undefined {
  const list = stopsOf(liquid);
  return list[Math.floor(list.length / 2)]?.[1];
}
