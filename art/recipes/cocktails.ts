import { peel, wedge, wheel } from '../kit/citrus';
import { cherry, starAnise } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { rosemary } from '../kit/herbs';
import { placed, random } from '../kit/paint';
import type { Recipe } from '../recipe';
import { COCKTAILS_CLASSIC } from './cocktails-classic';
import { LAGOON } from './moods';

export const COCKTAILS: Recipe[] = [
  {
    id: 107,
    fill: 0.9,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.rocks,
        {
          seed: 107,
          liquid: '#FFD07A 0, #FF9A35 0.3, #F0701F 0.52, #8FA08A 0.64, #1CB9C4 0.76, #0A6FA0 1',
          fill: 0.74,
          ice: 3,
          iceSize: 84,
          rim: { salt: '#EFE3D6', crumbs: '#8A7468' },
        },
        {
          onRim:
            placed(wheel('charred', 62), 92, -300, 14) +
            placed(rosemary(120, random(4)), -70, -220, -16),
          rimTop: -370,
        },
      ),
  },
  {
    id: 108,
    still: () =>
      poured(
        GLASSES.coupe,
        {
          seed: 108,
          cloudy: true,
          liquid: '#FFFDF4 0, #F3EEDF 0.5, #C9C2B4 1',
          fill: 0.8,
          foam: { colour: ['#FFFEFA', '#E6DDC9'], depth: 26 },
        },
        {
          onTop:
            placed(peel('mandarin', random(2)), 46, -388, -8, 1.05) +
            placed(starAnise(40), -56, -384),
          rimTop: -446,
        },
      ),
  },
  {
    id: 109,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.balloon,
        {
          seed: 109,
          liquid: '#F4FBF6/0.5 0, #CFEAE4/0.42 0.5, #9CCFCB/0.5 1',
          fill: 0.8,
          ice: 5,
          iceSize: 92,
          bubbles: 60,
        },
        {
          inWell: placed(wheel('mandarin', 62), 36, -300, 10, 0.92),
          onRim:
            placed(rosemary(200, random(9)), -50, -350, -14) +
            placed(wheel('mandarin', 56), 104, -470, 8),
          rimTop: -560,
        },
      ),
  },
  {
    id: 101,
    still: () =>
      poured(
        GLASSES.sling,
        {
          seed: 101,
          liquid: '#FFC257 0, #FF8A2E 0.4, #EB3A38 0.75, #A8102E 1',
          ice: 5,
          straw: '#46D3C9',
        },
        {
          onRim: placed(wheel('orange', 62), -92, -470, -12) + placed(cherry(23), -30, -446),
          rimTop: -570,
        },
      ),
  },
  {
    id: 102,
    still: () =>
      poured(
        GLASSES.tumbler,
        {
          seed: 102,
          liquid: '#FF8FA6 0, #F03A62 0.4, #A00A3A 1',
          fill: 0.9,
          crushed: true,
          straw: '#FBF2E6',
        },
        { onRim: placed(wedge('lime', 62), -104, -336, 24), rimTop: -412 },
      ),
  },
  {
    id: 103,
    mood: LAGOON,
    still: () =>
      poured(
        GLASSES.highball,
        {
          seed: 103,
          liquid: '#8DF6EE 0, #22C7E2 0.35, #0C86D0 0.75, #083F92 1',
          ice: 5,
          bubbles: 40,
          straw: '#FF8347',
        },
        {
          onRim: placed(wheel('lemon', 62), -86, -452, -12) + placed(cherry(24), -22, -406),
          rimTop: -560,
        },
      ),
  },
  ...COCKTAILS_CLASSIC,
];
