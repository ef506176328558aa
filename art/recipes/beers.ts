import { BOTTLES, bottle } from '../kit/bottle';
import { wedge, wheel } from '../kit/citrus';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { placed } from '../kit/paint';
import type { Still } from '../kit/stage';
import { together } from '../kit/stage';
import type { Recipe } from '../recipe';
import { CANDLE } from './moods';

const FOAM = { colour: ['#FFFDF4', '#E9D3A6'], depth: 44, head: 26 } as const;

const PILSNER = '#FFE88A 0, #FFC02E 0.5, #D98A0E 1';

const MALT = '#FFC85A 0, #E8901A 0.5, #9E4E08 1';

const PALE = '#FFF2A8 0, #FBD352 0.5, #D9A01E 1';

const BROWN = ['#B5682A', '#5E2A0C', '#200A04'] as const;

const GREEN = ['#5FC26A', '#1A6B34', '#04240F'] as const;

function pair(
  shape: keyof typeof BOTTLES,
  look: Omit<Parameters<typeof bottle>[0], 'shape' | 'seed'>,
  liquid: string,
  seed: number,
): Still {
  return together([
    { still: bottle({ shape: BOTTLES[shape], seed, ...look }), x: -112, y: -26 },
    {
      still: poured(GLASSES.pint, { seed: seed + 1, liquid, foam: FOAM, bubbles: 110, fill: 0.86 }),
      x: 84,
      scale: 1.02,
    },
  ]);
}

export const BEERS: Recipe[] = [
  {
    id: 131,
    still: () =>
      pair(
        'beer',
        {
          glass: BROWN,
          band: ['#1F4FA3', '#F6E7B8'],
          cap: ['#E9D9A8', '#A88A3A'],
          neck: '#1B3F86',
        },
        PILSNER,
        131,
      ),
  },
  {
    id: 132,
    mood: CANDLE,
    still: () =>
      pair(
        'beer',
        {
          glass: BROWN,
          band: ['#8E2E16', '#F0C878'],
          cap: ['#D98A4A', '#7A3A14'],
          neck: '#6E2010',
        },
        MALT,
        132,
      ),
  },
  {
    id: 133,
    still: () =>
      pair(
        'beer',
        {
          glass: GREEN,
          band: ['#E9C65A', '#1A5A30'],
          cap: ['#F0D070', '#A07A1A'],
          neck: '#D9B040',
        },
        PALE,
        133,
      ),
  },
  {
    id: 134,
    still: () =>
      poured(
        GLASSES.wheat,
        {
          seed: 134,
          cloudy: true,
          liquid: '#FFE07A 0, #F6B93A 0.5, #C97F12 1',
          foam: { colour: ['#FFFEF6', '#F0DDB0'], depth: 70, head: 34 },
          bubbles: 60,
          fill: 0.9,
        },
        { onRim: placed(wheel('lemon', 58), 86, -520, 12), rimTop: -600 },
      ),
  },
  {
    id: 135,
    mood: CANDLE,
    still: () =>
      poured(
        GLASSES.highball,
        {
          seed: 135,
          cloudy: true,
          liquid: '#F08A4A 0, #D9421E 0.4, #8A1408 1',
          ice: 4,
          bubbles: 40,
          rim: { salt: '#C8401E', crumbs: '#FFE9D2' },
        },
        { onRim: placed(wedge('lime', 60), 92, -440, -26), rimTop: -496 },
      ),
  },
  {
    id: 136,
    mood: { key: '#FFB04A' },
    still: () =>
      pair(
        'stubby',
        { glass: BROWN, band: ['#FBF6EC', '#178A8C'], cap: ['#FFFFFF', '#A8B5B5'] },
        PALE,
        136,
      ),
  },
];
