import { sausage } from './grilled-meat';
import { strands } from './heaps';
import type { Random } from './paint';
import { ellipse, line, linear, path, placed } from './paint';
import type { Point } from './shape';
import { inBox, inOval, oval, shards, smooth, specks } from './shape';
import { solid } from './solid';

export type HotdogLook = {
  filling: 'frankfurter' | 'sucuk' | 'carrot';
  toppings: readonly Topping[];
  bun?: 'milk' | 'sesame';
  seed: number;
};

export type Topping =
  | 'mustard'
  | 'ketchup'
  | 'crispy-onion'
  | 'chilli'
  | 'cheddar'
  | 'jalapeno'
  | 'kashar'
  | 'tomato'
  | 'pickle'
  | 'cabbage'
  | 'herb';

function zigzag(colour: string, light: string, shift: number): string {
  const points = Array.from(
    { length: 15 },
    (_, i): Point => [
      -205 + i * 29 + shift,
      (i % 2 ? 15 : -17) - Math.sin((i / 14) * Math.PI) * 12,
    ],
  );
  const data = smooth(points, false);
  return (
    placed(line(data, '#2A0A04', 14, 0.4), 2, 5) +
    line(data, colour, 13) +
    placed(line(data, light, 3.6, 0.85), -1, -3)
  );
}

export function topping(name: Topping, rng: Random): string {
  switch (name) {
    case 'mustard':
      return zigzag('#F2B90F', '#FFF3B0', 0);
    case 'ketchup':
      return zigzag('#C4170F', '#FF9A82', 15);
    case 'crispy-onion':
      return placed(
        strands(rng, 200, 26, 20, ['#7A3E0E', '#C87A22', '#EFB04A', '#FFE2A0'], 9),
        0,
        -10,
      );
    case 'chilli':
      return chilli(rng);
    case 'cheddar':
      return placed(
        line('M-170 -20 C-120 20 -100 -50 -50 -10 S20 30 50 -16 S130 20 176 -16', '#D9780C', 24) +
          line('M-170 -22 C-120 18 -100 -52 -50 -12 S20 28 50 -18 S130 18 176 -18', '#FFB52E', 20) +
          line(
            'M-168 -27 C-120 10 -100 -58 -50 -18 S20 20 50 -24 S130 10 174 -24',
            '#FFF0B0',
            5,
            0.85,
          ),
        0,
        -14,
      );
    case 'jalapeno':
      return [-140, -56, 34, 120]
        .map((x, i) =>
          placed(
            `<path d="${oval(0, 0, 26, 17)} ${oval(0, 0, 13, 8)}" fill-rule="evenodd" fill="${linear(
              '#C9EE6E 0, #3F8420 1',
            )}"/>${line(oval(0, 0, 26, 17), '#2A5E14', 3)}`,
            x,
            -36 + (i % 2) * 14,
            rng() * 40 - 20,
          ),
        )
        .join('');
    case 'kashar':
      return meltedKashar(rng);
    case 'tomato':
      return [-150, -60, 34, 124]
        .map((x) =>
          placed(
            solid(oval(0, 0, 50, 20), linear('#FF8A66 0, #C4241A 1'), 6, { rim: 0.7 }) +
              ellipse(-8, -4, 26, 7, '#FFB89A', 0.6),
            x,
            -30,
            rng() * 14 - 7,
          ),
        )
        .join('');
    case 'pickle':
      return [-110, -14, 84]
        .map((x) =>
          placed(
            solid(oval(0, 0, 36, 15), linear('#D3DE7A 0, #6E8A2A 1'), 5),
            x,
            -44,
            rng() * 24 - 12,
          ),
        )
        .join('');
    case 'cabbage':
      return placed(
        strands(rng, 190, 22, 20, ['#5A0B46', '#A31C78', '#E65AB4', '#FFC3EC'], 8),
        0,
        -16,
      );
    case 'herb':
      return (
        path(shards(rng, 34, inOval(0, -18, 180, 24), 5, 10), '#3F8A2E') +
        path(shards(rng, 20, inOval(0, -20, 170, 22), 3, 7), '#A8DE6A')
      );
  }
}

export function filling(kind: HotdogLook['filling'], rng: Random): string {
  if (kind === 'frankfurter') return sausage(500, 82, ['#F0A06A', '#B54A22', '#561609']);
  if (kind === 'sucuk')
    return (
      placed(sausage(470, 70, ['#D9583A', '#8E1D14', '#3A0806']), 0, -12) +
      placed(sausage(470, 66, ['#E87A52', '#A82A1C', '#4A0B08']), 4, 16)
    );
  const root =
    'M-262 -26 C-180 -50 60 -40 240 -14 C268 -6 268 10 240 14 C60 40 -180 48 -262 26 C-276 10 -276 -10 -262 -26z';
  return (
    solid(
      root,
      linear('#FFB868 0, #EC7420 0.45, #8E300A 1'),
      14,
      { rim: 0.9 },
      line(
        'M-200 -34 l10 60 M-130 -38 l8 70 M-50 -40 l8 72 M40 -34 l8 60 M120 -26 l6 46',
        '#4A1606',
        8,
        0.5,
      ) +
        path(specks(rng, 30, inBox(-240, -36, 460, 70), 2, 6), '#5A1A06', 0.5) +
        line('M-220 -24 Q0 -42 190 -14', '#FFEBCB', 8, 0.5),
    ) + line('M-262 -10 l-34 -20 M-266 0 l-40 -2 M-262 12 l-32 18', '#5FA32A', 9)
  );
}

function chilli(rng: Random): string {
  return placed(
    solid(
      smooth('-210 6, -160 -36, -60 -50, 50 -48, 150 -38, 212 0, 170 30, 60 36, -60 38, -170 30'),
      linear('#B5502A 0, #7A2412 0.5, #360B06 1'),
      10,
      { rim: 0.8 },
      path(shards(rng, 50, inOval(0, -4, 190, 36), 5, 13), '#4A1208', 0.8) +
        path(shards(rng, 40, inOval(0, -8, 180, 30), 4, 9), '#D9703E', 0.7) +
        path(specks(rng, 8, inOval(0, -4, 170, 28), 9, 12), '#8A1A1E'),
    ),
    0,
    -6,
  );
}

function meltedKashar(rng: Random): string {
  return placed(
    solid(
      'M-214 0 C-180 -40 180 -40 214 0 C200 30 176 60 160 34 C140 16 120 66 96 56 C72 44 60 16 20 34 C-20 60 -40 20 -70 26 C-100 40 -120 66 -146 44 C-170 20 -200 26 -214 0z',
      linear('#FFFBE0 0, #FBE49A 0.5, #DDAE4A 1'),
      8,
      { rim: 0.8 },
      path(specks(rng, 12, inOval(0, 0, 180, 20), 3, 9), '#D9942E', 0.5),
    ),
    0,
    -2,
  );
}
