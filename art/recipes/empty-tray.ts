import { ellipse, glow, line, linear, path, radial, random, screen } from '../kit/paint';
import { blob, inOval, oval, specks } from '../kit/shape';
import { solid } from '../kit/solid';
import { portrait } from '../kit/stage';

/** Draws a waiter's empty tray. */
export function emptyTray(): string {
  const rng = random(5);
  const cork = radial('#9A6650 0, #6A4034 0.6, #33191A 1', 0.4, 0.35, 0.8);
  const steel = linear('#FFF1DC 0, #B59A92 0.3, #4A3A44 0.6, #8FF5EC 1', 0, 0, 1, 0.2);
  const body =
    path(oval(0, 24, 300, 126), '#120810') +
    solid(oval(0, 0, 306, 132), steel, 10, { key: 1, rim: 1 }) +
    path(oval(0, 6, 282, 116), '#150A10') +
    solid(
      oval(0, 10, 276, 110),
      cork,
      10,
      { key: 0.3, rim: 0.5 },
      path(specks(rng, 90, inOval(0, 10, 260, 100), 1.5, 4), '#8A6254', 0.4) +
        glow(-110, -30, 170, 56, '#FFC98A', 0.45) +
        glow(170, 40, 120, 50, '#46D3C9', 0.3),
    ) +
    line('M-230 -74 A306 132 0 0 1 20 -130', '#FFFDF5', 5, 0.9) +
    line(oval(-60, 6, 76, 30), '#E8FFFC', 3.5, 0.22) +
    line(oval(110, 34, 60, 24), '#E8FFFC', 3.5, 0.2) +
    path(blob(rng, 60, -30, 22, 8, 0.2), '#DFFBF8', 0.3) +
    ellipse(54, -33, 8, 2.4, '#fff', 0.8) +
    path(specks(rng, 9, inOval(0, 10, 210, 76), 3, 6, 0.5), '#DFFBF8', 0.4);
  return portrait(
    {
      body,
      under:
        glow(14, 70, 390, 100, '#040103', 0.95) +
        screen(glow(-240, 110, 240, 36, '#FF9A4A', 0.3) + glow(260, 110, 220, 36, '#46D3C9', 0.3)),
      box: { left: -306, right: 306, top: -220, bottom: 150 },
    },
    { seed: 77 },
  );
}
