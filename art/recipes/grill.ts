import { arrange } from '../kit/arrange';
import { breadSlice } from '../kit/bread';
import { half, wedge, wheel } from '../kit/citrus';
import { friesHeap } from '../kit/fries';
import { dipPot } from '../kit/fry';
import { charredPepper, grilledTomato, vegetableCube } from '../kit/grilled-garden';
import { butterDisc, chickenCube, kofte, skewer, steak } from '../kit/grilled-meat';
import { battered, seaBass } from '../kit/grilled-sea';
import { mound } from '../kit/heaps';
import { herbs, parsley, rocketLeaf, thyme } from '../kit/leaves';
import { path, placed, random } from '../kit/paint';
import { inOval, specks } from '../kit/shape';
import { onionArc } from '../kit/vegetable';
import { board, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { LAGOON } from './moods';

const BULGUR = ['#E8B878', '#C07F3A', '#6E3A12'] as const;

export const GRILL: Recipe[] = [
  {
    id: 55,
    still: () => {
      const rng = random(55);
      return served(
        plate('white', 285),
        arrange([
          { body: breadSlice(rng, 1.05), x: -150, y: -76, turn: -14, shade: 80 },
          { body: charredPepper('green', rng), x: 40, y: -110, turn: -6, shade: 90 },
          { body: grilledTomato(rng), x: 168, y: -62, shade: 60 },
          {
            body: mound(
              rng,
              84,
              40,
              ['#FFFDF0', '#EFE2C4', '#B59A6E'],
              ['#FFFFFF', '#D9C49A', '#C98AB8', '#5FA32A'],
              9,
            ),
            x: -140,
            y: 26,
            shade: 90,
          },
          ...heap(
            rng,
            '-10 -42 -12, 96 -24 8, -8 18 -6, 98 36 10, 26 76 -2',
            (r) => kofte(r),
            0.98,
            80,
          ),
        ]) + herbs(rng, 10, 150, 60),
        { top: -160 },
      );
    },
  },
  {
    id: 56,
    still: () => {
      const rng = random(56);
      const row = () =>
        skewer(
          rng,
          Array.from({ length: 6 }, () => chickenCube(rng)),
        );
      return served(
        board(300, 'long'),
        arrange([
          {
            body: mound(rng, 150, 66, BULGUR, ['#FFE2A8', '#F0BE78', '#8A4A16', '#FFF0CC'], 5),
            x: -50,
            y: -78,
            shade: 150,
          },
          { body: charredPepper('green', rng), x: 120, y: -106, turn: 12, shade: 90 },
          { body: grilledTomato(rng), x: 190, y: -58, shade: 60 },
          { body: row(), x: -6, y: -10, turn: -7, scale: 1.22, shade: 190 },
          { body: row(), x: 4, y: 70, turn: -4, scale: 1.26, shade: 190 },
        ]) + herbs(rng, 10, 150, 60),
        { top: -180 },
      );
    },
  },
  {
    id: 58,
    still: () => {
      const rng = random(58);
      return served(
        board(300),
        arrange([
          { body: grilledTomato(rng), x: 150, y: -104, scale: 1.2, shade: 70 },
          { body: grilledTomato(rng), x: 60, y: -122, scale: 1.1, shade: 70 },
          { body: placed(thyme(170), 0, 0, -70), x: -90, y: -80, shade: 0 },
          { body: steak(rng), x: 0, y: 16, turn: -6, scale: 1.26, shade: 230 },
          { body: butterDisc(), x: 4, y: 2, turn: -4, scale: 1.4, shade: 0, depth: 99 },
        ]) +
          placed(thyme(150), 60, 60, 62) +
          path(specks(rng, 26, inOval(0, 100, 240, 30), 2, 4), '#fff', 0.85),
        { top: -170 },
      );
    },
  },
  {
    id: 57,
    mood: LAGOON,
    still: () => {
      const rng = random(57);
      const leaves = [
        [-170, -70, -150],
        [-110, -96, -120],
        [-30, -104, -80],
        [60, -100, -60],
        [140, -84, -30],
        [-210, -10, 170],
        [120, 80, 30],
        [40, 96, 60],
        [-60, 96, 120],
      ]
        .map(([x = 0, y = 0, turn = 0]) => placed(rocketLeaf(1.1), x, y, turn))
        .join('');
      return served(
        plate('sand', 300),
        leaves +
          arrange([
            { body: wheel('lemon', 50), x: -130, y: -76, shade: 40 },
            { body: seaBass(rng), x: 4, y: 0, turn: -8, scale: 1.12, shade: 240 },
            { body: wheel('lemon', 46), x: 40, y: 78, scale: 1, shade: 40 },
            { body: wheel('lemon', 46), x: 96, y: 66, shade: 40 },
          ]) +
          [
            [-120, 72],
            [-70, 90],
            [150, 40],
          ]
            .map(([x = 0, y = 0]) => placed(onionArc(34), x, y, x))
            .join(''),
        { top: -170, left: -285, right: 300 },
      );
    },
  },
  {
    id: 59,
    still: () => {
      const rng = random(59);
      return served(
        plate('night', 290),
        friesHeap(59, 'plain', 190, 76, 24, 170, 34) +
          arrange([
            { body: battered(rng), x: 6, y: 10, turn: -16, scale: 1.16, shade: 210 },
            { body: wedge('lemon', 64), x: -150, y: 84, turn: -8, shade: 46 },
            {
              body: dipPot(['#FFFDF0', '#D9D2A0'], rng, 'white'),
              x: 150,
              y: 74,
              scale: 1.05,
              shade: 0,
            },
          ]) +
          parsley(rng, 0.9),
        { top: -170 },
      );
    },
  },
  {
    id: 60,
    still: () => {
      const rng = random(60);
      const order = [
        'pepper',
        'courgette',
        'mushroom',
        'aubergine',
        'onion',
        'pepper',
        'courgette',
      ] as const;
      const row = (shift: number) =>
        skewer(
          rng,
          order.map((_, i) => vegetableCube(rng, order[(i + shift) % order.length] ?? 'pepper')),
        );
      return served(
        plate('clay', 295),
        arrange([
          {
            body: mound(rng, 170, 70, BULGUR, ['#FFE2A8', '#F0BE78', '#8A4A16', '#FFF0CC'], 5),
            x: 0,
            y: -64,
            shade: 170,
          },
          { body: row(0), x: -4, y: -18, turn: -8, scale: 1.16, shade: 190 },
          { body: row(3), x: 6, y: 64, turn: -3, scale: 1.2, shade: 190 },
          { body: half('lemon', 46), x: 190, y: -70, shade: 40 },
        ]) +
          herbs(rng, 12, 160, 60) +
          path(specks(rng, 12, inOval(0, 20, 190, 50), 3, 7), '#6E0A1E', 0.9),
        { top: -150 },
      );
    },
  },
];
