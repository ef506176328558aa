import { vignette } from '../kit/backdrop';
import { wheel } from '../kit/citrus';
import { dusk } from '../kit/dusk';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { iceCube } from '../kit/ice';
import {
  clipped,
  d,
  ellipse,
  glow,
  line,
  linear,
  path,
  placed,
  random,
  screen,
} from '../kit/paint';
import { TILT, turned } from '../kit/profile';
import { armBehind, fingersAround, shakerTin } from '../kit/shaker';
import { oval } from '../kit/shape';
import { setDown } from '../kit/stage';
import { LAGOON } from '../recipes/moods';
import type { Loop } from './loop';
import { CANVAS, fade, round, sway } from './loop';
import { lampsBreathing } from './rising';

const { width, height } = CANVAS;
const EDGE = 760;
const GLASS = { x: 306, y: 892, scale: 1.36 };
const SHAPE = GLASSES.rocks;
const SURFACE = -196;
const HAND = { x: 590, y: 270 };

function glass(): string {
  const still = poured(SHAPE, {
    seed: 107,
    liquid: '#FFC968 0, #FF9A42 .34, #F2603E .66, #A81C3E 1',
    fill: 0.68,
    ice: 2,
    iceSize: 92,
    rim: { salt: '#EFE3D6', crumbs: '#C98A5A' },
  });
  return setDown(still, GLASS.x, GLASS.y, GLASS.scale, 'glass');
}

/** Returns the shaker's tilt, which sways a little. */
function tilt(share: number): number {
  return -116 + 2.2 * sway(share);
}

function held(body: string) {
  return (share: number) => placed(body, HAND.x, HAND.y, tilt(share), 1.18);
}

/** Returns the place of the shaker's mouth. */
function mouth(share: number): { x: number; y: number } {
  const angle = (tilt(share) * Math.PI) / 180;
  const reach = 318 * 1.18;
  const lip = 12 * 1.18;
  return {
    x: HAND.x + Math.sin(angle) * reach - Math.cos(angle) * lip,
    y: HAND.y - Math.cos(angle) * reach - Math.sin(angle) * lip,
  };
}

const RIBBON = linear('#FFE0A0/.95 0, #FFB45C/.9 .4, #FF8A3E/.85 1');

/** Draws the twisted stream from the shaker to the drink. */
function ribbon(share: number): string {
  const from = mouth(share);
  const foot = { x: GLASS.x - 62, y: GLASS.y + SURFACE * GLASS.scale };
  const left: string[] = [];
  const right: string[] = [];
  const steps = 16;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = from.x + (foot.x - from.x) * (1 - (1 - t) ** 2.4);
    const y = from.y + (foot.y - from.y) * t ** 1.25;
    const half =
      13 * (1 - t) ** 0.9 * Math.min(1, 0.45 + t * 5) + 6.5 + 2.2 * sway(share, 3, -t * 2);
    left.push(d`${x - half} ${y}`);
    right.unshift(d`${x + half} ${y}`);
  }
  const shape = `M${[...left, ...right].join(' L')}z`;
  return (
    path(shape, RIBBON) +
    clipped(shape, line(`M${left.join(' L')}`, '#FFF6DC', 9, 0.8)) +
    screen(glow(foot.x, foot.y, 70, 26, '#FFD08A', 0.5))
  );
}

/** Draws rings on the drink where the stream meets it. */
function ripples(share: number): string {
  const rx = SHAPE.outer.at(SURFACE) - 9;
  let rings = '';
  for (let i = 0; i < 3; i++) {
    const wide = round(share, 2, i / 3);
    rings += line(
      oval(-44, SURFACE, 14 + wide * rx * 0.7, (14 + wide * rx * 0.7) * TILT),
      '#FFF3D6',
      3,
      fade(wide) * 0.8,
    );
  }
  return clipped(oval(0, SURFACE, rx, rx * TILT), rings);
}

/** Draws air bubbles that rise where the stream meets the drink. */
function bubbles(share: number): string {
  const rng = random(26);
  let air = '';
  for (let i = 0; i < 26; i++) {
    const [side, phase, size] = [rng() * 2 - 1, rng(), 1.6 + rng() * 3];
    const climb = round(share, i % 3 ? 1 : 2, phase);
    const y = SHAPE.well - 12 + (SURFACE - SHAPE.well + 16) * climb;
    const x = side * (SHAPE.outer.at(y) - 20) + sway(climb, 2, side) * 4;
    air += ellipse(x, y, size, size, '#fff', 0.2 + 0.6 * fade(climb));
  }
  return clipped(turned(SHAPE.outer, SURFACE, SHAPE.well, 8), air);
}

function floatingIce(share: number): string {
  const bob = (x: number, turn: number, phase: number) =>
    placed(
      iceCube(84, turn + 4 * sway(share, 1, phase)),
      x,
      SURFACE - 8 + 4 * sway(share, 1, phase),
    );
  return bob(62, 20, 0.2);
}

function inGlass(share: number): string {
  return placed(
    bubbles(share) + floatingIce(share) + ripples(share),
    GLASS.x,
    GLASS.y,
    0,
    GLASS.scale,
  );
}

/** Draws a wheel of orange that swings on the rim. */
function twist(share: number): string {
  return placed(
    placed(wheel('orange', 62), 0, 0, 6 * sway(share, 1, 0.4), 1 - 0.05 * (1 + sway(share)), 1),
    GLASS.x + 168,
    GLASS.y - 380,
    12,
  );
}

/** Shows hands that mix a drink, without a label or a face. */
export const BARTENDING_LOOP: Loop = {
  name: 'bartending',
  layers: [
    dusk({ seed: 52, ...LAGOON }, width, height, EDGE),
    (share) => lampsBreathing(share, 23, 330),
    glass(),
    inGlass,
    ribbon,
    twist,
    held(armBehind() + shakerTin() + fingersAround()),
    vignette(width, height),
  ],
};
