import { arrange } from '../kit/arrange';
import { wedge } from '../kit/citrus';
import { bowl, pan } from '../kit/deep-ware';
import { nugget, ring, tender, wing } from '../kit/fried';
import { dipPot } from '../kit/fry';
import { prawn } from '../kit/grilled-sea';
import { dice } from '../kit/heaps';
import { celeryStick } from '../kit/herbs';
import { herbs } from '../kit/leaves';
import { ellipse, glow, path, placed, random } from '../kit/paint';
import { blob, inOval, specks } from '../kit/shape';
import { paperSheet, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { LAGOON } from './moods';
import { PLATES_TO_SHARE } from './plates-to-share';

const LEMON_MAYO = ['#FFFBE0', '#EBD98A'] as const;

const TARATOR = ['#FBF0DC', '#CDB48E'] as const;

export const SMALL_PLATES: Recipe[] = [
  {
    id: 44,
    still: () => {
      const rng = random(44);
      return served(
        plate('lagoon', 270),
        placed(celeryStick(150), -150, -10, -34) +
          placed(celeryStick(150), -120, 0, -22) +
          arrange([
            ...heap(rng, '-40 -64 -22, 90 -40 24, 8 30 2', (r) => wing(r, 'fried'), 1.24),
            {
              body: dipPot(['#FF8A4A', '#B82A0C'], rng, 'white'),
              x: 164,
              y: 38,
              scale: 0.95,
              shade: 0,
            },
          ]),
        { top: -170 },
      );
    },
  },
  {
    id: 46,
    mood: LAGOON,
    still: () => {
      const rng = random(46);
      return served(
        plate('white', 270),
        arrange([
          ...heap(rng, '-92 -50 -30, -4 -34 -48, 88 -40 -34', (r) => tender(r, 'panko'), 1.26),
          { body: wedge('lemon', 58), x: -120, y: 74, turn: -10, shade: 40 },
          { body: dipPot(LEMON_MAYO, rng, 'black'), x: 136, y: 60, scale: 0.98, shade: 0 },
        ]),
        { top: -160 },
      );
    },
  },
  {
    id: 41,
    mood: LAGOON,
    still: () => {
      const rng = random(41);
      return served(
        bowl('night', 240, 116),
        arrange([
          ...heap(
            rng,
            '-130 -6 0, -60 -50 30, 20 -64 10, 96 -40 50, -90 30 70, -10 -4 20, 66 14 80, -30 46 40, 34 54 0',
            (r) => nugget(r, 54),
          ),
          { body: wedge('lemon', 64), x: 138, y: 6, turn: -24, shade: 50 },
          {
            body: dipPot(LEMON_MAYO, rng, 'white'),
            x: -150,
            y: 34,
            scale: 0.9,
            shade: 0,
            depth: 60,
          },
        ]) + herbs(rng, 9, 120, 44),
        { top: -130 },
      );
    },
  },
  {
    id: 42,
    mood: LAGOON,
    still: () => {
      const rng = random(42);
      return served(
        plate('night', 275),
        paperSheet(200, 84) +
          arrange([
            ...heap(
              rng,
              '-120 -34 -10, -36 -70 12, 60 -66 -14, -92 20 16, -10 -10 -8, -40 48 6, 128 -26 20, 52 6 10, -10 -58 40',
              (r) => ring(r, 58, 24, 'pale', 0.7),
              1.1,
              60,
            ),
            { body: wedge('lemon', 62), x: 150, y: 20, turn: -18, shade: 44 },
            { body: dipPot(TARATOR, rng, 'white', '#8A5A2E'), x: 96, y: 70, scale: 1.05, shade: 0 },
          ]),
        { top: -140 },
      );
    },
  },
  {
    id: 45,
    still: () => {
      const rng = random(45);
      const sauce =
        ellipse(0, 6, 214, 76, '#D9481A') +
        glow(-60, -20, 130, 36, '#FFB05A', 0.8) +
        path(blob(rng, 60, 24, 90, 24, 0.2), '#F0702A', 0.7) +
        path(specks(rng, 26, inOval(0, 6, 190, 60), 4, 11, 0.5), '#FFD06A', 0.8);
      return served(
        pan('clay', 252),
        sauce +
          dice(rng, 10, inOval(0, 10, 160, 46), 14, [
            ['#B8E07A', '#5E9A2E', '#2A5A18'],
            ['#FF8A66', '#D2301C', '#7A0E0A'],
          ]) +
          arrange(
            heap(
              rng,
              '-130 -14 -20, -44 -46 20, 56 -44 -30, 138 -8 30, -74 32 10, 20 16 -14, 98 40 50',
              () => prawn(),
              1.1,
              44,
            ),
          ) +
          herbs(rng, 12, 150, 46),
        { top: -130 },
      );
    },
  },
  ...PLATES_TO_SHARE,
];
