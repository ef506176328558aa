import { backdrop, vignette } from '../kit/backdrop';
import { burger } from '../kit/burger';
import { d, glow, line, linear, path, placed, screen } from '../kit/paint';
import { setDown } from '../kit/stage';
import type { Loop } from './loop';
import { CANVAS, sway } from './loop';
import { embersRising, lampsBreathing, steamRising } from './rising';

const { width, height } = CANVAS;
const FOOT = { x: 400, y: 838, scale: 1.42 };

function onTheBar(): string {
  const still = burger({
    seed: 300,
    layers: [
      'bliss-sauce',
      'lettuce',
      'tomato',
      'patty',
      'cheddar',
      'patty',
      'cheddar',
      'golden-onion',
    ],
  });
  return setDown(still, FOOT.x, FOOT.y, FOOT.scale, 'burger');
}

/** Draws the fire behind the bar; its last frame joins its first. */
function fire(share: number): string {
  const strength = 0.5 + 0.07 * sway(share, 2) + 0.05 * sway(share, 3, 0.3);
  return screen(
    glow(250, 700, 470, 330, '#FF5A14', strength) +
      glow(300, 730, 260, 170, '#FFB04A', strength * 0.8),
  );
}

/** Draws a drip of cheese that stretches and does not fall. */
function drip(x: number, y: number, length: number): string {
  const shape = d`M-17 0 C-13 ${length * 0.3} -12 ${length * 0.5} -11 ${length * 0.74} C-9 ${length * 1.08} 10 ${length * 1.08} 11 ${length * 0.74} C12 ${length * 0.5} 14 ${length * 0.3} 19 0z`;
  const melt = linear('#F2A21E/0 0, #F2A21E .24, #EE9A18 .6, #D97E0C 1');
  const shine = d`M-5 ${length * 0.5} q1 ${length * 0.2} 2 ${length * 0.34}`;
  return placed(path(shape, melt) + line(shine, '#FFF3C4', 4, 0.85), x, y);
}

function cheese(share: number): string {
  return (
    drip(372, 594, 78 + 9 * sway(share, 1, 0.1)) +
    drip(178, 652, 68 + 7 * sway(share, 1, 0.55)) +
    drip(349, 674, 58 + 6 * sway(share, 1, 0.8))
  );
}

/** Shows a burger from the grill with steam, sparks and melting cheese. */
export const BURGER_LOOP: Loop = {
  name: 'burger',
  layers: [
    backdrop({ seed: 31 }, width, height),
    (share) => lampsBreathing(share, 8, 420),
    fire,
    (share) => embersRising(share, { x: 380, y: 760, width: 620, height: 720, seed: 14 }, 26),
    onTheBar(),
    cheese,
    (share) => steamRising(share, { x: 400, y: 300, width: 300, height: 260, seed: 5 }),
    (share) => embersRising(share, { x: 420, y: 900, width: 700, height: 760, seed: 77 }, 3),
    vignette(width, height),
  ],
};
