import { BOTTLES, bottle } from '../kit/bottle';
import { wheel } from '../kit/citrus';
import { coffeeCup, saucer, standing, vapour } from '../kit/cup';
import { cherry } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { mint } from '../kit/herbs';
import { placed, random } from '../kit/paint';
import { shisha } from '../kit/shisha';
import type { Still } from '../kit/stage';
import { together } from '../kit/stage';

/** Draws the categories of drinks and shisha. */
export const DRINK_FALLBACKS: Record<string, () => Still> = {
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
