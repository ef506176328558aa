import { burger } from '../kit/burger';
import { glow, screen, svg } from '../kit/paint';
import { backdrop, type Still, setDown, together, vignette } from '../kit/stage';
import { lagoon, sunset } from './brunch';

function scene(): Still {
  return together([
    { still: lagoon(301), x: -150, y: -60, scale: 1.12 },
    { still: sunset(302), x: 190, y: -40, scale: 0.98 },
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
      x: 20,
      y: 20,
      scale: 0.92,
    },
  ]);
}

function paint(width: number, height: number, x: number, y: number, scale: number): string {
  const embers = screen(glow(x - 200, y - 200, 400, 300, '#FF6A1E', 0.4));
  return svg(
    backdrop({ seed: 300 }, width, height) +
      embers +
      setDown(scene(), x, y, scale) +
      vignette(width, height),
    width,
    height,
  );
}

/** For a phone: the drinks and the burger high, room for words below. */
export function heroTall(): string {
  return paint(800, 1100, 400, 800, 1);
}

/** For a desk: everything to the right, room for words on the left. */
export function heroWide(): string {
  return paint(1920, 1080, 1350, 860, 1.2);
}
