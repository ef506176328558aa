import { arrange } from '../kit/arrange';
import { half, wedge } from '../kit/citrus';
import { borek, flatbread } from '../kit/dough';
import { cornChip, dipPot, nugget, ring, tender, wing } from '../kit/fried';
import { cheeseSauce } from '../kit/fries';
import { celeryStick } from '../kit/garnish';
import { charredPepper, halloumiSlice, mussel, prawn } from '../kit/grilled';
import { d, ellipse, glow, line, path, placed, type Random, random } from '../kit/paint';
import { blob, inOval, shards, specks } from '../kit/shape';
import { dice, herbs, parsley, thyme } from '../kit/vegetable';
import { board, bowl, pan, paperSheet, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { LAGOON } from './moods';

const LEMON_MAYO = ['#FFFBE0', '#EBD98A'] as const;
const TARATOR = ['#FBF0DC', '#CDB48E'] as const;

function mezeBowl(
  rng: Random,
  tones: readonly [string, string],
  swirl: string,
  top: string,
): string {
  return (
    placed(dipPot(tones, rng, 'white', top), 0, 0, 0, 1.3, 1.2) +
    line('M-40 4 Q-10 -16 24 -2 Q44 8 14 14 Q-14 16 -14 6', swirl, 5, 0.8)
  );
}

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
  {
    id: 52,
    mood: { ...LAGOON, key: '#C95A3A' },
    still: () => {
      const rng = random(52);
      return served(
        plate('sand', 275),
        arrange([
          ...heap(
            rng,
            '-138 -46 -24, -18 -82 0, 108 -60 20, -180 20 10, -62 -10 -8, 60 -6 14, -104 66 -14, 22 64 8',
            (r) => mussel(r),
            1.06,
            70,
          ),
          { body: half('lemon', 62), x: 160, y: 36, shade: 60 },
          { body: parsley(rng), x: 130, y: 82, shade: 0 },
        ]),
        { top: -130 },
      );
    },
  },
  {
    id: 43,
    still: () => {
      const rng = random(43);
      return served(
        plate('stone', 270),
        arrange([
          { body: charredPepper('red', rng), x: 60, y: -86, turn: 10, scale: 1.1, shade: 90 },
          ...heap(rng, '-92 -50 -20, -40 0 -8, 20 52 4', (r) => halloumiSlice(r), 1.36, 110),
          { body: charredPepper('red', rng), x: 140, y: 12, turn: -38, scale: 0.86, shade: 80 },
        ]) +
          placed(thyme(150), -10, 60, 58) +
          path(specks(rng, 20, inOval(0, 30, 200, 70), 2, 5), '#E8C93A', 0.8),
        { top: -140 },
      );
    },
  },
  {
    id: 47,
    still: () => {
      const rng = random(47);
      return served(
        board(305),
        arrange([
          { body: flatbread(rng, 150), x: 0, y: -96, shade: 120 },
          { body: flatbread(rng, 130), x: 60, y: -118, turn: 12, shade: 110 },
          {
            body: mezeBowl(rng, ['#FFFFFF', '#E9E2D6'], '#FFFFFF', '#3F8A2E'),
            x: -176,
            y: -26,
            shade: 0,
          },
          {
            body: mezeBowl(rng, ['#FBE6B4', '#C99A52'], '#FFF3CE', '#C8321E'),
            x: -66,
            y: 44,
            shade: 0,
          },
          {
            body: mezeBowl(rng, ['#C4A07A', '#6E4A30'], '#E0C4A0', '#2E6A1E'),
            x: 82,
            y: 46,
            shade: 0,
          },
          {
            body: mezeBowl(rng, ['#FF8A4A', '#A8200E'], '#FFB07A', '#4E8A2E'),
            x: 186,
            y: -30,
            shade: 0,
          },
        ]) +
          dice(rng, 6, inOval(186, -30, 44, 14), 9, [
            ['#B85FA0', '#6A2A5A', '#2E0F2A'],
            ['#B8E07A', '#5E9A2E', '#2A5A18'],
          ]),
        { top: -190 },
      );
    },
  },
  {
    id: 50,
    still: () => {
      const rng = random(50);
      return served(
        plate('lagoon', 275),
        arrange([
          { body: borek(rng), x: -26, y: -56, turn: -16, scale: 1.24, shade: 200 },
          { body: borek(rng), x: -20, y: 46, turn: -4, scale: 1.3, shade: 210 },
          { body: parsley(rng, 1.1), x: -170, y: 60, shade: 0 },
        ]),
        { top: -160 },
      );
    },
  },
  {
    id: 51,
    still: () => {
      const rng = random(51);
      const chips = Array.from({ length: 20 }, (_, i) => {
        const ring1 = i < 11;
        const a = (i / (ring1 ? 11 : 9)) * 6.283;
        const r = ring1 ? 1 : 0.52;
        return {
          body: cornChip(rng, 66),
          x: Math.cos(a) * 178 * r,
          y: Math.sin(a) * 74 * r - (ring1 ? 0 : 52),
          turn: rng() * 360,
          shade: 56,
          depth: ring1 ? Math.sin(a) * 74 - 200 : Math.sin(a) * 40 - 40,
        };
      });
      const stand = [-30, 0, 34]
        .map((turn, i) => placed(cornChip(rng, 76), -60 + i * 62, -120 - (i % 2) * 22, turn))
        .join('');
      return served(
        plate('stone', 275),
        arrange(chips.slice(0, 11)) +
          stand +
          arrange(chips.slice(11)) +
          placed(cheeseSauce(51, 160, 58), 0, -66) +
          dice(rng, 26, inOval(-50, -60, 96, 34), 13, [
            ['#FF8A66', '#E0402B', '#8A1414'],
            ['#FF9A72', '#D2301C', '#7A0E0A'],
            ['#F6EAF2', '#D9B0CC', '#8A4A7A'],
          ]) +
          path(blob(rng, 66, -84, 58, 26, 0.1), '#D2C6B8') +
          path(blob(rng, 62, -90, 56, 25, 0.1), '#FFFEFA') +
          [
            [-110, -34],
            [0, -20],
            [104, -38],
            [-20, -104],
            [60, -16],
          ]
            .map(([x = 0, y = 0], i) =>
              placed(
                `<path d="M-24 0a24 15 0 1 0 48 0a24 15 0 1 0 -48 0zM-11 0a11 6 0 1 0 22 0a11 6 0 1 0 -22 0z" fill-rule="evenodd" fill="#6DB52C"/>` +
                  line(d`M-20 -6 q8 -8 22 -8`, '#EAFAC0', 3),
                x,
                y,
                i * 20 - 30,
              ),
            )
            .join('') +
          path(shards(rng, 24, inOval(0, -50, 150, 50), 3, 7), '#3F8A2E'),
        { top: -210 },
      );
    },
  },
];
