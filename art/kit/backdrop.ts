import { d, ellipse, glow, linear, path, radial, random, screen } from './paint';

export type Mood = {
  seed: number;
  /** The three colours are the left glow, the right glow and the night sky. */
  key?: string;
  rim?: string;
  night?: string;
  wine?: string;
  /** True draws the bay behind the picture instead of the bar. */
  bay?: boolean;
};

export const BAR_EDGE = 0.735;

const BOKEH = ['#FFC65C', '#FF8347', '#FFD9A0', '#46D3C9', '#FF9E6B', '#FFE3B0'];

function bokeh(x: number, y: number, r: number, colour: string, a: number): string {
  const disc = radial([
    [0, colour, a * 0.55],
    [0.72, colour, a * 0.7],
    [0.9, colour, a],
    [1, colour, 0],
  ]);
  return ellipse(x, y, r, r, disc);
}

/** Draws blurred light bulbs on a sagging wire. */
export function stringLights(width: number, height: number, seed: number): string {
  const rng = random(seed * 31 + 5);
  const [y0, sag, y1] = [
    height * (0.05 + rng() * 0.12),
    height * (0.16 + rng() * 0.1),
    height * (0.02 + rng() * 0.14),
  ];
  const count = Math.round((9 * width) / 800);
  let bulbs = '';
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const x = width * (t * 1.1 - 0.05) + (rng() - 0.5) * 30;
    const y = y0 * (1 - t) + y1 * t + sag * 4 * t * (1 - t);
    const r = 15 + rng() * 11;
    bulbs +=
      glow(x, y, r * 3.2, r * 3.2, '#FFB35C', 0.16) + bokeh(x, y, r, '#FFD08A', 0.5 + rng() * 0.3);
  }
  return bulbs;
}

function backBar(width: number, height: number, seed: number): string {
  const rng = random(seed * 17 + 3);
  let lights = '';
  const count = Math.round((7 * width) / 800);
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.2 + rng() * 0.7) / count);
    const colour = BOKEH[Math.floor(rng() * BOKEH.length)] ?? '#FFC65C';
    lights += glow(
      x,
      height * (0.56 + rng() * 0.06),
      24 + rng() * 26,
      90 + rng() * 70,
      colour,
      0.2 + rng() * 0.2,
    );
  }
  for (let i = 0; i < count; i++) {
    const colour = BOKEH[Math.floor(rng() * BOKEH.length)] ?? '#FFC65C';
    lights += bokeh(
      rng() * width,
      height * (0.12 + rng() * 0.52),
      20 + rng() * 40,
      colour,
      0.07 + rng() * 0.13,
    );
  }
  return lights;
}

/** Draws the bar at dusk: fire on the left, the sea on the right, bulbs behind, wood below. */
export function backdrop(mood: Mood, width = 800, height = 800): string {
  const { seed, key = '#FF7A3A', rim = '#2FB9B4', night = '#140C18', wine = '#4A2233' } = mood;
  const edge = height * BAR_EDGE;
  const room = linear([
    [0, night],
    [0.3, '#271430'],
    [0.56, wine],
    [BAR_EDGE, '#6E2B26'],
    [1, '#1A0D14'],
  ]);
  const air =
    glow(width * 0.04, edge - height * 0.08, width * 0.66, height * 0.44, key, 0.62) +
    glow(width * 0.02, edge - height * 0.02, width * 0.34, height * 0.2, '#FFB35C', 0.4) +
    glow(width, height * 0.46, width * 0.56, height * 0.5, rim, 0.52) +
    backBar(width, height, seed) +
    stringLights(width, height, seed);
  return (
    path(d`M0 0 H${width} V${height} H0z`, room) + screen(air) + barTop(mood, width, height, edge)
  );
}

/** Draws dark wood that mirrors the objects on it. */
export function barTop(mood: Mood, width: number, height: number, edge: number): string {
  const { seed, key = '#FF7A3A', rim = '#2FB9B4' } = mood;
  const deep = height - edge;
  const wood = linear('#4A261D 0, #351A17 .06, #1E0F10 .45, #0D070A 1');
  const across = linear('#FFB27A/.2 0, #FFD3A0/.75 .35, #7FF0E8/.35 .7, #46D3C9/.5 1', 0, 0, 1, 0);
  const rng = random(seed * 7 + 1);
  let sheen =
    glow(width * 0.38, edge + deep * 0.34, width * 0.55, deep * 0.38, key, 0.34) +
    glow(width * 0.95, edge + deep * 0.3, width * 0.35, deep * 0.45, rim, 0.24);
  for (let i = 0; i < 7; i++) {
    const colour = BOKEH[Math.floor(rng() * BOKEH.length)] ?? '#FFC65C';
    sheen += glow(
      rng() * width,
      edge + deep * (0.15 + rng() * 0.38),
      14 + rng() * 26,
      deep * (0.15 + rng() * 0.23),
      colour,
      0.16,
    );
  }
  const grain = Array.from({ length: 5 }, (_, i) => {
    const y = edge + deep * (0.11 + i * 0.19) + rng() * 10;
    return d`M0 ${y} C${width * 0.3} ${y + rng() * 8 - 4} ${width * 0.6} ${y + rng() * 10 - 5} ${width} ${y + rng() * 6} v${1 + i * 0.5} C${width * 0.6} ${y + 5} ${width * 0.3} ${y - 3} 0 ${y + 1.6}z`;
  }).join('');
  return (
    path(d`M0 ${edge} H${width} V${height} H0z`, wood) +
    path(grain, '#000', 0.28) +
    screen(sheen) +
    path(d`M0 ${edge - 1} H${width} v3 H0z`, across, 0.7)
  );
}

export function vignette(width = 800, height = 800): string {
  const fade = radial('#0A0509/0 0, #0A0509/0 0.62, #0A0509/0.72 1', 0.48, 0.5, 0.76);
  return path(d`M0 0 H${width} V${height} H0z`, fade);
}
