import { bubbles, iceIn } from './ice';
import type { Stop } from './paint';
import { clipped, ellipse, glow, line, linear, path, placed, random, screen } from './paint';
import { profile, strip, TILT, turned } from './profile';
import type { ShishaLook } from './shisha-parts';
import { head, hose, metalColumn, smoke, tray } from './shisha-parts';
import type { Still } from './stage';

const BASE = profile('36 -300, 40 -262, 74 -200, 116 -130, 120 -70, 96 -16, 84 0');

/** Draws a water pipe with burning coals. */
export function shisha(look: ShishaLook): Still {
  const rng = random(look.seed);
  const metal = look.metal ?? 'brass';
  const [light, body, dark] = look.glass;
  const wall = turned(BASE, BASE.top, BASE.bottom);
  const water: Stop[] = [
    [0, light],
    [0.4, body],
    [1, dark],
  ];
  const facets = [-0.62, -0.22, 0.22, 0.62]
    .map((share) => path(strip(BASE, -190, -10, share - 0.025, share + 0.025), '#fff', 0.3))
    .join('');
  const base =
    path(
      wall,
      linear([
        [0, light, 0.5],
        [0.35, body, 0.8],
        [1, dark],
      ]),
    ) +
    clipped(
      wall,
      path(turned(BASE, -168, -10, 8), linear(water)) +
        screen(glow(-30, -90, 80, 90, light, 0.75)) +
        (look.ice ? iceIn(rng, BASE, -150, -30, 62, 4) : '') +
        (look.inBase ?? '') +
        bubbles(rng, BASE, -160, -16, 44) +
        ellipse(0, -168, 88, 88 * TILT, light, 0.7) +
        path(
          wall,
          linear('#10040A/0.6 0, #000/0 0.16, #10040A/0.2 0.8, #46D3C9/0.6 1', 0, 0, 1, 0),
        ),
    ) +
    facets +
    path(strip(BASE, -250, -20, -0.84, -0.66), linear('#fff/0.9 0, #fff/0.1 1')) +
    line(wall, linear('#fff/0.7 0, #fff/0.1 0.2, #A8FFF7/0.9 1', 0, 0, 1, 0), 3);
  return {
    body:
      placed(smoke(), 0, 60, 0, 1.1, 1) +
      placed(base, 0, 0, 0, 1.42) +
      placed(metalColumn(metal), 0, -262, 0, 1.3, 0.54) +
      hose(look.hose) +
      placed(tray(metal), 0, 66, 0, 1.3, 1.05) +
      placed(head(look, rng), 0, 290, 0, 1.36),
    under: glow(10, 0, 270, 44, '#040103', 0.95) + screen(glow(160, 22, 280, 46, body, 0.7)),
    box: { left: -230, right: 300, top: -790, bottom: 22 },
  };
}
