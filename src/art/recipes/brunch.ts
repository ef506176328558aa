import { arrange } from '../kit/arrange';
import { burger } from '../kit/burger';
import { wheel } from '../kit/citrus';
import { breadSlice, simit, toast } from '../kit/dough';
import { dipPot } from '../kit/fried';
import { cherry } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { charredPepper, grilledTomato, rasher, sausage } from '../kit/grilled';
import { d, ellipse, glow, line, linear, path, placed, type Random, random } from '../kit/paint';
import { blob, inOval, oval, specks } from '../kit/shape';
import { shaded, solid } from '../kit/solid';
import { type Still, together } from '../kit/stage';
import { cucumberSlice, dice, herbs, olive, parsley, tomatoSlice } from '../kit/vegetable';
import { pan, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { MORNING } from './moods';

export function sunset(seed: number): Still {
  return poured(
    GLASSES.highball,
    {
      seed,
      liquid: '#FFD36B 0, #FF9330 0.4, #EC4034 0.75, #A8102E 1',
      ice: 4,
      straw: '#46D3C9',
    },
    {
      onRim: placed(wheel('orange', 58), -98, -432, -12) + placed(cherry(24), -20, -400),
      rimTop: -500,
    },
  );
}

export function lagoon(seed: number): Still {
  return poured(
    GLASSES.highball,
    {
      seed,
      liquid: '#8DF6EE 0, #22C7E2 0.35, #0C86D0 0.75, #083F92 1',
      ice: 4,
      bubbles: 40,
      straw: '#FF8347',
    },
    {
      onRim: placed(wheel('lemon', 60), -100, -432, -12) + placed(cherry(24), -20, -386),
      rimTop: -500,
    },
  );
}

function friedEgg(rng: Random): string {
  return (
    placed(path(blob(rng, 0, 0, 84, 50, 0.1), '#C99A5A'), 0, 5) +
    solid(blob(rng, 0, 0, 82, 47, 0.1), shaded('#FFFFFF', '#FDF6EA', '#D9C6AE'), 7, { rim: 0.5 }) +
    glow(4, 6, 44, 26, '#8A4A0A', 0.35) +
    solid(oval(0, -4, 34, 24), shaded('#FFE27A', '#FFB01E', '#D9720A'), 6, { rim: 0.4 }) +
    ellipse(-11, -13, 10, 5, '#fff', 0.85) +
    path(specks(rng, 8, inOval(0, 0, 60, 30), 1, 2.2), '#2A1208', 0.7)
  );
}

function boiledEgg(): string {
  return (
    solid(oval(0, 0, 40, 31), shaded('#FFFFFF', '#FFF8EE', '#D2C2B0'), 6) +
    solid(oval(0, 1, 22, 17), shaded('#FFD45E', '#FFA51E', '#D9780A'), 4, { rim: 0.3 }) +
    ellipse(-7, -5, 6, 3, '#fff', 0.8)
  );
}

function whiteCheese(): string {
  const block = (x: number, y: number) =>
    placed(
      path('M-44 -8 L18 12 L18 44 L-44 22z', linear('#FFFEFA 0, #D9CDBC 1')) +
        path('M18 12 L48 -6 L48 24 L18 44z', linear('#E4D8C8 0, #A8998A 1')) +
        path('M-44 -8 L-12 -26 L48 -6 L18 12z', '#FFFFFF'),
      x,
      y,
    );
  return block(8, -18) + block(-14, 6);
}

function beans(rng: Random): string {
  return (
    path(blob(rng, 0, 0, 92, 46, 0.1), '#A8320E') +
    path(specks(rng, 40, inOval(0, -2, 78, 34), 9, 13, 0.66), '#7A2008') +
    placed(
      path(specks(rng, 40, inOval(0, -2, 78, 34), 8, 11, 0.66), linear('#FFB06A 0, #D9602A 1')),
      -1,
      -3,
    ) +
    path(specks(rng, 20, inOval(-4, -8, 66, 26), 2, 4), '#FFE9CF', 0.85)
  );
}

export const BRUNCH: Recipe[] = [
  {
    id: 81,
    mood: MORNING,
    still: () =>
      together([
        { still: sunset(81), x: 150, y: -34, scale: 1.02 },
        {
          still: burger({
            seed: 41,
            layers: ['bliss-sauce', 'lettuce', 'tomato', 'patty', 'cheddar', 'golden-onion'],
          }),
          x: -90,
          scale: 0.9,
        },
      ]),
  },
  {
    id: 82,
    mood: MORNING,
    still: () =>
      together([
        { still: sunset(82), x: -86, y: -44 },
        { still: lagoon(83), x: 112, y: -44 },
        {
          still: burger({ seed: 42, layers: ['lettuce', 'tomato', 'patty', 'cheddar'] }),
          x: -172,
          y: 6,
          scale: 0.66,
        },
        {
          still: burger({
            seed: 43,
            bun: 'dark',
            layers: ['rocket', 'patty', 'kashar', 'red-onion'],
          }),
          x: 182,
          y: 14,
          scale: 0.66,
        },
      ]),
  },
  {
    id: 85,
    mood: MORNING,
    still: () => {
      const rng = random(85);
      const tea = poured(GLASSES.tulip, {
        seed: 85,
        cold: false,
        liquid: '#F0702A 0, #C4301A 0.4, #6E0A0A 1',
        fill: 0.84,
      });
      const food = arrange([
        { body: whiteCheese(), x: -170, y: -66, scale: 1.1, shade: 66 },
        { body: tomatoSlice(46), x: -52, y: -104, shade: 40 },
        { body: tomatoSlice(46), x: -10, y: -96, shade: 40 },
        { body: cucumberSlice(38), x: 36, y: -112, shade: 34 },
        { body: cucumberSlice(38), x: 70, y: -98, shade: 34 },
        { body: simit(rng, 118), x: -20, y: 0, shade: 124 },
        ...heap(
          rng,
          '-196 20 0, -168 40 20, -204 52 40, -166 4 0, -138 22 10',
          () => olive(22, 'black'),
          1,
          22,
        ),
        ...heap(rng, '-128 62 0, -98 76 20, -150 78 0', () => olive(21, 'green'), 1, 22),
        { body: boiledEgg(), x: -30, y: 96, shade: 40 },
        { body: boiledEgg(), x: 46, y: 100, shade: 40 },
        {
          body: dipPot(['#FFD060', '#C8780A'], rng, 'white', '#C8780A'),
          x: 142,
          y: -66,
          scale: 0.94,
          shade: 0,
        },
        {
          body: dipPot(['#FFFFFF', '#F0E6D6'], rng, 'white', '#F6D060'),
          x: 138,
          y: 56,
          scale: 0.94,
          shade: 0,
        },
        { body: parsley(rng, 0.9), x: 92, y: 40, shade: 0 },
      ]);
      return served(
        plate('copper', 300),
        food + glow(206, 14, 60, 20, '#1A0805', 0.8) + placed(tea.body, 208, 24, 0, 0.74),
        { top: -190 },
      );
    },
  },
  {
    id: 83,
    mood: MORNING,
    still: () => {
      const rng = random(83);
      const eggs =
        ellipse(0, 6, 222, 80, '#E8641E') +
        path(blob(rng, -60, -10, 130, 48, 0.14), '#FFC23A') +
        path(blob(rng, 70, 16, 130, 46, 0.14), '#FFB02E') +
        path(specks(rng, 30, inOval(0, 4, 200, 64), 10, 28, 0.5), '#FFD972', 0.85) +
        path(specks(rng, 22, inOval(-6, -4, 190, 56), 8, 20, 0.5), '#FFF3C8', 0.85) +
        path(specks(rng, 16, inOval(0, 4, 200, 62), 9, 22, 0.5), '#E0401E', 0.85);
      return served(
        pan('copper', 258),
        placed(breadSlice(rng, 1.15), -150, -70, -20) +
          placed(breadSlice(rng, 1.15), -74, -92, -6) +
          eggs +
          dice(rng, 22, inOval(0, 4, 190, 56), 15, [
            ['#FF9A7A', '#E8402B', '#8E1414'],
            ['#CDEB86', '#6DA534', '#2F6A1E'],
          ]) +
          placed(charredPepper('green', rng), 90, -8, -24, 0.62) +
          herbs(rng, 16, 170, 54) +
          path(specks(rng, 20, inOval(0, 4, 180, 56), 2, 4), '#8A1A0E', 0.9),
        { top: -170 },
      );
    },
  },
  {
    id: 84,
    still: () => {
      const rng = random(84);
      return served(
        plate('white', 300),
        arrange([
          { body: toast(), x: -150, y: -78, turn: -8, scale: 1.0, shade: 80 },
          { body: toast(), x: -78, y: -96, turn: 8, scale: 0.96, shade: 80 },
          { body: sausage(210, 58), x: 128, y: -92, turn: 8, shade: 100 },
          { body: sausage(210, 58), x: 150, y: -44, turn: 4, shade: 100 },
          { body: beans(rng), x: 130, y: 42, scale: 1.02, shade: 80 },
          { body: rasher(), x: -148, y: 8, turn: -8, scale: 0.9, shade: 80 },
          { body: rasher(), x: -142, y: 50, turn: -2, scale: 0.9, shade: 80 },
          { body: friedEgg(rng), x: 4, y: -24, scale: 1.1, shade: 70 },
          { body: friedEgg(rng), x: -16, y: 62, scale: 1.14, shade: 70 },
          { body: grilledTomato(rng), x: 74, y: 96, scale: 0.9, shade: 50 },
          {
            body:
              solid(
                'M-46 6 C-50 -40 50 -40 46 6 C30 16 -30 16 -46 6z',
                shaded('#D9A878', '#9A6238', '#4A2410'),
                7,
              ) +
              ellipse(0, 6, 40, 12, '#5E3A22') +
              line(d`M-30 -14 Q-14 -28 10 -28`, '#FFE9CF', 4, 0.6),
            x: -98,
            y: 102,
            scale: 0.96,
            shade: 50,
          },
        ]) + herbs(rng, 8, 160, 70),
        { top: -165 },
      );
    },
  },
];
