import type { Glass, Pour } from './drink';
import { drink, middleOf } from './drink';
import { drinkingStraw, saltRim, wallsInFront } from './glass-wall';
import { condensation, iceCube } from './ice';
import { clipped, ellipse, glow, path, placed, random, screen } from './paint';
import { TILT, turned } from './profile';
import type { Still } from './stage';

type Parts = { inWell?: string; onTop?: string; onRim?: string; behind?: string; rimTop?: number };

/** Draws a filled glass on its own ground. */
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
