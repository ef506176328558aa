import { vignette } from '../kit/backdrop';
import { burger } from '../kit/burger';
import { half, wheel } from '../kit/citrus';
import { dusk, embers } from '../kit/dusk';
import { leaf } from '../kit/herbs';
import { iceCube } from '../kit/ice';
import { d, glow, linear, path, placed, screen, svg } from '../kit/paint';
import type { Still } from '../kit/stage';
import { setDown, together } from '../kit/stage';
import { lagoon, sunset } from './house-drinks';

const MINT = ['#B4E85C', '#4FA82E', '#1B5A1C'] as const;

function onTheBar(): Still {
  const lime = glow(0, 40, 90, 22, '#040103', 0.9) + half('lime', 62);
  const ice = (x: number, size: number, turn: number) =>
    placed(iceCube(size, turn), x, -size * 0.4);
  return {
    body:
      placed(lime, 300, 4) +
      placed(wheel('orange', 44), 236, 34, 8, 1, 0.5) +
      ice(-286, 66, 12) +
      ice(-226, 48, -24) +
      placed(leaf(60, 21, MINT), -330, 34, -12) +
      placed(leaf(48, 17, MINT), -284, 44, 24),
    under: screen(glow(-260, 20, 120, 24, '#46D3C9', 0.5)),
    box: { left: -340, right: 370, top: -80, bottom: 60 },
  };
}

function scene(): Still {
  return together([
    { still: lagoon(301), x: -190, y: -56, scale: 1.12 },
    { still: sunset(302), x: 226, y: -60, scale: 0.96 },
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
      x: 26,
      y: 26,
      scale: 0.94,
    },
    { still: onTheBar(), x: 0, y: 44 },
  ]);
}

type Frame = { width: number; height: number; edge: number; x: number; y: number; scale: number };

/** Darkens the side with the text. */
function shade(width: number, height: number): string {
  const night = linear('#120B18/.86 0, #120B18/.7 .3, #120B18/0 .56', 0, 0, 1, 0);
  return path(d`M0 0 H${width} V${height} H0z`, night);
}

function paint({ width, height, edge, x, y, scale }: Frame): string {
  return svg(
    dusk({ seed: 12 }, width, height, edge) +
      embers(x + 30 * scale, y - 250 * scale, 520 * scale, 520 * scale) +
      (width > height ? shade(width, height) : '') +
      setDown(scene(), x, y, scale) +
      screen(glow(x - 330 * scale, y - 200 * scale, 300 * scale, 420 * scale, '#FF8A3E', 0.16)) +
      vignette(width, height),
    width,
    height,
  );
}

/** Draws the picture for phones: drinks and burger above, dark wood below for the text. */
export function heroTall(): string {
  return paint({ width: 800, height: 1200, edge: 640, x: 384, y: 716, scale: 0.98 });
}

/** Draws the picture for computers: food on the right, the bay on the left for the text. */
export function heroWide(): string {
  return paint({ width: 1920, height: 1080, edge: 800, x: 1380, y: 900, scale: 1.32 });
}
