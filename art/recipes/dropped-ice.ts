import { iceCube } from '../kit/ice';
import { ellipse, glow, path, placed, random, screen } from '../kit/paint';
import { blob, inOval, shards, specks } from '../kit/shape';
import { portrait } from '../kit/stage';
import { LAGOON } from './moods';

/** Draws one melting ice cube on the bar. */
export function droppedIce(): string {
  const rng = random(404);
  const puddle =
    path(blob(rng, 10, 30, 210, 44, 0.12, 13), '#BFF3EF', 0.2) +
    path(blob(rng, 0, 28, 180, 34, 0.14, 13), '#DFFBF8', 0.16) +
    ellipse(-90, 20, 60, 7, '#FFF1DC', 0.5);
  const splinters =
    placed(iceCube(46, 20), 176, 8) +
    placed(iceCube(34, -30), -196, 14) +
    path(shards(rng, 14, inOval(20, 26, 240, 26), 4, 11), '#E8FFFC', 0.85);
  const drops = path(specks(rng, 18, inOval(0, 30, 270, 30), 3, 8, 0.5), '#DFFBF8', 0.55);
  const cube = placed(
    glow(0, 0, 150, 140, '#8FF5EC', 0.24) +
      iceCube(230, -16) +
      placed(iceCube(230, -16), 0, 0, 0, 0.98) +
      path(specks(rng, 16, inOval(-6, 4, 60, 60), 2, 6, 1), '#fff', 0.5) +
      glow(-60, -60, 70, 60, '#FFF1DC', 0.55),
    0,
    -96,
  );
  return portrait(
    {
      body: puddle + cube + splinters + drops,
      under:
        glow(20, 34, 260, 56, '#040103', 0.9) +
        screen(glow(140, 46, 260, 44, '#46D3C9', 0.55) + glow(-150, 40, 200, 36, '#FF9A4A', 0.35)),
      box: { left: -250, right: 250, top: -250, bottom: 70 },
    },
    { seed: 404, ...LAGOON },
    0.86,
  );
}
