import type { Mood } from './backdrop';
import { BAR_EDGE, backdrop, vignette } from './backdrop';
import { dusk } from './dusk';
import { d, linear, masked, placed, svg } from './paint';

/** Holds a still life. It stands on y = 0 with its middle at x = 0. */
export type Still = {
  body: string;
  /** This text draws shadows and coloured light on the bar. */
  under: string;
  box: { left: number; right: number; top: number; bottom: number };
};

/** Places a still life at x, y with its mirror image in the wood. */
export function setDown(still: Still, x: number, y: number, scale: number, name = 'still'): string {
  const { box } = still;
  const foot = y + box.bottom * scale;
  const depth = 110;
  const area = d`x="0" y="${foot}" width="2000" height="${depth}"`;
  const fade = linear('#fff/0.34 0, #fff/0.1 0.5, #fff/0 1');
  const mirror = d`<use href="#${name}" transform="translate(0 ${foot * 2 - 6}) scale(1 -1)"/>`;
  return (
    masked(fade, area, mirror) +
    placed(still.under, x, y, 0, scale) +
    `<g id="${name}">${placed(still.body, x, y, 0, scale)}</g>`
  );
}

/** Draws one still life that fills its tile. */
export function portrait(still: Still, mood: Mood, fill = 1): string {
  const { left, right, top, bottom } = still.box;
  const scale = fill * Math.min(700 / (right - left), 640 / (bottom - top));
  const x = 400 - ((left + right) / 2) * scale;
  const foot = Math.min(748, Math.max(700, 424 + ((bottom - top) * scale) / 2));
  const y = foot - bottom * scale;
  const behind = mood.bay ? dusk(mood, 800, 800, 800 * BAR_EDGE) : backdrop(mood);
  return svg(behind + setDown(still, x, y, scale) + vignette());
}

/** Draws several still lifes, the farthest first. */
export function together(
  things: readonly { still: Still; x: number; y?: number; scale?: number }[],
): Still {
  const edges = things.map(({ still: { box }, x, y = 0, scale = 1 }) => ({
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  }));
  return {
    body: things
      .map(
        ({ still, x, y = 0, scale = 1 }, i) =>
          (i ? placed(still.under, x, y, 0, scale) : '') + placed(still.body, x, y, 0, scale),
      )
      .join(''),
    under: things
      .map(({ still, x, y = 0, scale = 1 }) => placed(still.under, x, y, 0, scale))
      .join(''),
    box: {
      left: Math.min(...edges.map((e) => e.left)),
      right: Math.max(...edges.map((e) => e.right)),
      top: Math.min(...edges.map((e) => e.top)),
      bottom: Math.max(...edges.map((e) => e.bottom)),
    },
  };
}
