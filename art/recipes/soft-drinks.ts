import { BOTTLES, bottle } from '../kit/bottle';
import { wheel } from '../kit/citrus';
import { copperMug, standing } from '../kit/cup';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { mint } from '../kit/herbs';
import { placed, random } from '../kit/paint';
import { together } from '../kit/stage';
import { stick } from '../kit/vegetable';
import type { Recipe } from '../recipe';
import { LAGOON, MORNING, VIOLET } from './moods';

const CLEAR = ['#F2FFFE', '#B5DEDF', '#4E7E88'] as const;

export const SOFT_DRINKS: Recipe[] = [
  {
    id: 151,
    mood: MORNING,
    still: () =>
      poured(
        GLASSES.mason,
        {
          seed: 151,
          cloudy: true,
          liquid: '#FFF6A8 0, #FCDD52 0.5, #DDA81E 1',
          ice: 4,
          straw: '#46D3C9',
        },
        {
          inWell: placed(wheel('lemon', 58), 40, -150, -8, 0.85),
          onRim:
            placed(wheel('lemon', 60), -92, -404, -12) + placed(mint(random(1), 80), -10, -384, 0),
          rimTop: -480,
        },
      ),
  },
  { id: 157, still: () => standing(copperMug(), 178, -404, 20, '#FFD9A8') },
  {
    id: 158,
    mood: VIOLET,
    still: () =>
      poured(
        GLASSES.tall,
        {
          seed: 158,
          cloudy: true,
          liquid: '#A31F5E 0, #6A0E48 0.4, #2A0422 1',
          fill: 0.86,
        },
        {
          behind: '',
          onTop: placed(stick(250, 40, ['#B04A8A', '#6A1A5A', '#2E0A2E']), 24, -330, 14),
          rimTop: -570,
        },
      ),
  },
  {
    id: 154,
    mood: LAGOON,
    still: () =>
      together([
        {
          still: bottle({
            shape: BOTTLES.soda,
            seed: 154,
            glass: CLEAR,
            opacity: 0.42,
            content: '#E4F6F4',
            fillTo: 0.14,
            cap: ['#E8402B', '#8A1A14'],
            band: ['#E8402B', '#FFF6E2'],
            bandFrom: 0.5,
            bandTo: 0.72,
          }),
          x: -104,
          y: -22,
          scale: 1.15,
        },
        {
          still: poured(GLASSES.tumbler, {
            seed: 155,
            liquid: '#F6FFFC/0.6 0, #A8D9D6/0.6 1',
            ice: 3,
            iceSize: 78,
            bubbles: 130,
          }),
          x: 96,
          scale: 0.94,
        },
      ]),
  },
  {
    id: 153,
    still: () =>
      poured(
        GLASSES.tall,
        {
          seed: 153,
          liquid: '#8A4A22 0, #4A1E0C 0.3, #180603 1',
          ice: 5,
          bubbles: 90,
          straw: '#E8402B',
        },
        { onRim: placed(wheel('lemon', 58), -88, -478, -12), rimTop: -560 },
      ),
  },
  {
    id: 155,
    mood: LAGOON,
    still: () =>
      together([
        {
          still: bottle({
            shape: BOTTLES.water,
            seed: 156,
            glass: ['#7FE0A0', '#1F8A54', '#06361F'],
            cap: ['#F2F6F2', '#8FA89A'],
            band: ['#F4FBF6', '#1F8A54'],
            bandFrom: 0.46,
            bandTo: 0.78,
          }),
          x: -106,
          y: -22,
          scale: 0.98,
        },
        {
          still: poured(
            GLASSES.tumbler,
            {
              seed: 157,
              liquid: '#F4FFFE/0.55 0, #9FD2D4/0.6 1',
              bubbles: 190,
            },
            { inWell: placed(wheel('lemon', 56), 26, -150, 10, 0.86) },
          ),
          x: 92,
          scale: 0.96,
        },
      ]),
  },
  {
    id: 156,
    mood: { ...LAGOON, key: '#C96A4A' },
    still: () =>
      together([
        {
          still: bottle({
            shape: BOTTLES.water,
            seed: 158,
            glass: CLEAR,
            opacity: 0.4,
            content: '#CFEFF2',
            fillTo: 0.2,
            cap: ['#3FA8D0', '#155A80'],
            band: ['#FFFFFF', '#3FA8D0'],
            bandFrom: 0.5,
            bandTo: 0.76,
          }),
          x: -96,
          y: -22,
          scale: 1.12,
        },
        {
          still: poured(GLASSES.highball, {
            seed: 159,
            liquid: '#EFFFFE/0.5 0, #8FC6D0/0.6 1',
            fill: 0.78,
          }),
          x: 104,
          scale: 0.86,
        },
      ]),
  },
];
