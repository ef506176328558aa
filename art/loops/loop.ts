import { createHash } from 'node:crypto';
import { svg } from '../kit/paint';

/** What stands still is drawn once; what moves is drawn for its share of the loop, from 0 to 1. */
export type Layer = string | ((share: number) => string);

/** A picture that moves and ends where it began: the layers from the back to the front. */
export type Loop = { name: string; layers: readonly Layer[] };

export const FRAMES = 96;
export const FRAMES_A_SECOND = 24;
export const CANVAS = { width: 800, height: 1000 };
export const FILM = { width: 576, height: 720 };
export const POSTER_WIDTH = 640;

const TURN = Math.PI * 2;

/** There and back again in one loop, from -1 to 1; `times` and `phase` in whole loops. */
export function sway(share: number, times = 1, phase = 0): number {
  return Math.sin((share * times + phase) * TURN);
}

/** From 0 to 1 and again from 0, a whole number of times in one loop. */
export function round(share: number, times = 1, phase = 0): number {
  const place = share * times + phase;
  // A hundredth of a thousandth is less than any mark that is drawn.
  return Math.round((place - Math.floor(place + 1e-9)) * 1e5) / 1e5;
}

/** Nothing at both ends, all in the middle: for what comes and goes. */
export function fade(share: number): number {
  return Math.sin(share * Math.PI);
}

/** One frame with every layer drawn, for hashes and for looking at. */
export function frameOf(loop: Loop, share: number): string {
  return svg(bodyOf(loop, share), CANVAS.width, CANVAS.height);
}

/** The same, to be set into another picture. */
export function bodyOf(loop: Loop, share: number): string {
  return loop.layers.map((layer) => (typeof layer === 'string' ? layer : layer(share))).join('');
}

/** Names the drawing: another kit, another recipe or another encoding is another hash. */
export function hashOf(drawing: readonly string[], settings: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, settings]))
    .digest('hex')
    .slice(0, 16);
}
