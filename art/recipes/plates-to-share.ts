import { arrange } from '../kit/arrange';
import { borek, flatbread } from '../kit/bread';
import { half } from '../kit/citrus';
import { cheeseSauce } from '../kit/fries';
import { cornChip } from '../kit/fry';
import { charredPepper, halloumiSlice } from '../kit/grilled-garden';
import { mussel } from '../kit/grilled-sea';
import { dice } from '../kit/heaps';
import { parsley, thyme } from '../kit/leaves';
import { mezeBowl } from '../kit/meze';
import { d, line, path, placed, random } from '../kit/paint';
import { blob, inOval, shards, specks } from '../kit/shape';
import { board, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';
import { LAGOON } from './moods';

export const PLATES_TO_SHARE: Recipe[] = [
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
