import { half, wedge, wheel } from '../kit/citrus';
import { apple, watermelon } from '../kit/fruit';
import { berries } from '../kit/garnish';
import { leavesIn, mint } from '../kit/herbs';
import { placed, random } from '../kit/paint';
import { inBox } from '../kit/shape';
import { shisha } from '../kit/shisha';
import type { ShishaLook } from '../kit/shisha-parts';
import type { Still } from '../kit/stage';
import { together } from '../kit/stage';
import type { Recipe } from '../recipe';
import { LAGOON, VIOLET } from './moods';

function withFruit(look: ShishaLook, fruit: string): Still {
  const beside: Still = {
    body: placed(fruit, -24, 6, 0, 1.28),
    under: '',
    box: { left: -300, right: -100, top: -100, bottom: 22 },
  };
  return together([
    { still: shisha(look), x: 0 },
    { still: beside, x: 0 },
  ]);
}

export const SHISHA: Recipe[] = [
  {
    id: 171,
    mood: VIOLET,
    still: () =>
      withFruit(
        { seed: 171, glass: ['#FF7A6A', '#C4182E', '#4A0414'], hose: ['#D9404A', '#5E0F1A'] },
        placed(apple('green', 60, random(1)), -206, -54) +
          placed(apple('red', 62, random(2)), -118, -36),
      ),
  },
  {
    id: 172,
    mood: { key: '#D9A03A', wine: '#33302A' },
    still: () =>
      withFruit(
        {
          seed: 172,
          glass: ['#F6FF9A', '#A8CC2E', '#3A6A10'],
          metal: 'silver',
          hose: ['#A8CC3E', '#2F5A14'],
          inBase: leavesIn(random(3), 6, inBox(-80, -130, 160, 110), 40),
        },
        placed(mint(random(6), 84), -190, -6, -20) +
          placed(half('lemon', 62), -150, -34) +
          placed(wedge('lemon', 50), -226, 0, -10),
      ),
  },
  {
    id: 173,
    mood: { ...VIOLET, key: '#FF5A6E' },
    still: () =>
      withFruit(
        {
          seed: 173,
          glass: ['#FFC0C4', '#F0506E', '#8E1038'],
          metal: 'silver',
          hose: ['#F0708A', '#7A1434'],
          ice: true,
        },
        placed(watermelon(118), -172, -70, -8) + placed(mint(random(7), 66), -86, 4, 10),
      ),
  },
  {
    id: 174,
    mood: LAGOON,
    still: () =>
      withFruit(
        {
          seed: 174,
          glass: ['#A8FFF6', '#1FBFC0', '#065A72'],
          hose: ['#34CFC8', '#0A4A5A'],
          inBase: berries(
            random(2),
            [
              [-50, -60],
              [10, -40],
              [44, -90],
              [-20, -110],
            ],
            18,
          ),
        },
        placed(mint(random(8), 76), -160, -20, -14) +
          berries(
            random(4),
            [
              [-226, -8],
              [-184, -2],
              [-142, 2],
              [-206, -38],
              [-164, -34],
              [-184, -66],
              [-112, 4],
            ],
            27,
          ),
      ),
  },
  {
    id: 175,
    mood: { key: '#FF7A4A' },
    still: () =>
      withFruit(
        {
          seed: 175,
          bowl: 'grapefruit',
          glass: ['#FFD9A8', '#FF8A5C', '#A8322A'],
          hose: ['#FF9A6E', '#8A2E1A'],
        },
        placed(half('grapefruit', 78), -176, -42) +
          placed(wheel('grapefruit', 54), -100, -38, 20, 0.8),
      ),
  },
];
