import { arrange } from '../kit/arrange';
import { bowl } from '../kit/deep-ware';
import { pomegranateSeeds } from '../kit/garnish';
import { chickenSlice } from '../kit/grilled-meat';
import { dice } from '../kit/heaps';
import { herbs, lettuceLeaf, parsley, rocketLeaf } from '../kit/leaves';
import type { Random } from '../kit/paint';
import { line, path, placed, random } from '../kit/paint';
import { almond, crouton, fig, shaving, walnut } from '../kit/scatterings';
import { blob, inOval, shards } from '../kit/shape';
import { cucumberSlice, onionArc } from '../kit/vegetable';
import { plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { LAGOON, MORNING } from './moods';

const TOMATO = ['#FF9A7A', '#E8402B', '#8E1414'] as const;

const GREEN = ['#CDEB86', '#7DB53C', '#2F6A1E'] as const;

const CUCUMBER = ['#F1FACB', '#BFDD86', '#3E7D2A'] as const;

export const SALADS: Recipe[] = [
  {
    id: 32,
    mood: MORNING,
    still: () => {
      const rng = random(32);
      const pale = (r: Random) => lettuceLeaf(r, 78, ['#F4FFC8', '#B4DE62', '#5C9A2E']);
      const food = arrange([
        ...heap(
          rng,
          '-170 -20 -20, -96 -70 10, 0 -92 -10, 96 -72 24, 172 -20 30, -40 -50 0, 60 -46 -20',
          (r) => lettuceLeaf(r, 88),
          1,
          60,
        ),
        ...heap(rng, '-130 6 20, 130 10 -30, -150 36 0, 150 40 10, 0 -30 14', pale, 1, 50),
        ...heap(
          rng,
          '-70 -36 -24, -38 -12 -20, -6 12 -16, 26 36 -12',
          (r) => chickenSlice(r),
          1.1,
          90,
        ),
        ...heap(
          rng,
          '-150 -30 0, 96 -40 30, 140 -4 60, 110 26 10, -130 34 40, 40 -74 20, -60 58 8',
          (r) => crouton(r),
          1.3,
          34,
        ),
        ...heap(rng, '70 -20 20, -110 -58 -20, 90 48 40, -20 -70 0', (r) => shaving(r), 1.1, 30),
      ]);
      const dressing = line(
        'M-110 -16 Q-70 24 -20 2 T60 36 T140 20 M-60 -60 Q0 -30 60 -56',
        '#FFFDF0',
        7,
        0.85,
      );
      return served(bowl('night', 262, 110), food + dressing, { top: -150 });
    },
  },
  {
    id: 31,
    still: () => {
      const rng = random(31);
      return served(
        plate('lagoon', 270),
        placed(
          path(blob(rng, 0, 2, 184, 72, 0.05), '#A8261C') +
            dice(
              rng,
              150,
              (r) => {
                const [x, y] = inOval(0, 0, 184, 74)(r);
                return [x, y - (1 - (x / 184) ** 2 - (y / 74) ** 2) * 44];
              },
              15,
              [TOMATO, TOMATO, ['#FFB08A', '#F0553A', '#A81A14'], GREEN, TOMATO],
            ) +
            herbs(rng, 26, 150, 70) +
            pomegranateSeeds(rng, 26, inOval(0, -30, 150, 60), 11) +
            arrange(
              heap(
                rng,
                '-90 -40 10, -10 -84 40, 84 -46 70, 20 -10 20, -50 24 0, 110 16 50',
                (r) => walnut(r, 30),
                1,
                26,
              ),
            ) +
            line('M-150 20 Q-60 50 40 34 T160 0', '#4A0412', 5, 0.7),
          0,
          12,
          0,
          1.16,
        ),
        { top: -150 },
      );
    },
  },
  {
    id: 35,
    mood: LAGOON,
    still: () => {
      const rng = random(35);
      return served(
        bowl('glass', 258, 130),
        path(blob(rng, 0, 34, 222, 100, 0.04), '#3E6B1F', 0.9) +
          dice(
            rng,
            116,
            (r) => {
              const [x, y] = inOval(0, 10, 220, 74)(r);
              return [x, y - (1 - (x / 220) ** 2) * 50];
            },
            19,
            [TOMATO, CUCUMBER, TOMATO, CUCUMBER, GREEN],
          ) +
          [
            [-120, -30],
            [-20, -60],
            [90, -40],
            [20, 10],
            [-70, 20],
            [140, 10],
          ]
            .map(([x = 0, y = 0], i) => placed(onionArc(34), x, y, i * 47))
            .join('') +
          arrange(heap(rng, '-60 -50 0, 110 -10 0', () => cucumberSlice(38), 1, 34)) +
          herbs(rng, 22, 170, 60) +
          placed(parsley(rng, 1.2), 20, -72),
        { top: -140 },
      );
    },
  },
  {
    id: 34,
    mood: { wine: '#40224A' },
    still: () => {
      const rng = random(34);
      const leaves = arrange(
        heap(
          rng,
          '-126 -34 -160, -64 -66 -110, 26 -70 -70, 108 -44 -30, -136 30 160, -56 66 120, 50 68 60, 124 34 20, -24 0 200, 40 0 -20, -96 0 100, 96 4 130',
          () => rocketLeaf(1.2),
          1,
          30,
        ),
      );
      return served(
        plate('white', 275),
        leaves +
          arrange([
            ...heap(
              rng,
              '-118 -10 -24, -30 -46 8, 72 -30 20, -60 50 -8, 40 48 14, 136 30 30',
              () => fig(),
              0.98,
              56,
            ),
          ]) +
          path(shards(rng, 40, inOval(0, 10, 170, 70), 8, 18), '#E4D6C4') +
          path(shards(rng, 40, inOval(-2, 6, 170, 70), 7, 16), '#FFFEF8') +
          arrange(
            heap(
              rng,
              '-150 40 20, 0 20 60, 110 -50 10, 90 76 40, -90 -56 80',
              () => almond(24),
              1,
              18,
            ),
          ) +
          line('M-140 6 Q-60 60 30 20 T150 -10', '#F0B030', 5, 0.85),
        { top: -150 },
      );
    },
  },
];
