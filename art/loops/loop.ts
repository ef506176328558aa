import { createHash } from 'node:crypto';
import { svg } from '../kit/paint';

/** A string is drawn once; a function draws its share (0 to 1) of the loop. */
export type Layer = string | ((share: number) => string);

/** Holds a moving picture, its layers from back to front. The last frame joins the first. */
export type Loop = { name: string; layers: readonly Layer[] };

export const FRAMES = 96;
export const FRAMES_A_SECOND = 24;
export const CANVAS = { width: 800, height: 1000 };
export const FILM = { width: 576, height: 720 };
export const POSTER_WIDTH = 640;

const TURN = Math.PI * 2;

/** Swings between -1 and 1 within one loop; `times` and `phase` count whole loops. */
export function sway(share: number, times = 1, phase = 0): number {
  return Math.sin((share * times + phase) * TURN);
}

/** Runs from 0 to 1, `times` times in one loop; `times` is a whole number. */
export function round(share: number, times = 1, phase = 0): number {
  const place = share * times + phase;
  // No mark is as small as this rounding, 0.00001.
  return Math.round((place - Math.floor(place + 1e-9)) * 1e5) / 1e5;
}

/** Returns 0 at both ends and 1 in the middle, for marks that appear and vanish. */
export function fade(share: number): number {
  return Math.sin(share * Math.PI);
}

/** Returns one frame with every layer, for hashes and previews. */
export function frameOf(loop: Loop, share: number): string {
  return svg(bodyOf(loop, share), CANVAS.width, CANVAS.height);
}

/** Returns the same frame for use inside another picture. */
export function bodyOf(loop: Loop, share: number): string {
  return loop.layers.map((layer) => (typeof layer === 'string' ? layer : layer(share))).join('');
}

/** Hashes a drawing: another kit, recipe or encoding gives another hash. */
export function hashOf(drawing: readonly string[], settings: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, settings]))
    .digest('hex')
    .slice(0, 16);
}
