import { vignette } from '../kit/backdrop';
import { burger } from '../kit/burger';
import { half } from '../kit/citrus';
import { dusk, embers } from '../kit/dusk';
import { friesCone } from '../kit/fries';
import { leaf } from '../kit/herbs';
import { d, glow, linear, path, placed, screen, svg } from '../kit/paint';
import type { Still } from '../kit/stage';
import { setDown, together } from '../kit/stage';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MINT = ['#B4E85C', '#4FA82E', '#1B5A1C'] as const;

/** Draws burger and fries. Turkish law forbids pictures of alcohol in advertising, so no glass is shown. */
function scene(): Still {
  const lemon = glow(0, 30, 80, 18, '#040103', 0.9) + half('lemon', 54);
  return together([
    {
      still: friesCone({ seed: 21, fries: 'plain', paper: 'stripe', dust: 'salt' }),
      x: 266,
      y: -14,
      scale: 0.8,
    },
    {
      still: burger({
        seed: 300,
        layers: [
          'bliss-sauce',
          'lettuce',
          'tomato',
          'patty',
          'cheddar',
          'patty',
          'cheddar',
          'golden-onion',
        ],
      }),
      x: 0,
      y: 0,
    },
    {
      still: {
        body:
          placed(lemon, -292, 6) +
          placed(leaf(54, 19, MINT), -236, 30, -14) +
          placed(leaf(42, 15, MINT), -346, 36, 22),
        under: screen(glow(-260, 20, 120, 24, '#46D3C9', 0.4)),
        box: { left: -370, right: -180, top: -60, bottom: 50 },
      },
      x: 20,
      y: 4,
    },
  ]);
}

/** Draws the picture of a shared link: food on the right, the name on the left. */
export function sharePicture(words: string): string {
  const [width, height] = [SHARE_WIDTH, SHARE_HEIGHT];
  const night = linear('#120B18/.88 0, #120B18/.66 .34, #120B18/0 .62', 0, 0, 1, 0);
  return svg(
    dusk({ seed: 12 }, width, height, 470) +
      embers(640, 120, 420, 380) +
      path(d`M0 0 H${width} V${height} H0z`, night) +
      setDown(scene(), 812, 520, 0.9) +
      vignette(width, height) +
      words,
    width,
    height,
  );
}
