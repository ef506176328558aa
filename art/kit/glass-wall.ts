import type { Glass, Pour } from './drink';
import type { Random } from './paint';
import { d, ellipse, line, linear, path, placed } from './paint';
import type { Profile } from './profile';
import { strip, TILT, turned } from './profile';
import type { Point } from './shape';
import { oval, shards } from './shape';

/** Draws the glass in front of the drink: wall, highlights and foot. */
export function wallsInFront({ outer, well, tinted = '#fff' }: Glass): string {
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

/** Draws the highlights: a stem reflects both lights, a thick base the colour above it. */
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

export function saltRim(
  outer: Profile,
  { salt, crumbs }: NonNullable<Pour['rim']>,
  rng: Random,
): string {
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

export function drinkingStraw(outer: Profile, well: number, colour: string): string {
  const data = d`M${outer.at(well) * 0.1} ${well - 16} L${outer.at(outer.top) * 0.62} ${outer.top - 84}`;
  return (
    line(data, '#1B0A08', 15, 0.5) +
    line(data, colour, 13) +
    placed(line(data, '#fff', 3, 0.7), -3, 0) +
    placed(line(data, '#000', 3, 0.25), 4, 0)
  );
}
