import type { Random } from './paint';
import { ellipse, glow, line, linear, path, placed, radial } from './paint';
import { inOval, oval, specks } from './shape';
import { solid } from './solid';

/** Draws a shallow glazed bowl with a spread. */
export function mezeBowl(
  rng: Random,
  [light, dark]: readonly [string, string],
  swirl: string,
  herb: string,
): string {
  const wall =
    'M-92 0 C-88 34 -60 50 -46 52 A46 15 0 0 0 46 52 C60 50 88 34 92 0 A92 44 0 0 1 -92 0z';
  const curl = 'M-52 6 Q-20 -26 26 -12 Q62 4 30 18 Q-6 28 -22 12 Q-20 0 4 2';
  return (
    glow(6, 54, 108, 30, '#120406', 0.85) +
    solid(wall, linear('#5FC4C0 0, #1F7378 .5, #0B3A42 1', 0, 0, 1, 0.3), 8, { rim: 1 }) +
    solid(oval(0, 0, 92, 44), linear('#A8F0EA 0, #2E8A8E .6, #0F4A52 1', 0, 0, 1, 0.6), 6, {
      rim: 0.8,
    }) +
    ellipse(
      0,
      3,
      80,
      36,
      radial(
        [
          [0, light],
          [0.7, light],
          [1, dark],
        ],
        0.42,
        0.36,
        0.75,
      ),
    ) +
    placed(line(curl, dark, 9, 0.55), 2, 4) +
    line(curl, swirl, 7, 0.85) +
    path(specks(rng, 5, inOval(4, 4, 36, 14), 4, 9, 0.5), '#C9A01E', 0.55) +
    path(specks(rng, 16, inOval(0, 3, 60, 24), 1.6, 4), herb, 0.95) +
    glow(-34, -14, 34, 10, '#fff', 0.4)
  );
}
