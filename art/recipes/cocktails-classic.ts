import { wedge, wheel } from '../kit/citrus';
import { cherry, coffeeBean } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { leavesIn, mint, pineappleCrown } from '../kit/herbs';
import { placed, random } from '../kit/paint';
import { inBox } from '../kit/shape';
import type { Recipe } from '../recipe';
import { LAGOON } from './moods';

export const COCKTAILS_CLASSIC: Recipe[] = [
  {
    id: 104,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.highball,
        {
          seed: 104,
          liquid: '#EEF9D2/0.75 0, #CFE9A0/0.6 0.5, #94C25E/0.7 1',
          crushed: true,
          bubbles: 26,
          straw: '#FBF2E6',
        },
        {
          inWell:
            leavesIn(random(5), 9, inBox(-70, -350, 130, 300), 46) +
            placed(wedge('lime', 44), -30, -120, 30) +
            placed(wedge('lime', 44), 34, -240, -40),
          onRim:
            placed(mint(random(7), 92), -34, -420, -8) + placed(wheel('lime', 50), 80, -440, 14),
          rimTop: -560,
        },
      ),
  },
  {
    id: 105,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.margarita,
        {
          seed: 105,
          cloudy: true,
          liquid: '#F6FBC8 0, #D8E98A 0.5, #A6C455 1',
          fill: 0.86,
          rim: { salt: '#FFFFFF', crumbs: '#D9E4E6' },
        },
        { onRim: placed(wheel('lime', 60), 128, -424, 14), rimTop: -490 },
      ),
  },
  {
    id: 106,
    still: () =>
      poured(
        GLASSES.highball,
        {
          seed: 106,
          cloudy: true,
          liquid: '#FFE873 0, #FFC42E 0.5, #FF7A2A 0.74, #D61C3A 0.9, #8A0A2A 1',
          ice: 4,
        },
        {
          onRim: placed(pineappleCrown(150), -66, -430, -14) + placed(cherry(24), 34, -436),
          rimTop: -570,
        },
      ),
  },
  {
    id: 110,
    still: () =>
      poured(
        GLASSES.wine,
        {
          seed: 110,
          liquid: '#FFB347 0, #FF7A1F 0.5, #E2480E 1',
          fill: 0.78,
          ice: 4,
          iceSize: 66,
          bubbles: 60,
        },
        {
          inWell: placed(wheel('orange', 56), 30, -330, 10, 0.86),
          onRim: placed(wheel('orange', 58), 84, -500, 12),
          rimTop: -570,
        },
      ),
  },
  {
    id: 111,
    still: () =>
      poured(
        GLASSES.coupe,
        {
          seed: 111,
          cloudy: true,
          liquid: '#4A2612 0, #241008 0.4, #0E0503 1',
          fill: 0.86,
          foam: { colour: ['#EBCB9A', '#A5713C'], depth: 18 },
        },
        {
          onTop: [
            [-24, -402, 20],
            [12, -408, 100],
            [22, -396, -30],
          ]
            .map(([x = 0, y = 0, t = 0]) => placed(coffeeBean(17), x, y, t))
            .join(''),
          rimTop: -440,
        },
      ),
  },
  {
    id: 112,
    still: () =>
      poured(
        GLASSES.tall,
        {
          seed: 112,
          liquid: '#E8A24A 0, #B5611C 0.4, #5A2208 1',
          ice: 6,
          straw: '#FBF2E6',
        },
        { onRim: placed(wedge('lemon', 54), -84, -486, 24), rimTop: -600 },
      ),
  },
];
