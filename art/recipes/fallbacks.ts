import { arrange } from '../kit/arrange';
import { burger } from '../kit/burger';
import { wedge, wheel } from '../kit/citrus';
import { basket, bowl } from '../kit/deep-ware';
import { tender } from '../kit/fried';
import { friesCone } from '../kit/fries';
import { cherry } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { grilledTomato, vegetableCube } from '../kit/grilled-garden';
import { chickenCube, skewer } from '../kit/grilled-meat';
import { dice } from '../kit/heaps';
import { hotdog } from '../kit/hotdog';
import { herbs, lettuceLeaf, parsley } from '../kit/leaves';
import { placed, random } from '../kit/paint';
import { olive } from '../kit/scatterings';
import { inOval } from '../kit/shape';
import type { Still } from '../kit/stage';
import { together } from '../kit/stage';
import { iceCream } from '../kit/sweet';
import { board, plate, served } from '../kit/ware';
import { DRINK_FALLBACKS } from './fallback-drinks';
import { heap } from './heap';

/** Draws a category, and every item of it without a recipe. */
export const FALLBACKS: Record<string, () => Still> = {
  burgers: () =>
    burger({ seed: 201, layers: ['lettuce', 'tomato', 'patty', 'cheddar', 'red-onion'] }),
  hotdogs: () => hotdog({ seed: 202, filling: 'frankfurter', toppings: ['mustard', 'herb'] }),
  'wings-tenders': () => {
    const rng = random(203);
    return served(
      basket(250, 'red', 104),
      arrange(
        heap(
          rng,
          '-110 -70 -50, -30 -90 -80, 60 -92 -100, 120 -56 -50, -60 -10 -20, 60 -16 -30',
          (r) => tender(r),
          1.08,
        ),
      ) + placed(parsley(rng, 1.2), 0, -20),
      { top: -200 },
    );
  },
  'small-plates': () => {
    const rng = random(204);
    return served(
      plate('lagoon', 270),
      arrange([
        ...heap(
          rng,
          '-110 -30 0, -60 -60 0, -20 -20 0, -86 10 0, -40 30 0',
          () => olive(40, 'green'),
          1,
          40,
        ),
        ...heap(rng, '70 -50 0, 120 -20 0, 60 10 0, 110 40 0', () => olive(40, 'black'), 1, 40),
        { body: wedge('lemon', 60), x: 20, y: 76, shade: 40 },
      ]) + herbs(rng, 12, 140, 60),
      { top: -150 },
    );
  },
  grill: () => {
    const rng = random(205);
    return served(
      board(290),
      arrange([
        { body: grilledTomato(rng), x: 150, y: -90, scale: 1.1, shade: 60 },
        {
          body: skewer(rng, [
            chickenCube(rng),
            vegetableCube(rng, 'pepper'),
            chickenCube(rng),
            vegetableCube(rng, 'onion'),
            chickenCube(rng),
            vegetableCube(rng, 'courgette'),
          ]),
          x: 0,
          y: -40,
          turn: -10,
          scale: 1.24,
          shade: 180,
        },
        {
          body: skewer(rng, [
            vegetableCube(rng, 'courgette'),
            chickenCube(rng),
            vegetableCube(rng, 'pepper'),
            chickenCube(rng),
            vegetableCube(rng, 'onion'),
            chickenCube(rng),
          ]),
          x: 0,
          y: 54,
          turn: -6,
          scale: 1.28,
          shade: 180,
        },
      ]) + herbs(rng, 8, 160, 60),
      { top: -160 },
    );
  },
  salads: () => {
    const rng = random(206);
    return served(
      bowl('clay', 250, 120),
      arrange(
        heap(
          rng,
          '-140 -30 0, -50 -70 20, 60 -70 -10, 140 -30 30, -70 10 10, 70 14 -20, 0 -20 0',
          (r) => lettuceLeaf(r, 92),
          1,
          50,
        ),
      ) +
        dice(rng, 26, inOval(0, -20, 150, 50), 20, [
          ['#FF9A7A', '#E8402B', '#8E1414'],
          ['#F1FACB', '#BFDD86', '#3E7D2A'],
        ]) +
        herbs(rng, 14, 150, 50),
      { top: -150 },
    );
  },
  sides: () => friesCone({ seed: 207, fries: 'plain', paper: 'lagoon', dust: 'thyme' }),
  brunch: () =>
    together([
      {
        still: poured(
          GLASSES.highball,
          {
            seed: 208,
            liquid: '#FFE06A 0, #FFB02E 0.6, #F0801E 1',
            ice: 4,
          },
          { onRim: placed(wheel('orange', 58), -98, -432, -12) },
        ),
        x: 150,
        y: -34,
      },
      {
        still: burger({
          seed: 44,
          bun: 'brioche',
          layers: ['lettuce', 'tomato', 'patty', 'cheddar'],
        }),
        x: -90,
        scale: 0.9,
      },
    ]),
  desserts: () => {
    const rng = random(209);
    return served(
      bowl('lagoon', 190, 130),
      arrange([
        { body: iceCream(rng, 92), x: -72, y: -40, shade: 80 },
        { body: iceCream(rng, 92), x: 76, y: -40, shade: 80 },
        { body: iceCream(rng, 98), x: 2, y: -110, depth: -10, shade: 0 },
        { body: cherry(26), x: 4, y: -206, depth: 9, shade: 0 },
      ]),
      { top: -310 },
    );
  },
  ...DRINK_FALLBACKS,
};
