import { ellipse, glow, placed, random, screen } from '../kit/paint';
import { fade, round, sway } from './loop';

type Column = { x: number; y: number; width: number; height: number; seed: number };

/** Draws steam: soft wisps that rise, widen and vanish. */
export function steamRising(share: number, column: Column): string {
  const rng = random(column.seed);
  let wisps = '';
  for (let i = 0; i < 9; i++) {
    const [left, phase, bend] = [rng(), rng(), rng()];
    const climb = round(share, 1, phase);
    wisps += glow(
      column.x + (left - 0.5) * column.width + sway(climb, 1, bend) * 16,
      column.y - climb * column.height,
      22 + climb * 44,
      58 + climb * 70,
      '#FFE9D2',
      fade(climb) * 0.15,
    );
  }
  return screen(wisps);
}

/** Draws sparks from the grill: each rises once a loop and cools. */
export function embersRising(share: number, column: Column, count: number): string {
  const rng = random(column.seed);
  let sparks = '';
  for (let i = 0; i < count; i++) {
    const [left, phase, bend, size] = [rng(), rng(), rng(), 2.6 + rng() * 4.4];
    const climb = round(share, 1, phase);
    const x = column.x + (left - 0.5) * column.width + sway(climb, 1, bend) * 34;
    const y = column.y - climb * column.height;
    const colour = climb < 0.35 ? '#FFE6A6' : climb < 0.7 ? '#FFA64A' : '#FF6A2A';
    const light = fade(climb) ** 0.6;
    sparks +=
      glow(x, y, size * 3.6, size * 3.6, '#FF7A1E', 0.55 * light) +
      placed(ellipse(0, 0, size * 1.5, size * 0.62, colour, light), x, y, -72 + sway(climb) * 30);
  }
  return screen(sparks);
}

/** Draws blurred lamps that grow brighter and darker. */
export function lampsBreathing(share: number, seed: number, height: number): string {
  const rng = random(seed);
  let lamps = '';
  for (let i = 0; i < 7; i++) {
    const [x, y, r, phase] = [rng() * 800, rng() * height, 26 + rng() * 34, rng()];
    const colour = ['#FFC65C', '#FF9E6B', '#46D3C9', '#FFE3B0'][i % 4] ?? '#FFC65C';
    lamps += glow(x, y, r * 1.5, r * 1.5, colour, 0.16 + 0.08 * sway(share, 1, phase));
  }
  return screen(lamps);
}
