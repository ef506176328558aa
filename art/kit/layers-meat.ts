import { belt, ragged } from './belt';
import type { Layer } from './layers-soft';
import type { Random } from './paint';
import { d, group, line, linear, path, placed } from './paint';
import type { Point } from './shape';
import { inBox, shards, smooth, specks } from './shape';
import { solid } from './solid';

/** Draws a smashed patty: thin, dark, with a lacy edge. */
export function patty(rng: Random, w: number): Layer {
  const width = w + 22;
  const lace = ragged(rng, 13, 31);
  const shape = belt({ width, top: -40, bottom: -7, sag: 16, droop: lace, points: 41, bulge: 7 });
  const meat = linear('#A65A33 0, #7A3B20 0.28, #4A2011 0.62, #1F0B06 1');
  const field = inBox(-width / 2, -42, width, 54);
  const crust =
    path(specks(rng, 70, field, 2, 8), '#1C0904', 0.5) +
    path(specks(rng, 55, field, 1.5, 5), '#C57A46', 0.42) +
    path(specks(rng, 24, field, 1, 2.6), '#FFE2B8', 0.75) +
    line(d`M${-width * 0.44} -24 Q${-width * 0.2} -10 ${width * 0.1} -11`, '#FFCB97', 5, 0.4);
  return { body: solid(shape, meat, 10, { key: 0.55, shade: 0.7, rim: 0.75 }, crust), rise: 37 };
}

/** Draws beef strips that hang over both sides. */
export function bacon(rng: Random, w: number): Layer {
  let body = '';
  for (const [x, turn] of [
    [-w * 0.17, 3],
    [w * 0.2, -4],
  ] as const) {
    const points = Array.from(
      { length: 9 },
      (_, i): Point => [
        (i / 8 - 0.5) * w * 0.78,
        Math.sin(i * 1.9 + rng()) * 8 + (i - 4) ** 2 * 0.9,
      ],
    );
    const ribbon = smooth(points, false);
    const strip =
      line(ribbon, '#4C0F0A', 27) +
      line(ribbon, '#A8321F', 22) +
      line(ribbon, '#D8674A', 12) +
      group(line(ribbon, '#FFD3B4', 5, 0.9), 'translate(0 -1)') +
      group(line(ribbon, '#FFEBD8', 1.8, 0.9), 'translate(0 -9)');
    body += placed(strip, x, -6, turn);
  }
  return { body, rise: 16 };
}

export function onionRing(rng: Random, w: number): Layer {
  const shape = belt({
    width: w * 0.88,
    top: -36,
    bottom: -10,
    sag: 15,
    droop: ragged(rng, 7, 23),
    points: 31,
    bulge: 10,
  });
  return {
    body: solid(shape, batterFill, 12, { shade: 0.7 }, batterTexture(rng, w * 0.88, 50, -42)),
    rise: 34,
  };
}

const batterFill = linear('#FFD98A 0, #E39A35 0.4, #B4611A 0.75, #6A300B 1');

function batterTexture(rng: Random, width: number, height: number, top: number): string {
  const field = inBox(-width / 2, top, width, height);
  return (
    path(shards(rng, 42, field, 4, 10), '#8A4512', 0.38) +
    path(shards(rng, 44, field, 3, 8), '#FFE3A0', 0.55) +
    path(specks(rng, 20, field, 1, 2.4), '#FFF6DC', 0.85)
  );
}

/** Draws a breaded thigh that is wider than its bun. */
export function friedChicken(rng: Random, w: number): Layer {
  const shape = belt({
    width: w + 58,
    top: -62,
    bottom: -10,
    sag: 18,
    droop: ragged(rng, 22, 19),
    points: 33,
    bulge: 14,
  });
  return {
    body: solid(
      shape,
      batterFill,
      14,
      { shade: 0.75, rim: 0.8 },
      batterTexture(rng, w + 58, 88, -74),
    ),
    rise: 58,
  };
}
