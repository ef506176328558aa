import { arrange } from '../kit/arrange';
import { breadSlice, simit, toast } from '../kit/bread';
import { beans, boiledEgg, friedEgg, whiteCheese } from '../kit/breakfast';
import { burger } from '../kit/burger';
import { pan } from '../kit/deep-ware';
import { dipPot } from '../kit/fry';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { charredPepper, grilledTomato } from '../kit/grilled-garden';
import { rasher, sausage } from '../kit/grilled-meat';
import { dice } from '../kit/heaps';
import { herbs, parsley } from '../kit/leaves';
import { d, ellipse, glow, line, path, placed, random } from '../kit/paint';
import { olive } from '../kit/scatterings';
import { blob, inOval, specks } from '../kit/shape';
import { shaded, solid } from '../kit/solid';
import { together } from '../kit/stage';
import { cucumberSlice, tomatoSlice } from '../kit/vegetable';
import { plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { lagoon, sunset } from './house-drinks';
import { MORNING } from './moods';

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
