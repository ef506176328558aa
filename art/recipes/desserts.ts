import { arrange } from '../kit/arrange';
import { wheel } from '../kit/citrus';
import { pan } from '../kit/deep-ware';
import { grapes, melon, watermelon } from '../kit/fruit';
import { berries } from '../kit/garnish';
import { leaf, mint } from '../kit/herbs';
import { line, linear, path, placed, random } from '../kit/paint';
import { inOval, shards } from '../kit/shape';
import { solid } from '../kit/solid';
import { baklava, cheesecake, iceCream, kunefe } from '../kit/sweet';
import { plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { CANDLE, LAGOON, VIOLET } from './moods';

export const DESSERTS: Recipe[] = [
  {
    id: 65,
    mood: VIOLET,
    still: () =>
      served(
        plate('stone', 265),
        arrange([{ body: cheesecake(random(65)), x: -4, y: -66, scale: 1.12, shade: 0 }]) +
          berries(
            random(2),
            [
              [-180, 66],
              [-146, 84],
              [-112, 74],
            ],
            22,
            ['#FFA0A8', '#C9203E', '#5E0618'],
          ) +
          placed(leaf(56, 20, ['#B4E85C', '#4FA82E', '#1B5A1C']), -140, 58, -60),
        { top: -218 },
      ),
  },
  {
    id: 63,
    still: () => {
      const rng = random(63);
      return served(
        plate('white', 275),
        arrange([
          { body: iceCream(rng, 84), x: 96, y: -104, shade: 84 },
          { body: baklava(rng), x: -110, y: -92, scale: 1.12, shade: 120 },
          { body: baklava(rng), x: 104, y: -16, scale: 1.12, shade: 120, depth: 0 },
          { body: baklava(rng), x: -26, y: 28, scale: 1.16, shade: 120 },
        ]) + path(shards(rng, 40, inOval(0, 60, 220, 60), 2, 6), '#8FC63A', 0.95),
        { top: -190 },
      );
    },
  },
  {
    id: 64,
    mood: CANDLE,
    still: () => {
      const rng = random(64);
      const pull = solid(
        'M46 -20 C60 -80 96 -150 110 -186 L190 -166 C176 -120 150 -40 148 10 C136 -30 132 -60 124 -20 C112 6 104 -50 94 -10 C80 10 70 -40 46 -20z',
        linear('#FFE9AE 0, #FFF9E2 0.5, #F3CE7E 1'),
        7,
        { rim: 0.8 },
      );
      const slice =
        solid(
          'M70 -196 L214 -172 L200 -236 C160 -266 100 -262 70 -196z',
          linear('#FFC257 0, #C85A0E 1'),
          9,
          { rim: 1 },
        ) +
        line(
          'M90 -216 l30 14 M130 -236 l26 20 M160 -214 l34 6 M110 -196 l50 4',
          '#FFE09A',
          5,
          0.8,
        ) +
        path(shards(rng, 16, inOval(140, -222, 46, 18), 4, 8), '#6DA52E');
      return served(pan('copper', 258), kunefe(rng) + pull + slice, { top: -274 });
    },
  },
  {
    id: 67,
    mood: LAGOON,
    still: () => {
      const rng = random(67);
      return served(
        plate('lagoon', 280),
        path(shards(rng, 60, inOval(0, 20, 230, 84), 12, 26), '#DFFBF8', 0.5) +
          path(shards(rng, 50, inOval(0, 26, 220, 80), 8, 18), '#fff', 0.7) +
          arrange([
            { body: watermelon(138), x: -140, y: -70, turn: -20, shade: 90 },
            { body: watermelon(146), x: -44, y: -104, turn: -4, shade: 90 },
            { body: watermelon(132), x: 56, y: -92, turn: 14, shade: 90 },
            { body: melon(104), x: 162, y: -14, turn: -24, shade: 80 },
            { body: melon(104), x: 136, y: 36, turn: -14, shade: 80 },
            { body: wheel('orange', 62), x: -184, y: 34, shade: 50 },
            { body: wheel('orange', 62), x: -120, y: 62, shade: 50 },
            { body: grapes(rng, 30), x: 6, y: 20, scale: 1.05, shade: 70 },
          ]) +
          placed(mint(rng, 60), -70, 96),
        { top: -230 },
      );
    },
  },
];
