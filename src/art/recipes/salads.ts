import { arrange } from '../kit/arrange';
import { pomegranateSeeds } from '../kit/garnish';
import { chickenSlice } from '../kit/grilled';
import { line, path, placed, random } from '../kit/paint';
import { blob, inOval, shards } from '../kit/shape';
import {
  almond,
  crouton,
  cucumberSlice,
  dice,
  fig,
  herbs,
  lettuceLeaf,
  onionArc,
  parsley,
  rocketLeaf,
  shaving,
  walnut,
} from '../kit/vegetable';
import { bowl, plate, served } from '../kit/ware';
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
      return served(
        bowl('night', 262, 110),
        arrange([
          ...heap(
            rng,
            [
              [-150, -34, -20],
              [-60, -76, 10],
              [50, -80, -10],
              [150, -36, 24],
              [-90, 0, 30],
              [90, 6, -24],
              [0, -30, 0],
            ],
            (r) => lettuceLeaf(r, 96),
            1,
            60,
          ),
          ...heap(
            rng,
            [
              [-96, 16, -16],
              [-30, -6, -10],
              [40, 2, 4],
              [104, 22, 14],
            ],
            (r) => chickenSlice(r),
            1.14,
            60,
          ),
          ...heap(
            rng,
            [
              [-150, 14, 0],
              [-40, -66, 30],
              [140, -8, 60],
              [20, 54, 10],
              [-70, 56, 40],
              [80, -52, 20],
            ],
            (r) => crouton(r),
            1.1,
            26,
          ),
          ...heap(
            rng,
            [
              [-110, -40, 20],
              [10, -44, -20],
              [90, -22, 40],
              [-10, 40, 0],
            ],
            (r) => shaving(r),
            1,
            26,
          ),
        ]) + line('M-130 -10 Q-60 -50 0 -10 T130 -6 M-80 40 Q0 10 90 44', '#FFFBEA', 6, 0.75),
        { top: -160 },
      );
    },
  },
  {
    id: 31,
    still: () => {
      const rng = random(31);
      return served(
        plate('lagoon', 270),
        path(blob(rng, 0, 10, 196, 78, 0.05), '#6E0F12') +
          dice(
            rng,
            120,
            (r) => {
              const [x, y] = inOval(0, 0, 178, 72)(r);
              return [x, y - (1 - (x / 178) ** 2) * 62 * (1 - Math.abs(y) / 110)];
            },
            15,
            [TOMATO, TOMATO, ['#FFB08A', '#F0553A', '#A81A14'], GREEN, TOMATO],
          ) +
          herbs(rng, 26, 150, 70) +
          pomegranateSeeds(rng, 26, inOval(0, -30, 150, 60), 11) +
          arrange(
            heap(
              rng,
              [
                [-90, -40, 10],
                [-10, -84, 40],
                [84, -46, 70],
                [20, -10, 20],
                [-50, 24, 0],
                [110, 16, 50],
              ],
              (r) => walnut(r, 30),
              1,
              26,
            ),
          ) +
          line('M-150 20 Q-60 50 40 34 T160 0', '#4A0412', 5, 0.7),
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
          arrange(
            heap(
              rng,
              [
                [-60, -50, 0],
                [110, -10, 0],
              ],
              () => cucumberSlice(38),
              1,
              34,
            ),
          ) +
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
      const leaves = [
        [-160, -40, -160],
        [-90, -84, -120],
        [0, -96, -90],
        [90, -84, -50],
        [160, -40, -20],
        [-170, 30, 170],
        [-90, 70, 140],
        [20, 80, 70],
        [110, 66, 40],
        [170, 20, 10],
        [-40, 10, 200],
        [60, 0, -10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => placed(rocketLeaf(1.16), x, y, turn))
        .join('');
      return served(
        plate('white', 275),
        leaves +
          arrange([
            ...heap(
              rng,
              [
                [-118, -10, -24],
                [-30, -46, 8],
                [72, -30, 20],
                [-60, 50, -8],
                [40, 48, 14],
                [136, 30, 30],
              ],
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
              [
                [-150, 40, 20],
                [0, 20, 60],
                [110, -50, 10],
                [90, 76, 40],
                [-90, -56, 80],
              ],
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
