import { backdrop, vignette } from '../kit/backdrop';
import { ellipse, glow, group, placed, random, screen } from '../kit/paint';
import type { Ball } from '../kit/pool';
import { BALLS, ball, ballShadow, chalk, cue, lampLight, poolTable, tableLamp } from '../kit/pool';
import type { Loop } from './loop';
import { CANVAS, round, sway } from './loop';

const { width, height } = CANVAS;
const FAR = 500;
const CORD = 96;

/** A whole number of turns makes the last frame join the first. */
const TURNS = 2;
const RADIUS = 78;
const WAY = TURNS * 2 * Math.PI * RADIUS;

function restingBall(kind: Ball, x: number, y: number, r: number, turn: number): string {
  return (
    placed(ballShadow(), x, y, 0, r / 100) +
    group(placed(ball(kind, turn), x, y + r * 0.12, 0, r / 100))
  );
}

const RESTING =
  restingBall(BALLS.night, 216, 604, 40, -24) +
  restingBall(BALLS.plum, 300, 578, 36, 30) +
  restingBall(BALLS.amber, 600, 616, 43, 14) +
  restingBall(BALLS.ember, 690, 668, 50, -12);

/** Draws a ball that crosses the table. */
function rolling(share: number): string {
  const gone = round(share, 1, 0.52);
  const x = 400 - WAY / 2 + gone * WAY;
  const y = 822;
  return (
    placed(ballShadow(), x, y, 0, RADIUS / 100) +
    placed(ball(BALLS.lagoon, gone * TURNS * 360), x, y + RADIUS * 0.12, 0, RADIUS / 100)
  );
}

function swing(share: number): number {
  return 2 * sway(share);
}

/** Draws chalk dust in the light. */
function dust(share: number): string {
  const rng = random(92);
  let grains = '';
  for (let i = 0; i < 22; i++) {
    const [x, y, phase, size] = [140 + rng() * 520, 290 + rng() * 400, rng(), 1.6 + rng() * 2.4];
    grains += ellipse(
      x + sway(share, 1, phase) * 20,
      y + sway(share, 1, phase + 0.25) * 12,
      size,
      size,
      '#FFE9C4',
      0.28 + 0.2 * sway(share, 1, phase * 3),
    );
  }
  return screen(grains);
}

/** Shows the pool table at night: the lamp sways and a ball rolls by. */
export const POOL_LOOP: Loop = {
  name: 'pool-table',
  layers: [
    backdrop({ seed: 64, key: '#FF7A3A', rim: '#2FB9B4' }, width, 800) +
      glow(400, 300, 500, 300, '#0A0509', 0.25) +
      poolTable(width, height, FAR),
    (share) => placed(lampLight(CORD, 610), 400, -40, swing(share)),
    RESTING + placed(chalk(), 190, 924, -8, 1.15) + placed(cue(), 330, 968, -13, 1.2),
    rolling,
    dust,
    (share) => placed(tableLamp(CORD), 400, -40, swing(share)),
    vignette(width, height),
  ],
};
