import { d, ellipse, glow, line, linear, path, placed, radial, random, screen } from './paint';
import type { Point } from './shape';
import { inOval, oval, polygon, specks } from './shape';
import { solid } from './solid';
import type { Still } from './stage';

/** Describes a dish for food: its far part, its near part and the middle of its floor. */
export type Ware = {
  back: string;
  front: string;
  rx: number;
  ry: number;
  foot: number;
  rise?: number;
};

const LOOK_DOWN = 0.5;

export const PLATES = {
  white: ['#FFFDF8', '#EFE4D6', '#B7A598', '#FFFFFF'],
  stone: ['#5A5260', '#37303D', '#17121B', '#8A8090'],
  lagoon: ['#4FB3B0', '#1F7378', '#0B3A42', '#A8F0EA'],
  clay: ['#D98A52', '#A8562A', '#5A260F', '#FFC69A'],
  copper: ['#FFC79A', '#C96E38', '#5E260E', '#FFEBD6'],
  sand: ['#F2DCC0', '#D2B08A', '#8A6747', '#FFF6E8'],
  night: ['#3A3F5C', '#20243A', '#0C0E1A', '#7C86B4'],
} as const;

export type PlateLook = keyof typeof PLATES;

export function plate(look: PlateLook, rx = 270): Ware {
  const [light, body, dark, edge] = PLATES[look];
  const ry = rx * LOOK_DOWN;
  const rim = linear(
    [
      [0, light],
      [0.5, body],
      [1, dark],
    ],
    0,
    0,
    0.9,
    1,
  );
  const back =
    path(oval(0, 20, rx * 0.97, ry), dark) +
    solid(oval(0, 0, rx, ry), rim, 9, { key: 0.8, rim: 0.9, shade: 0.5 }) +
    ellipse(0, 5, rx * 0.76, ry * 0.72, dark, 0.5) +
    ellipse(
      0,
      8,
      rx * 0.75,
      ry * 0.7,
      radial(
        [
          [0, light],
          [0.6, body],
          [1, dark],
        ],
        0.4,
        0.35,
        0.9,
      ),
    ) +
    glow(-rx * 0.5, -ry * 0.5, rx * 0.4, ry * 0.26, edge, 0.7) +
    line(
      d`M${-rx * 0.86} ${-ry * 0.36} A${rx * 0.95} ${ry * 0.95} 0 0 1 ${-rx * 0.2} ${-ry * 0.93}`,
      edge,
      4,
      0.8,
    );
  return { back, front: '', rx, ry, foot: ry + 20 };
}

/** Draws a wooden board with its rings. */
export function board(rx = 280, shape: 'round' | 'long' = 'round'): Ware {
  const ry = rx * LOOK_DOWN;
  const rng = random(rx);
  const top =
    shape === 'round'
      ? oval(0, 0, rx, ry)
      : d`M${-rx * 0.9} ${-ry * 0.72} H${rx * 0.82} q18 0 22 12 L${rx} ${ry * 0.7} q4 18 -18 18 H${-rx} q-20 0 -16 -18 L${-rx * 0.98 + 10} ${-ry * 0.6} q3 -12 16 -12z`;
  const wood = linear('#E0A466 0, #B36F36 0.45, #6E3A18 1', 0, 0, 0.9, 1);
  let grain = '';
  for (let i = 0; i < 13; i++) {
    const y = -ry + ((i + rng() * 0.6) / 13) * ry * 2;
    grain += d`M${-rx} ${y} Q${-rx * 0.3} ${y + rng() * 14 - 7} 0 ${y + rng() * 6 - 3} T${rx} ${y + rng() * 10 - 5}`;
  }
  return {
    back:
      placed(path(top, '#3A1B0B'), 0, 24) +
      solid(
        top,
        wood,
        9,
        { rim: 0.9 },
        line(grain, '#5A2C10', 2.4, 0.4) +
          glow(-rx * 0.3, -ry * 0.4, rx * 0.5, ry * 0.4, '#FFDFAE', 0.5),
      ),
    front: '',
    rx,
    ry,
    foot: ry + (shape === 'round' ? 24 : 18),
  };
}

/** Draws crumpled greaseproof paper. */
export function paperSheet(rx: number, ry: number, tone = '#F6E7CF'): string {
  const rng = random(Math.round(rx));
  const points = Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * Math.PI * 2;
    const reach = 0.9 + rng() * 0.22;
    return [Math.cos(a) * rx * reach, Math.sin(a) * ry * reach];
  });
  let folds = '';
  for (let i = 0; i < 8; i++)
    folds += d`M${rng() * rx * 1.2 - rx * 0.6} ${rng() * ry - ry * 0.5} l${rng() * 120 - 60} ${rng() * 60 - 30}`;
  return solid(
    polygon(points),
    linear(
      [
        [0, '#FFF8EA'],
        [0.5, tone],
        [1, '#B5977A'],
      ],
      0,
      0,
      0.8,
      1,
    ),
    6,
    {},
    line(folds, '#8A6A4E', 2, 0.35) +
      path(specks(rng, 8, inOval(0, 0, rx * 0.7, ry * 0.6), 3, 9), '#D9B183', 0.4),
  );
}

/** Draws food on its dish, with a shadow on the bar. */
export function served(
  ware: Ware,
  food: string,
  tops: { top: number; left?: number; right?: number },
): Still {
  const { rx, ry, foot, rise = 0 } = ware;
  return {
    body: ware.back + placed(food, 0, rise) + ware.front,
    under:
      glow(12, foot - ry * 0.32, rx * 1.25, ry * 0.9, '#040103', 0.95) +
      screen(
        glow(-rx * 0.7, foot - 8, rx * 0.8, 34, '#FF9A4A', 0.22) +
          glow(rx * 0.9, foot - 10, rx * 0.6, 30, '#46D3C9', 0.2),
      ),
    box: {
      left: tops.left ?? -rx * 0.8,
      right: tops.right ?? rx * 0.8,
      top: tops.top,
      bottom: foot,
    },
  };
}
