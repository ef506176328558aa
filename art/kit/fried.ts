import type { Random } from './paint';
import { line, linear, path, placed, radial } from './paint';
import type { Point } from './shape';
import { blob, inBox, inOval, oval, shards, smooth, specks } from './shape';
import { shaded, solid } from './solid';

const GOLD = {
  craggy: ['#FFDB8A', '#E09434', '#8A4212'],
  pale: ['#FFE9B0', '#EDB95C', '#B0702A'],
  panko: ['#FFE3A0', '#EBA63E', '#A85C18'],
  spiced: ['#FFC46A', '#D9782A', '#7E3210'],
} as const;

const SOOT = '#1A0703';

export type Batter = keyof typeof GOLD;

export function batter(look: Batter): string {
  const [light, body, dark] = GOLD[look];
  return linear(
    [
      [0, light],
      [0.45, body],
      [1, dark],
    ],
    0.15,
    0,
    0.7,
    1,
  );
}

/** Draws the crags of a fried crust over an oval. */
export function crags(rng: Random, rx: number, ry: number, look: Batter, amount = 1): string {
  const field = inOval(0, 0, rx, ry);
  const size = Math.min(rx, ry) * 0.24;
  return (
    path(shards(rng, Math.round(26 * amount), field, size * 0.5, size), GOLD[look][2], 0.35) +
    path(
      shards(rng, Math.round(26 * amount), field, size * 0.35, size * 0.85),
      GOLD[look][0],
      0.6,
    ) +
    path(specks(rng, Math.round(12 * amount), field, 1, 2.6), '#FFF8E2', 0.9)
  );
}

/** Draws a strip of breaded chicken along x. */
export function tender(rng: Random, look: Batter = 'craggy'): string {
  const rough = look === 'panko' ? 3 : 9;
  const top = Array.from(
    { length: 10 },
    (_, i): Point => [
      -96 + (i / 9) * 192,
      -24 - Math.sin((i / 9) * Math.PI) * 14 + (rng() - 0.5) * rough * 1.6,
    ],
  );
  const low = Array.from(
    { length: 10 },
    (_, i): Point => [
      98 - (i / 9) * 196,
      18 + Math.sin((i / 9) * Math.PI) * 14 + (rng() - 0.5) * rough * 1.6,
    ],
  );
  return solid(
    smooth([...top, [110, -4], ...low, [-108, 2]]),
    batter(look),
    10,
    { rim: 0.7 },
    crags(rng, 100, 34, look, look === 'panko' ? 0.6 : 1.2) +
      (look === 'panko'
        ? path(specks(rng, 70, inOval(0, 0, 104, 36), 1.4, 3.2), '#FFF1C8', 0.6)
        : ''),
  );
}

/** Draws a wing: grilled with bars and glaze, or fried. */
export function wing(rng: Random, look: 'charcoal' | 'fried'): string {
  const shape = smooth(
    '-62 10, -66 -10, -34 -24, 4 -46, 54 -56, 98 -34, 108 6, 86 42, 40 54, -4 40, -34 22',
  );
  const skin =
    look === 'charcoal'
      ? radial('#FFB45E 0, #D9702A .3, #8E340F .68, #2E0C05 1', 0.42, 0.26, 0.8)
      : batter('craggy');
  const char =
    look === 'charcoal'
      ? line('M-22 -30 Q-8 4 2 36 M26 -52 Q42 0 48 52 M70 -50 Q84 -4 84 40', SOOT, 9, 0.55) +
        path(specks(rng, 26, inOval(30, 0, 74, 44), 2, 6), SOOT, 0.4) +
        path(specks(rng, 12, inOval(24, -14, 60, 26), 1.2, 2.6), '#FFE2A0', 0.9)
      : placed(crags(rng, 82, 48, 'craggy', 1.5), 24, 0);
  const shine = look === 'charcoal' ? 0.85 : 0.3;
  const gloss =
    line('M-34 -16 Q-8 -34 18 -40', '#FFF3DC', 5, shine) +
    line('M38 -44 Q60 -46 76 -36', '#FFF3DC', 7, shine);
  return bone() + solid(shape, skin, 12, { rim: 0.9 }, char + gloss);
}

function bone(): string {
  const shape =
    'M-50 -10 L-84 -10 C-88 -22 -104 -22 -106 -10 C-116 -6 -116 8 -106 12 C-104 24 -88 24 -84 12 L-50 14z';
  return solid(shape, shaded('#FFFAEC', '#F0DCB8', '#A87E4E'), 6, { rim: 0.6 });
}

export function floret(rng: Random): string {
  let heads = '';
  for (const [x, y, r] of [
    [-34, 2, 30],
    [34, 4, 30],
    [0, 16, 32],
    [-18, -24, 30],
    [22, -22, 30],
    [0, -4, 34],
  ] as const) {
    heads += placed(
      solid(
        blob(rng, 0, 0, r, r * 0.9, 0.12),
        batter('spiced'),
        7,
        { rim: 0.5, shade: 0.5 },
        crags(rng, r, r * 0.8, 'spiced', 0.55),
      ),
      x,
      y,
    );
  }
  return heads;
}

export function nugget(rng: Random, r = 40): string {
  return solid(
    blob(rng, 0, 0, r, r * 0.82, 0.1, 9),
    batter('pale'),
    8,
    { rim: 0.8 },
    crags(rng, r * 0.9, r * 0.7, 'pale', 0.7),
  );
}

/** Draws a fried ring that leans on its neighbours. */
export function ring(rng: Random, r: number, thick: number, look: Batter, squash = 0.62): string {
  const outer = blob(rng, 0, 0, r, r * squash, 0.05, 13);
  const [hx, hy] = [r - thick, (r - thick) * squash * 0.92];
  const hole = oval(0, -thick * 0.12, hx, hy);
  const body = `<path d="${outer} ${hole}" fill-rule="evenodd" fill="${batter(look)}"/>`;
  const band = (rr: Random): Point => {
    const a = rr() * Math.PI * 2;
    const reach = 1 - (thick / r) * (0.15 + rr() * 0.7);
    return [Math.cos(a) * r * reach, Math.sin(a) * r * squash * reach];
  };
  return (
    body +
    path(shards(rng, 26, band, 3, thick * 0.28), GOLD[look][2], 0.35) +
    path(shards(rng, 30, band, 2, thick * 0.26), GOLD[look][0], 0.65) +
    line(
      outer,
      linear('#FFF0C4/0.95 0, #FFF0C4/0 0.4, #3A1605/0.5 0.75, #5FE3DA/0.8 1', 0.2, 0, 0.8, 1),
      4,
      0.9,
    ) +
    line(
      oval(0, -thick * 0.12, hx, hy),
      linear('#3A1605/0.8 0, #3A1605/0.1 0.6, #FFE9B0/0.9 1'),
      5,
      0.8,
    )
  );
}

/** Draws crumbs and salt around a dish. */
export function crumbs(rng: Random, rx: number, ry: number): string {
  return path(shards(rng, 16, inBox(-rx, -ry, rx * 2, ry * 2), 2, 5), '#E3A24A', 0.9);
}
