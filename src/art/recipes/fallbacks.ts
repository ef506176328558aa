import { arrange } from '../kit/arrange';
import { BOTTLES, bottle } from '../kit/bottle';
import { burger } from '../kit/burger';
import { wedge, wheel } from '../kit/citrus';
import { coffeeCup, saucer, standing, vapour } from '../kit/cup';
import { iceCream } from '../kit/dough';
import { tender } from '../kit/fried';
import { friesCone } from '../kit/fries';
import { cherry, mint } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { chickenCube, grilledTomato, skewer, vegetableCube } from '../kit/grilled';
import { hotdog } from '../kit/hotdog';
import { placed, random } from '../kit/paint';
import { inOval } from '../kit/shape';
import { shisha } from '../kit/shisha';
import { type Still, together } from '../kit/stage';
import { dice, herbs, lettuceLeaf, olive, parsley } from '../kit/vegetable';
import { basket, board, bowl, plate, served } from '../kit/ware';
import { heap } from './heap';

/** What stands for a category, and for any dish of it that has no picture of its own yet. */
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
  cocktails: () =>
    poured(
      GLASSES.coupe,
      {
        seed: 210,
        liquid: '#FFB08A 0, #F0604A 0.5, #B01E3A 1',
      },
      {
        onRim: placed(wheel('orange', 58), 120, -420, 12) + placed(cherry(24), -20, -396),
        rimTop: -490,
      },
    ),
  mocktails: () =>
    poured(
      GLASSES.highball,
      {
        seed: 211,
        liquid: '#FFE9A0 0, #FFB95C 0.5, #F0705A 1',
        ice: 4,
        bubbles: 60,
        straw: '#46D3C9',
      },
      { onRim: placed(mint(random(4), 90), -50, -400, -8), rimTop: -510 },
    ),
  beers: () =>
    poured(GLASSES.pint, {
      seed: 212,
      liquid: '#FFE27A 0, #FBB92A 0.5, #C97F0E 1',
      foam: { colour: ['#FFFDF4', '#E9D3A6'], depth: 50, head: 28 },
      bubbles: 120,
    }),
  wines: () =>
    together([
      {
        still: bottle({
          shape: BOTTLES.wine,
          seed: 213,
          cold: false,
          glass: ['#4A6A4A', '#1A3A22', '#06140A'],
          band: ['#F0E6D2', '#8A6A2E'],
          bandFrom: 0.6,
          bandTo: 0.88,
          neck: '#8A6A2E',
        }),
        x: -96,
        y: -20,
        scale: 1.06,
      },
      {
        still: poured(GLASSES.wine, {
          seed: 214,
          cold: false,
          liquid: '#B5183A 0, #7A0A28 0.5, #34020F 1',
          fill: 0.56,
        }),
        x: 88,
      },
    ]),
  'soft-drinks': () =>
    poured(
      GLASSES.tall,
      {
        seed: 215,
        liquid: '#FFC27A 0, #FF8F3A 0.5, #D9541A 1',
        ice: 5,
        bubbles: 90,
        straw: '#FBF2E6',
      },
      { onRim: placed(wheel('orange', 58), -88, -478, -12), rimTop: -560 },
    ),
  'hot-drinks': () =>
    together([
      {
        still: standing(saucer(190, ['#FFFFFF', '#F3E6DA', '#A8948A'], '#C8321E'), 194, -60, 66),
        x: 0,
      },
      {
        still: {
          ...standing(coffeeCup() + vapour(-50, -160) + vapour(0, -170), 120, -290, 10),
          under: '',
        },
        x: -10,
        y: 12,
        scale: 1.12,
      },
    ]),
  shisha: () =>
    shisha({ seed: 216, glass: ['#C8A8FF', '#6A3FC4', '#22104E'], hose: ['#9A6AE0', '#3A1A6E'] }),
};
