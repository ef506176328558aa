import { arrange } from '../kit/arrange';
import { basket, bowl } from '../kit/deep-ware';
import { ring } from '../kit/fried';
import { cheeseSauce, friesCone, friesHeap } from '../kit/fries';
import { dipPot } from '../kit/fry';
import { butterDisc } from '../kit/grilled-meat';
import { mound, strands } from '../kit/heaps';
import { herbs, parsley } from '../kit/leaves';
import { path, placed, random } from '../kit/paint';
import { inOval, shards } from '../kit/shape';
import { corn } from '../kit/vegetable';
import { board, paperSheet, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { LAGOON } from './moods';

export const SIDES: Recipe[] = [
  { id: 21, still: () => friesCone({ seed: 21, fries: 'plain', paper: 'stripe', dust: 'salt' }) },
  {
    id: 22,
    mood: { key: '#FF5A2A' },
    still: () => friesCone({ seed: 22, fries: 'seasoned', paper: 'kraft', dust: 'paprika' }),
  },
  {
    id: 23,
    mood: LAGOON,
    still: () =>
      friesCone({ seed: 23, fries: 'sweet', paper: 'lagoon', dust: 'salt', thick: true }),
  },
  {
    id: 24,
    still: () => {
      const rng = random(24);
      return served(
        basket(256, 'red', 96),
        placed(friesHeap(24, 'plain', 190, 62, 34, 160, 26), 0, -26) +
          placed(cheeseSauce(24, 176, 72), 0, -50) +
          path(shards(rng, 34, inOval(0, -54, 150, 50), 7, 15), '#6E1A10') +
          path(shards(rng, 26, inOval(-2, -58, 146, 46), 5, 11), '#C9583A') +
          placed(herbs(rng, 24, 150, 50), 0, -54),
        { top: -180 },
      );
    },
  },
  {
    id: 25,
    still: () => {
      const rng = random(25);
      const stack = [
        [4, 34],
        [-3, -8],
        [6, -50],
        [-2, -90],
        [3, -128],
      ].map(([x = 0, y = 0]) => ({
        body: ring(rng, 128, 46, 'craggy', 0.5),
        x: x - 36,
        y,
        shade: 120,
        depth: -y,
      }));
      return served(
        board(280),
        arrange([
          ...stack,
          {
            body: ring(rng, 104, 40, 'craggy', 0.92),
            x: 120,
            y: -20,
            turn: 16,
            shade: 90,
            depth: 300,
          },
          {
            body: dipPot(['#8A3416', '#2E0C05'], rng, 'white'),
            x: 116,
            y: 70,
            scale: 1.05,
            shade: 0,
            depth: 400,
          },
        ]),
        { top: -210 },
      );
    },
  },
  {
    id: 26,
    mood: LAGOON,
    still: () => {
      const rng = random(26);
      return served(
        bowl('lagoon', 232, 128),
        mound(rng, 200, 110, ['#FFFDF0', '#EDE9C8', '#9AAE6A'], []) +
          placed(strands(rng, 184, 76, 34, ['#8FA86A', '#DDE6BC', '#FDFDF0'], 9), 0, -34) +
          placed(strands(rng, 170, 66, 14, ['#6A1A5A', '#B0409A', '#E9A0DC'], 8), 0, -38) +
          placed(strands(rng, 170, 66, 10, ['#C85A0E', '#FF9A3A', '#FFC98A'], 7), 0, -40) +
          placed(parsley(rng, 1.2), 10, -108) +
          placed(herbs(rng, 14, 140, 50), 0, -50),
        { top: -160 },
      );
    },
  },
  {
    id: 27,
    still: () => {
      const rng = random(27);
      return served(
        plate('stone', 275),
        paperSheet(220, 92, '#E8D2AE') +
          arrange([
            { body: corn(rng), x: -20, y: -58, turn: -20, scale: 1.36, shade: 170 },
            { body: corn(rng), x: 20, y: 44, turn: -8, scale: 1.44, shade: 180 },
            { body: butterDisc(), x: 20, y: 6, turn: -8, scale: 1.2, shade: 0, depth: 100 },
          ]) +
          herbs(rng, 8, 150, 60),
        { top: -150 },
      );
    },
  },
];
