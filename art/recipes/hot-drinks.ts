import { wheel } from '../kit/citrus';
import { coffeeCup, delight, saucer, standing, sugarCube, vapour } from '../kit/cup';
import { poured } from '../kit/glass';
import { GLASSES } from '../kit/glasses';
import { leaf, mint } from '../kit/herbs';
import { line, placed, random } from '../kit/paint';
import { together } from '../kit/stage';
import type { Recipe } from '../recipe';
import { CANDLE, MORNING } from './moods';

export const HOT_DRINKS: Recipe[] = [
  {
    id: 161,
    fill: 0.94,
    mood: CANDLE,
    still: () => {
      const glass = poured(GLASSES.tulip, {
        seed: 161,
        cold: false,
        liquid: '#F0702A 0, #C4301A 0.4, #6E0A0A 1',
        fill: 0.84,
      });
      const tray = standing(
        saucer(150, ['#FFFDF8', '#F0E2D2', '#A8948A'], '#C8321E'),
        156,
        -50,
        54,
        '#FF6A3A',
      );
      return together([
        { still: tray, x: 0 },
        {
          still: {
            ...glass,
            body: glass.body + vapour(-40, -258) + vapour(4, -262),
            under: '',
            box: { ...glass.box, top: -330 },
          },
          x: -14,
          y: 8,
          scale: 1.12,
        },
        {
          still: {
            body: sugarCube() + placed(sugarCube(), 34, 22, 12),
            under: '',
            box: { left: -30, right: 66, top: -30, bottom: 40 },
          },
          x: 84,
          y: -4,
          scale: 0.8,
        },
      ]);
    },
  },
  {
    id: 162,
    mood: CANDLE,
    still: () => {
      const cup = standing(coffeeCup() + vapour(-50, -160) + vapour(0, -170), 120, -290, 10);
      return together([
        {
          still: standing(saucer(190, ['#FFFFFF', '#F3E6DA', '#A8948A'], '#1F7E94'), 194, -60, 66),
          x: 0,
        },
        { still: { ...cup, under: '' }, x: -34, y: 12, scale: 1.08 },
        {
          still: {
            body: delight(),
            under: '',
            box: { left: -34, right: 38, top: -36, bottom: 34 },
          },
          x: 122,
          y: 2,
          scale: 1.15,
        },
      ]);
    },
  },
  {
    id: 163,
    mood: MORNING,
    still: () => {
      const glass = poured(
        GLASSES.mug,
        {
          seed: 163,
          cold: false,
          liquid: '#F6F3B0/0.9 0, #DCD870/0.9 0.5, #A8A236 1',
          fill: 0.84,
        },
        {
          behind:
            line('M104 -240 C196 -250 196 -90 100 -84', '#fff', 22, 0.22) +
            line('M104 -240 C196 -250 196 -90 100 -84', '#FFF6E6', 4, 0.75),
          inWell:
            placed(leaf(110, 30, ['#D3DDBE', '#8FA680', '#4C6350']), -60, -90, -40) +
            placed(leaf(100, 28, ['#D3DDBE', '#8FA680', '#4C6350']), -10, -60, -70),
          onTop: placed(wheel('lemon', 56), 24, -252, 0, 1),
          onRim:
            placed(mint(random(5), 92, 'sage'), -66, -290, -8) +
            vapour(-20, -330) +
            vapour(40, -320),
          rimTop: -430,
        },
      );
      return together([
        {
          still: standing(saucer(180, ['#DCE8D2', '#A8BD9A', '#5E7358'], '#FBF2E6'), 184, -56, 62),
          x: 0,
        },
        { still: { ...glass, under: '' }, x: -12, y: 10 },
      ]);
    },
  },
  {
    id: 164,
    mood: MORNING,
    still: () =>
      poured(GLASSES.tall, {
        seed: 164,
        cloudy: true,
        liquid: '#6E3A1A 0, #8A5228 0.22, #C4946A 0.42, #EFDCC2 0.62, #FFF8EC 1',
        ice: 5,
        straw: '#FBF2E6',
      }),
  },
];
