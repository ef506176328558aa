import type { Glass } from './drink';
import { profile } from './profile';

/** Lists the bar's glasses. Heights are in the kit's units: a highball is 440 tall. */
export const GLASSES = {
  highball: {
    outer: profile('122 -420, 110 -30, 103 -6, 96 0'),
    well: -26,
  },
  tall: {
    outer: profile('112 -460, 114 -330, 98 -120, 92 -20, 86 0'),
    well: -28,
  },
  sling: {
    outer: profile('128 -430, 114 -290, 84 -110, 68 -52, 88 -14, 94 0'),
    well: -62,
  },
  tumbler: {
    outer: profile('132 -320, 118 -40, 108 -8, 100 0'),
    well: -36,
  },
  rocks: {
    outer: profile('146 -270, 140 -150, 132 -24, 118 0'),
    well: -40,
  },
  coupe: {
    outer: profile(
      '176 -410, 170 -360, 140 -300, 78 -262, 16 -244, 9 -210, 8 -60, 16 -26, 84 -8, 92 0',
    ),
    well: -250,
  },
  martini: {
    outer: profile('178 -420, 120 -340, 52 -262, 14 -232, 9 -200, 8 -60, 16 -26, 84 -8, 92 0'),
    well: -238,
  },
  margarita: {
    outer: profile(
      '184 -400, 180 -360, 150 -322, 82 -306, 70 -280, 54 -246, 14 -226, 9 -200, 8 -60, 16 -26, 88 -8, 96 0',
    ),
    well: -236,
  },
  wine: {
    outer: profile(
      '98 -500, 124 -420, 132 -350, 104 -272, 40 -228, 11 -206, 8 -60, 16 -24, 86 -8, 94 0',
    ),
    well: -216,
  },
  whiteWine: {
    outer: profile(
      '84 -500, 104 -420, 108 -350, 84 -276, 34 -234, 11 -212, 8 -60, 16 -24, 82 -8, 90 0',
    ),
    well: -222,
  },
  balloon: {
    outer: profile(
      '120 -470, 158 -390, 166 -310, 136 -232, 56 -184, 12 -160, 9 -60, 16 -24, 90 -8, 98 0',
    ),
    well: -170,
  },
  pint: {
    outer: profile('118 -420, 116 -340, 98 -120, 90 -20, 84 0'),
    well: -26,
  },
  wheat: {
    outer: profile('92 -520, 112 -440, 104 -340, 72 -160, 66 -80, 80 -16, 84 0'),
    well: -44,
  },
  slim: {
    outer: profile('72 -400, 68 -200, 62 -20, 58 0'),
    well: -26,
  },
  mason: {
    outer: profile('96 -390, 98 -366, 122 -330, 124 -60, 112 -10, 100 0'),
    well: -24,
  },
  tulip: {
    outer: profile('72 -250, 58 -200, 46 -146, 62 -80, 64 -40, 50 -8, 42 0'),
    well: -18,
    wall: 5,
  },
  mug: {
    outer: profile('112 -300, 110 -150, 104 -30, 94 0'),
    well: -26,
  },
} satisfies Record<string, Glass>;
