import { condensation } from './ice';
import { clipped, d, ellipse, glow, line, linear, path, random, screen } from './paint';
import type { Profile } from './profile';
import { profile, strip, TILT, turned } from './profile';
import { solid } from './solid';
import type { Still } from './stage';

export const BOTTLES = {
  beer: profile('25 -500, 25 -470, 30 -400, 62 -320, 76 -270, 76 -20, 68 0'),
  stubby: profile('24 -400, 24 -376, 30 -320, 62 -256, 72 -210, 72 -20, 64 0'),
  wine: profile('23 -560, 24 -400, 36 -352, 76 -296, 80 -250, 80 -18, 70 0'),
  soda: profile('24 -390, 23 -360, 30 -300, 56 -230, 62 -180, 54 -110, 62 -40, 60 -8, 52 0'),
  water: profile('27 -420, 27 -390, 36 -350, 64 -290, 70 -250, 70 -16, 60 0'),
  carafe: profile('54 -300, 40 -262, 40 -220, 84 -130, 96 -70, 84 -10, 72 0'),
} satisfies Record<string, Profile>;

export type BottleLook = {
  shape: Profile;
  /** The colours are the light, the body and the shadow of the glass. */
  glass: readonly [string, string, string];
  opacity?: number;
  /** The label has a plain band and a stripe, and shows no brand. */
  band?: readonly [string, string];
  bandFrom?: number;
  bandTo?: number;
  cap?: readonly [string, string];
  neck?: string;
  fillTo?: number;
  content?: string;
  seed: number;
  cold?: boolean;
};

function bandRound({ shape, band, bandFrom = 0.56, bandTo = 0.9 }: BottleLook): string {
  if (!band) return '';
  const height = shape.bottom - shape.top;
  const [from, to] = [shape.top + height * bandFrom, shape.top + height * bandTo];
  const label = turned(shape, from, to, 0, -TILT * 0.6);
  const middle = (from + to) / 2;
  const r = shape.at(middle);
  const round = linear(
    '#000/0.55 0, #000/0.05 0.2, #fff/0.3 0.36, #000/0 0.55, #000/0.35 0.86, #46D3C9/0.5 1',
    0,
    0,
    1,
    0,
  );
  const curve = (y: number) => d`M${-r} ${y} Q0 ${y + r * 0.2} ${r} ${y}`;
  return (
    path(label, band[0]) +
    clipped(
      label,
      line(curve(from + 12), band[1], 7) +
        line(curve(to - 22), band[1], 7) +
        solid(
          d`M0 ${middle - 26} L26 ${middle + 4} L0 ${middle + 34} L-26 ${middle + 4}z`,
          band[1],
          3,
        ),
    ) +
    path(label, round)
  );
}

/** Draws a crown cap, or the open mouth of the glass. */
function mouth(look: BottleLook, capHeight: number): string {
  const { shape } = look;
  return look.cap
    ? path(
        turned(
          { ...shape, at: () => shape.at(shape.top) + 5, points: [] },
          shape.top - 4,
          shape.top + capHeight,
        ),
        linear(
          [
            [0, look.cap[1]],
            [0.3, '#FFF6E2'],
            [0.5, look.cap[0]],
            [1, look.cap[1]],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        ellipse(
          0,
          shape.top - 4,
          shape.at(shape.top) + 5,
          (shape.at(shape.top) + 5) * TILT,
          look.cap[0],
        )
    : ellipse(0, shape.top, shape.at(shape.top), shape.at(shape.top) * TILT, '#0A0508', 0.5) +
        line(
          d`M${-shape.at(shape.top)} ${shape.top} a${shape.at(shape.top)} 5 0 0 0 ${shape.at(shape.top) * 2} 0`,
          '#fff',
          3,
          0.7,
        );
}

export function bottle(look: BottleLook): Still {
  const { shape, glass, opacity = 1, seed } = look;
  const rng = random(seed);
  const [light, body, dark] = glass;
  const full = turned(shape, shape.top, shape.bottom);
  const height = shape.bottom - shape.top;
  const wide = Math.max(...shape.points.map(([r]) => r));
  const tone = linear(
    [
      [0, dark],
      [0.16, body],
      [0.34, light],
      [0.52, body],
      [0.85, dark],
      [0.95, body],
      [1, '#8FF5EC'],
    ],
    0,
    0,
    1,
    0,
  );
  const content = look.content
    ? path(
        turned(shape, shape.top + height * (look.fillTo ?? 0.2), shape.bottom - 12, 6),
        look.content,
        0.75,
      )
    : '';
  const capHeight = height * 0.065;
  const cap = mouth(look, capHeight);
  const neck = look.neck
    ? path(turned(shape, shape.top + capHeight + 2, shape.top + height * 0.24), look.neck, 0.92)
    : '';
  const shine = linear('#FFF6E6/0.9 0, #fff/0.35 0.6, #fff/0.05 1');
  return {
    body:
      `<g opacity="${opacity}">${path(full, tone)}</g>` +
      content +
      clipped(
        full,
        glow(-wide * 0.2, -height * 0.2, wide * 0.5, height * 0.3, light, 0.6) +
          screen(glow(wide * 0.5, -height * 0.3, wide * 0.4, height * 0.4, '#46D3C9', 0.3)),
      ) +
      neck +
      bandRound(look) +
      path(
        strip(shape, shape.top + height * 0.04, shape.bottom - height * 0.06, -0.8, -0.62),
        shine,
      ) +
      path(
        strip(shape, shape.top + height * 0.3, shape.bottom - height * 0.1, 0.92, 0.84),
        linear('#8FF5EC/0.2 0, #8FF5EC/0.9 0.5, #8FF5EC/0.2 1'),
      ) +
      line(
        full,
        linear('#fff/0.7 0, #fff/0.1 0.15, #fff/0.05 0.9, #A8FFF7/0.9 1', 0, 0, 1, 0),
        2.6,
      ) +
      (look.cold === false
        ? ''
        : condensation(rng, shape, shape.top + height * 0.2, shape.bottom - 10, 56)) +
      cap,
    under:
      glow(8, 2, wide * 1.7, 24, '#040103', 0.95) +
      screen(glow(wide * 0.9, 14, wide * 1.7, 26, body, 0.6)),
    box: { left: -wide - 6, right: wide + 6, top: shape.top - 10, bottom: 12 },
  };
}
