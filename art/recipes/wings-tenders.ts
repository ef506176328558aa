import { arrange } from '../kit/arrange';
import { half } from '../kit/citrus';
import { basket } from '../kit/deep-ware';
import { floret, tender, wing } from '../kit/fried';
import { dipPot } from '../kit/fry';
import { celeryStick } from '../kit/herbs';
import { parsley } from '../kit/leaves';
import { placed, random } from '../kit/paint';
import { stick } from '../kit/vegetable';
import { board, paperSheet, plate, served } from '../kit/ware';
import type { Recipe } from '../recipe';
import { heap } from './heap';

const RANCH = ['#FFFDF2', '#E6DABF'] as const;

const HOT = ['#FF8A4A', '#B82A0C'] as const;

const BBQ = ['#8A3416', '#2E0C05'] as const;

const GARLIC = ['#FFF8DC', '#DCC78E'] as const;

const THREE = '-96 -34 -18, 86 -44 20, -16 30 4';

const SIX = '-110 -62 -24, 8 -92 6, 116 -60 28, -92 -6 14, 88 -10 -18, -4 6 2';

export const WINGS_TENDERS: Recipe[] = [
  {
    id: 74,
    still: () => {
      const rng = random(74);
      return served(
        plate('stone', 270),
        arrange([
          ...heap(rng, THREE, (r) => wing(r, 'charcoal'), 1.08),
          { body: half('lemon', 54), x: -160, y: 40, shade: 50 },
          { body: dipPot(RANCH, rng), x: 158, y: 26, scale: 0.9, shade: 0 },
        ]),
        { top: -130 },
      );
    },
  },
  {
    id: 71,
    still: () => {
      const rng = random(71);
      return served(
        basket(250, 'red', 104),
        arrange([
          ...heap(rng, SIX, (r) => wing(r, 'charcoal'), 1.12),
          { body: half('lemon', 50), x: -176, y: -20, shade: 0 },
          { body: dipPot(HOT, rng, 'white'), x: 170, y: -26, scale: 0.86, shade: 0 },
        ]),
        { top: -176 },
      );
    },
  },
  {
    id: 75,
    still: () => {
      const rng = random(75);
      return served(
        board(280, 'long'),
        paperSheet(240, 104) +
          arrange([
            ...heap(rng, '-92 -34 -62, -10 -18 -74, 76 -30 -56', (r) => tender(r), 1.14),
            { body: dipPot(GARLIC, rng, 'black'), x: 176, y: 40, scale: 0.95, shade: 0 },
          ]),
        { top: -170 },
      );
    },
  },
  {
    id: 73,
    still: () => {
      const rng = random(73);
      return served(
        basket(250, 'plain', 104),
        arrange([
          ...heap(
            rng,
            '-140 -70 -52, -66 -94 -76, 22 -104 -92, 104 -78 -58, -82 -22 -34, 56 -30 -24',
            (r) => tender(r),
            1.08,
          ),
          { body: dipPot(BBQ, rng), x: 158, y: -16, scale: 0.9, shade: 0 },
        ]),
        { top: -218 },
      );
    },
  },
  {
    id: 76,
    still: () => {
      const rng = random(76);
      const sticks =
        [-12, 2, 16].map((turn, i) => placed(celeryStick(120), -30 + i * 26, -70, turn)).join('') +
        [-20, 8, 24]
          .map((turn, i) =>
            placed(stick(116, 24, ['#FFC37A', '#F0801E', '#A84A0A']), 24 + i * 24, -66, turn),
          )
          .join('');
      return served(
        board(300),
        sticks +
          arrange([
            ...heap(
              rng,
              '-190 -38 -12, -116 -64 10, -176 20 8, -96 2 -16, -146 62 4, -62 54 18',
              (r) => wing(r, 'charcoal'),
              0.78,
            ),
            ...heap(rng, '96 -50 -50, 160 -40 -66, 116 22 -40, 186 30 -58', (r) => tender(r), 0.76),
            { body: dipPot(HOT, rng, 'white'), x: 2, y: -30, scale: 0.72, shade: 0 },
            { body: dipPot(RANCH, rng), x: 42, y: 54, scale: 0.76, shade: 0 },
          ]),
        { top: -230 },
      );
    },
  },
  {
    id: 77,
    still: () => {
      const rng = random(77);
      return served(
        basket(250, 'green', 104),
        arrange([
          ...heap(rng, '-120 -60 0, -20 -96 30, 84 -66 -20, -70 -8 40, 40 -14 10', floret, 1.06),
          { body: parsley(rng, 1.3), x: -30, y: -40, depth: 90, shade: 0 },
          { body: parsley(rng, 1.1), x: 70, y: -86, depth: 91, shade: 0 },
          {
            body: dipPot(['#B8DE7A', '#4E8A2E'], rng, 'white', '#1F5217'),
            x: 168,
            y: -18,
            scale: 0.88,
            shade: 0,
          },
        ]),
        { top: -190 },
      );
    },
  },
];
