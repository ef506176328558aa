import { belt, drips, ragged } from './belt';
import type { Random } from './paint';
import { d, glow, line, linear, path, placed } from './paint';
import { inBox, shards, specks } from './shape';
import { solid } from './solid';

/** Holds a layer, drawn on y = 0; the next layer stands `rise` higher. */
export type Layer = { body: string; rise: number };

export function cheese(rng: Random, w: number, tone: 'cheddar' | 'kashar' = 'cheddar'): Layer {
  const [light, body, deep] =
    tone === 'cheddar' ? ['#FFE08A', '#FFB42C', '#E07A0A'] : ['#FFF8DC', '#F8DE94', '#D9A645'];
  const shift = rng() * 0.3 - 0.15;
  const hang = drips([
    [-0.72 + shift, 26 + rng() * 16, 0.12],
    [-0.2 + shift, 34 + rng() * 18, 0.1],
    [0.05 + shift, 10, 0.2],
    [0.42 + shift, 26 + rng() * 20, 0.13],
    [0.84, 14, 0.09],
  ]);
  const shape = belt({
    width: w + 26,
    top: -12,
    bottom: -2,
    sag: 15,
    droop: hang,
    points: 61,
    bulge: 2,
  });
  const melt = linear([
    [0, light ?? ''],
    [0.35, body ?? ''],
    [1, deep ?? ''],
  ]);
  const shine = d`M${-w * 0.46} 0 Q${-w * 0.25} 13 ${-w * 0.02} 14 M${w * 0.16} 13 Q${w * 0.3} 11 ${w * 0.42} 4`;
  return {
    body:
      glow(0, 16, w * 0.5, 22, '#1A0603', 0.5) +
      solid(shape, melt, 6, { key: 0.8, shade: 0.35, rim: 0.6 }, line(shine, '#FFF9DA', 3.5, 0.85)),
    rise: 8,
  };
}

export function sauce(rng: Random, w: number, colours: readonly [string, string, string]): Layer {
  const hang = drips([
    [-0.55 + rng() * 0.2, 26, 0.09],
    [-0.1 + rng() * 0.2, 14, 0.08],
    [0.28 + rng() * 0.1, 36, 0.08],
    [0.72, 18, 0.1],
  ]);
  const shape = belt({
    width: w + 8,
    top: -12,
    bottom: -4,
    sag: 13,
    droop: hang,
    points: 51,
    bulge: 2,
  });
  const [light, body, deep] = colours;
  const fill = linear([
    [0, light],
    [0.4, body],
    [1, deep],
  ]);
  return {
    body: solid(
      shape,
      fill,
      5,
      { key: 0.7, shade: 0.35 },
      line(d`M${-w * 0.4} -2 Q${-w * 0.2} 9 ${w * 0.1} 9`, '#FFF6E6', 3.5, 0.75),
    ),
    rise: 8,
  };
}

export function falafel(rng: Random, w: number): Layer {
  const shape = belt({
    width: w + 26,
    top: -62,
    bottom: -8,
    sag: 17,
    droop: ragged(rng, 9, 21),
    points: 31,
    bulge: 12,
  });
  const fill = linear('#B98A45 0, #8A5D2A 0.3, #5A3517 0.7, #27140A 1');
  const field = inBox(-w / 2 - 16, -72, w + 32, 86);
  const inside =
    path(shards(rng, 46, field, 3, 8), '#3A2009', 0.5) +
    path(specks(rng, 44, field, 1.8, 4.5), '#7FA63C', 0.8) +
    path(specks(rng, 34, field, 1.5, 4), '#E0B878', 0.7);
  return { body: solid(shape, fill, 12, { rim: 0.8 }, inside), rise: 58 };
}

/** Draws two thick slabs with grill stripes. */
export function halloumi(rng: Random, w: number): Layer {
  const slab = (x: number, y: number, width: number, turn: number) => {
    const shape = belt({
      width,
      top: -30,
      bottom: -4,
      sag: 8,
      bulge: 3,
      points: 9,
      droop: ragged(rng, 4, 7),
    });
    const cream = linear('#FFFBEA 0, #F3DFAE 0.5, #B98F4C 1');
    let bars = '';
    for (let i = 0; i < 7; i++) bars += d`M${(i / 6 - 0.5) * width * 0.88} -36 q-4 20 2 44`;
    return placed(
      solid(
        shape,
        cream,
        9,
        { rim: 0.7 },
        line(bars, '#6E3A12', 9, 0.62) + line(bars, '#2E1306', 4, 0.6),
      ),
      x,
      y,
      turn,
    );
  };
  return { body: slab(8, 0, w + 30, 1) + slab(-6, -33, w + 14, -1.5), rise: 64 };
}
