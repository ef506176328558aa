import { wedge, wheel } from '../kit/citrus';
import { pomegranateSeeds } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { leavesIn, mint } from '../kit/herbs';
import { line, placed, random } from '../kit/paint';
import { inBox } from '../kit/shape';
import type { Recipe } from '../recipe';
import { LAGOON } from './moods';

export const MOCKTAILS: Recipe[] = [
  {
    id: 121,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.tall,
        {
          seed: 121,
          liquid: '#F1FAD2/0.75 0, #CDE8A8/0.6 0.5, #8CBB62/0.75 1',
          crushed: true,
          bubbles: 30,
          straw: '#2FA86A',
        },
        {
          inWell:
            leavesIn(random(15), 10, inBox(-80, -380, 150, 330), 44) +
            placed(wheel('lime', 48), -30, -150, 12, 0.8) +
            placed(wheel('lime', 46), 40, -290, -20, 0.7),
          onRim: placed(mint(random(17), 96), 20, -466, 6),
          rimTop: -560,
        },
      ),
  },
  {
    id: 122,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.mason,
        {
          seed: 122,
          liquid: '#D4FFFA 0, #7FEAE4 0.35, #3BC4D0 0.75, #1A86A8 1',
          ice: 4,
          bubbles: 90,
          straw: '#FBF2E6',
        },
        {
          inWell: placed(wheel('lemon', 56), -34, -130, 14, 0.85),
          onRim:
            placed(wheel('lemon', 58), 92, -404, 12) + placed(mint(random(3), 70), -60, -384, -10),
          rimTop: -474,
        },
      ),
  },
  {
    id: 123,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.highball,
        {
          seed: 123,
          liquid: '#FF6A7E 0, #D8173F 0.4, #6E0420 1',
          ice: 4,
          bubbles: 90,
        },
        {
          onTop: pomegranateSeeds(random(2), 12, inBox(-70, -392, 140, 22), 14),
          inWell: pomegranateSeeds(random(6), 14, inBox(-80, -150, 160, 120), 13),
          onRim: placed(mint(random(8), 88), -54, -410, -10),
          rimTop: -500,
        },
      ),
  },
  {
    id: 124,
    fill: 0.9,
    still: () =>
      poured(
        GLASSES.rocks,
        {
          seed: 124,
          liquid: '#D98A3E 0, #9A4A16 0.4, #3E1206 1',
          ice: 3,
          iceSize: 92,
        },
        {
          inWell: placed(wheel('lemon', 56), 60, -130, 10, 0.8),
          onRim:
            placed(wedge('lemon', 54), -104, -282, 26) +
            [
              [-20, -212],
              [26, -204],
              [60, -220],
            ]
              .map(
                ([x = 0, y = 0]) =>
                  line(`M${x} ${y} l16 8`, '#2A0F06', 6) +
                  line(`M${x - 3} ${y - 5} l5 8 l-8 2`, '#4A1F0C', 5),
              )
              .join(''),
          rimTop: -330,
        },
      ),
  },
];
