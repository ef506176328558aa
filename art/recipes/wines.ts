import { BOTTLES, bottle } from '../kit/bottle';
import { wheel } from '../kit/citrus';
import { vapour } from '../kit/cup';
import { cinnamon, starAnise } from '../kit/garnish';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { iceCube } from '../kit/ice';
import { line, placed } from '../kit/paint';
import { together } from '../kit/stage';
import type { Recipe } from '../recipe';
import { CANDLE, LAGOON, VIOLET } from './moods';

export const WINES: Recipe[] = [
  {
    id: 141,
    mood: CANDLE,
    still: () =>
      poured(GLASSES.wine, {
        seed: 141,
        cold: false,
        liquid: '#A3153A 0, #6E0A26 0.4, #2E020E 1',
        fill: 0.56,
      }),
  },
  {
    id: 142,
    mood: LAGOON,
    still: () =>
      poured(GLASSES.whiteWine, {
        seed: 142,
        liquid: '#FFFBD2/0.85 0, #F3E28A/0.85 0.5, #CDB144/0.9 1',
        fill: 0.6,
      }),
  },
  {
    id: 143,
    mood: { wine: '#4A2440' },
    still: () =>
      poured(GLASSES.wine, {
        seed: 143,
        liquid: '#FFD0BE/0.9 0, #FF9A8E/0.9 0.5, #D95A62 1',
        fill: 0.6,
      }),
  },
  {
    id: 144,
    mood: VIOLET,
    still: () =>
      together([
        {
          still: bottle({
            shape: BOTTLES.wine,
            seed: 144,
            cold: false,
            glass: ['#5E3A4A', '#26101A', '#0A0408'],
            band: ['#F0E0C4', '#8A1A2E'],
            bandFrom: 0.6,
            bandTo: 0.88,
            neck: '#6E0F22',
            cap: ['#8A1A2E', '#4A0A16'],
          }),
          x: -96,
          y: -20,
          scale: 1.06,
        },
        {
          still: poured(GLASSES.wine, {
            seed: 145,
            cold: false,
            liquid: '#C41E3E 0, #8E0D2A 0.4, #3E0412 1',
            fill: 0.56,
          }),
          x: 88,
        },
      ]),
  },
  {
    id: 145,
    mood: LAGOON,
    still: () =>
      together([
        {
          still: bottle({
            shape: BOTTLES.carafe,
            seed: 7,
            glass: ['#F2FFFE', '#B9D9DB', '#5E868E'],
            opacity: 0.34,
            content: '#CFEDEE',
            fillTo: 0.36,
          }),
          x: 112,
          y: -26,
          scale: 1.1,
        },
        {
          still: poured(GLASSES.slim, {
            seed: 146,
            cloudy: true,
            liquid: '#FFFFFF 0, #F1F1EC 0.6, #C4CACC 1',
            fill: 0.8,
            ice: 2,
            iceSize: 64,
          }),
          x: -78,
          scale: 1.08,
        },
        {
          still: {
            body: placed(iceCube(70, 12), 0, -34) + placed(iceCube(56, -28), 62, -24),
            under: '',
            box: { left: -40, right: 90, top: -70, bottom: 10 },
          },
          x: 20,
          y: 16,
        },
      ]),
  },
  {
    id: 146,
    mood: CANDLE,
    still: () =>
      poured(
        GLASSES.mug,
        {
          seed: 147,
          cold: false,
          liquid: '#B5203A 0, #7A0C22 0.4, #300208 1',
          fill: 0.84,
        },
        {
          behind:
            line('M104 -240 C196 -250 196 -90 100 -84', '#fff', 22, 0.22) +
            line('M104 -240 C196 -250 196 -90 100 -84', '#FFF6E6', 4, 0.75),
          inWell: placed(wheel('orange', 62), 34, -120, 10, 0.9),
          onTop: placed(wheel('orange', 60), -20, -252, 0, 1) + placed(starAnise(26), 48, -250),
          onRim: placed(cinnamon(190), 56, -210, 12) + vapour(-60, -320) + vapour(10, -340),
          rimTop: -440,
        },
      ),
  },
];
