import type { Glass } from './drink';
import { poured } from './glass';
import { glow, linear, path, placed, radial, screen } from './paint';
import { profile } from './profile';
import { solid } from './solid';

/** Draws a flame with its foot at 0 0. */
function flame(height: number, fill: string): string {
  const h = height / 100;
  const shape = `M0 0 C-34 0 -50 -22 -44 -46 C-40 -62 -28 -66 -26 -82 C-16 -78 -10 -68 -12 -58 C-2 -66 4 -84 -4 -104 C22 -96 46 -66 46 -36 C46 -14 30 0 0 0z`;
  return placed(path(shape, fill), 0, 0, 0, h);
}

/** Draws the flame in the place of a garnish. */
function flameGarnish(height: number): string {
  return (
    screen(glow(0, -height * 0.45, height * 0.9, height * 0.9, '#FF7A26', 0.7)) +
    flame(height, linear('#FFB03A 0, #FF6A1E .5, #D9300A 1')) +
    placed(flame(height * 0.68, linear('#FFE48A 0, #FFB02E .6, #FF8A1E 1')), 2, -2) +
    placed(flame(height * 0.36, linear('#FFFDF0 0, #FFE48A 1')), 2, -2)
  );
}

// The glass is squat with a short, thick stem, so that the icon stays legible at 16 pixels.
const GLASS: Glass = {
  outer: profile(
    '204 -340, 196 -284, 158 -220, 86 -182, 24 -164, 17 -140, 17 -56, 28 -26, 116 -8, 124 0',
  ),
  well: -172,
};

/** Draws the logo: the lagoon in a coupe with the flame above it. */
export function emblem(): string {
  const glass = poured(GLASS, {
    seed: 9,
    cold: false,
    fill: 0.9,
    liquid: '#A8FFF4 0, #34D6D0 .3, #128FB0 .75, #0A4A86 1',
    bubbles: 14,
  });
  return placed(flameGarnish(262), 4, -312) + glass.body;
}

/** Draws the logo in one flat colour, which the operating system tints. */
export function silhouette(colour: string): string {
  const bowl =
    'M-178 -402 H178 C178 -320 110 -262 22 -244 V-70 C24 -40 92 -30 104 0 H-104 C-92 -30 -24 -40 -22 -70 V-244 C-110 -262 -178 -320 -178 -402z';
  return path(bowl, colour) + placed(flame(236, colour), 4, -376);
}

type Ground = 'ember' | 'lagoon';

/** Draws the logo's background: dark ember for guests, dark lagoon for staff. */
export function ground(size: number, look: Ground, corner: number): string {
  const night =
    look === 'ember' ? '#5A2233 0, #2A1426 .5, #150E18 1' : '#1A6A74 0, #0E3344 .5, #0A1420 1';
  const [key, rim] = look === 'ember' ? ['#FF7A2E', '#34CFC8'] : ['#34CFC8', '#FF8347'];
  const tile = `M${corner} 0 H${size - corner} Q${size} 0 ${size} ${corner} V${size - corner} Q${size} ${size} ${size - corner} ${size} H${corner} Q0 ${size} 0 ${size - corner} V${corner} Q0 0 ${corner} 0z`;
  const light =
    glow(size * 0.5, size * 0.34, size * 0.52, size * 0.46, key ?? '', 0.6) +
    glow(size * 0.5, size * 0.98, size * 0.6, size * 0.22, rim ?? '', 0.5);
  return solid(
    tile,
    radial(night, 0.5, 0.36, 0.75),
    size * 0.006,
    { key: 0.3, rim: 0, shade: 0 },
    screen(light),
  );
}
