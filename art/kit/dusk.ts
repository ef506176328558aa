import type { Mood } from './backdrop';
import { barTop, stringLights } from './backdrop';
import { d, ellipse, glow, linear, path, placed, random, screen } from './paint';
import type { Point } from './shape';
import { inBox, smooth, specks } from './shape';

/** Draws the open side of the bar after sunset: the mountain, the bay and a string of bulbs. */
export function dusk(mood: Mood, width: number, height: number, edge: number): string {
  const horizon = edge - height * 0.1;
  const sunX = width * (0.18 + ((mood.seed * 0.377) % 0.3));
  const sky = linear('#120C26 0, #2A1640 .28, #6A2A4E .56, #C4533E .78, #FFA04E .93, #FFD08A 1');
  const frame = d`M0 0 H${width} V${horizon} H0z`;
  return (
    path(d`M0 0 H${width} V${height} H0z`, '#140C18') +
    path(frame, sky) +
    screen(
      glow(sunX, horizon, width * 0.5, height * 0.24, '#FFB05A', 0.75) +
        glow(sunX, horizon, width * 0.18, height * 0.09, '#FFF0C4', 0.8) +
        glow(width, horizon - height * 0.16, width * 0.55, height * 0.34, '#1FA8B4', 0.5),
    ) +
    ridges(width, height, horizon) +
    bay(width, height, horizon, edge, sunX) +
    screen(
      stringLights(width, height * 0.72, mood.seed) +
        stringLights(width, height * 0.36, mood.seed + 4),
    ) +
    barTop(mood, width, height, edge)
  );
}

function ridges(width: number, height: number, horizon: number): string {
  const far =
    '-.05 0, .1 -.03, .24 -.05, .38 -.025, .52 -.06, .62 -.12, .7 -.2, .76 -.175, .86 -.09, .96 -.05, 1.05 -.02';
  const near = '-.05 0, .06 -.02, .16 -.012, .5 0, .66 -.02, .8 -.075, .9 -.1, 1.05 -.07';
  const ridge = (outline: string) => {
    const points = outline.split(', ').map((point): Point => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return [x * width, horizon + y * height];
    });
    return `${smooth(points, false)} L${width * 1.05} ${horizon + 2} L${-width * 0.05} ${horizon + 2}z`;
  };
  return (
    path(ridge(far), linear('#4A3058 0, #7A3E52 .7, #B5604E 1')) +
    path(ridge(near), linear('#1E2238 0, #38283E 1'))
  );
}

/** Draws the sun's reflection on the water, with the lagoon's colour on the right. */
function bay(width: number, height: number, horizon: number, edge: number, sunX: number): string {
  const rng = random(88);
  const water = linear('#D97A4E 0, #7A3E56 .35, #2A2440 1');
  const lagoon = linear('#0E5A6E/0 0, #17A8B0/.25 .45, #2FD8CE/.75 1', 0, 0, 1, 0);
  const deep = edge - horizon;
  const frame = d`M0 ${horizon} H${width} V${edge + 2} H0z`;
  let road = '';
  for (let i = 0; i < 46; i++) {
    const t = rng();
    const spread = width * (0.03 + t * 0.2);
    const x = sunX + (rng() - 0.5) * spread * 2;
    road += ellipse(
      x,
      horizon + deep * t,
      width * (0.008 + rng() * 0.026),
      1 + t * 2.4,
      '#FFE2A8',
      0.16 + rng() * 0.4,
    );
  }
  const glints = path(
    specks(rng, 60, inBox(width * 0.5, horizon, width * 0.5, deep), 2, 9, 0.16),
    '#B8FFF6',
    0.28,
  );
  return (
    path(frame, water) +
    path(frame, lagoon) +
    screen(road + glints) +
    glow(width * 0.5, horizon, width * 0.6, height * 0.012, '#FFE2A8', 0.5)
  );
}

/** Draws a glow and sparks that rise and cool. */
export function embers(x: number, y: number, width: number, height: number): string {
  const rng = random(61);
  let sparks = '';
  for (let i = 0; i < 90; i++) {
    const climb = rng() ** 1.3;
    const reach = (rng() - 0.5) * width * (0.5 + climb * 0.8);
    const size = (1 - climb * 0.55) * (2.4 + rng() * 6);
    const colour = climb < 0.4 ? '#FFE09A' : climb < 0.7 ? '#FFA03E' : '#FF5A1E';
    const spot: Point = [x + reach, y - climb * height];
    sparks +=
      glow(spot[0], spot[1], size * 3.4, size * 3.4, '#FF7A1E', 0.5) +
      placed(
        ellipse(0, 0, size * 1.6, size * 0.6, colour, 0.95),
        spot[0],
        spot[1],
        -70 + rng() * 60,
      );
  }
  const fire =
    glow(x, y, width * 0.95, height * 0.62, '#FF5A14', 0.6) +
    glow(x, y + 20, width * 0.62, height * 0.34, '#FFA03E', 0.65) +
    glow(x, y + 40, width * 0.36, height * 0.16, '#FFE6A0', 0.6);
  return screen(fire + sparks);
}
