import { leaf } from './garnish';
import { d, ellipse, glow, line, linear, path, placed, type Random, radial } from './paint';
import { blob, inBox, inOval, oval, type Point, polygon, shards, smooth, specks } from './shape';
import { shaded, solid } from './solid';

type Tones = readonly [string, string, string];

export function rocketLeaf(scale = 1): string {
  const shape =
    'M0 0 C14 -8 18 -26 38 -18 C34 -34 54 -34 60 -20 C74 -26 92 -10 100 4 C82 14 68 8 60 16 C50 8 42 16 32 9 C20 14 10 6 0 0z';
  return placed(
    solid(
      shape,
      shaded('#BEE36A', '#5C9A2E', '#1F5217'),
      5,
      { rim: 0.6 },
      line('M-14 4 Q40 -6 92 2', '#E3F7AE', 2.4, 0.7),
    ),
    0,
    0,
    0,
    scale,
  );
}

export function parsley(rng: Random, size = 1): string {
  let data = '';
  for (const [x, y] of [
    [0, -22],
    [-19, -10],
    [19, -10],
    [-9, 5],
    [11, 4],
  ] as const)
    data += blob(rng, x, y, 14, 12, 0.3, 9);
  return placed(
    line('M0 34 Q2 10 0 -10', '#5C9A2E', 5) +
      path(data, '#2E6A1E') +
      placed(path(data, shaded('#BEE87A', '#5FAA38', '#2E6A1E')), -1, -2, 0, 0.86),
    0,
    0,
    0,
    size,
  );
}

export function thyme(length: number): string {
  let leaves = '';
  for (let i = 1; i < 9; i++)
    leaves += oval(-7, (-i * length) / 9, 6.5, 3.6) + oval(7, (-i * length) / 9 - 4, 6.5, 3.6);
  return (
    line(d`M0 0 Q6 ${-length / 2} 0 ${-length}`, '#6B5A34', 4) +
    path(leaves, '#3E6B32') +
    placed(path(leaves, '#A6CB78'), -0.8, -1.4, 0, 0.97, 0.97)
  );
}

export function lettuceLeaf(
  rng: Random,
  size: number,
  tones: Tones = ['#E3F7A6', '#8FCB45', '#3A7A22'],
): string {
  const edge = Array.from({ length: 22 }, (_, i): Point => {
    const a = (i / 22) * Math.PI * 2;
    const reach = size * (i % 2 ? 1 : 0.84) * (0.92 + rng() * 0.16);
    return [Math.cos(a) * reach, Math.sin(a) * reach * 0.62];
  });
  const vein = d`M${-size * 0.8} ${size * 0.06} Q0 ${-size * 0.1} ${size * 0.85} 0 M${-size * 0.3} 0 l${size * 0.24} ${-size * 0.34} M0 ${-size * 0.05} l${size * 0.3} ${-size * 0.3} M${-size * 0.2} 0 l${size * 0.26} ${size * 0.34} M${size * 0.1} 0 l${size * 0.3} ${size * 0.28}`;
  return solid(
    smooth(edge),
    shaded(...tones),
    size * 0.08,
    { rim: 0.6 },
    line(vein, '#F4FFD6', size * 0.04, 0.6),
  );
}

/** Diced things heaped together: each tone in its own path, lit cubes on top. */
export function dice(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  size: number,
  tones: readonly Tones[],
): string {
  let out = '';
  const cubes = Array.from({ length: count }, () => spot(rng)).sort((a, b) => a[1] - b[1]);
  cubes.forEach(([x, y], i) => {
    const [light, body, dark] = tones[i % tones.length] ?? ['#fff', '#ccc', '#888'];
    const s = size * (0.8 + rng() * 0.4);
    const front = polygon([
      [-s, -s * 0.3],
      [s * 0.4, 0],
      [s * 0.35, s],
      [-s * 0.95, s * 0.62],
    ]);
    const top = polygon([
      [-s, -s * 0.3],
      [-s * 0.2, -s * 0.8],
      [s, -s * 0.5],
      [s * 0.4, 0],
    ]);
    const side = polygon([
      [s * 0.4, 0],
      [s, -s * 0.5],
      [s * 0.95, s * 0.4],
      [s * 0.35, s],
    ]);
    out += placed(path(side, dark) + path(front, body) + path(top, light), x, y, rng() * 70 - 35);
  });
  return out;
}

export function walnut(rng: Random, size: number): string {
  return solid(
    blob(rng, 0, 0, size, size * 0.8, 0.16, 9),
    shaded('#F0C88A', '#B07A3E', '#5A3214'),
    size * 0.18,
    { rim: 0.6 },
    line(
      d`M${-size * 0.6} 0 q${size * 0.3} ${-size * 0.5} ${size * 0.6} 0 t${size * 0.6} 0 M${-size * 0.3} ${size * 0.3} q${size * 0.3} ${-size * 0.3} ${size * 0.6} 0`,
      '#6E4018',
      size * 0.13,
      0.8,
    ),
  );
}

export function almond(size: number): string {
  return solid(
    d`M${-size} 0 C${-size * 0.5} ${-size * 0.7} ${size * 0.5} ${-size * 0.6} ${size} 0 C${size * 0.5} ${size * 0.6} ${-size * 0.5} ${size * 0.7} ${-size} 0z`,
    shaded('#FFEFD0', '#E0B478', '#9A622A'),
    size * 0.18,
    { rim: 0.6 },
  );
}

export function fig(): string {
  const skin = 'M-58 20 C-60 -34 -20 -60 0 -78 C20 -60 60 -34 58 20 C40 44 -40 44 -58 20z';
  const flesh = 'M-46 16 C-46 -24 -16 -44 0 -58 C16 -44 46 -24 46 16 C30 32 -30 32 -46 16z';
  return (
    solid(skin, shaded('#8A5AA0', '#4A2358', '#1B0A26'), 8, { rim: 1 }) +
    path(flesh, '#FFE9CF') +
    path(
      'M-35 12 C-35 -16 -12 -32 0 -42 C12 -32 35 -16 35 12 C22 24 -22 24 -35 12z',
      radial('#FFB08A 0, #E0455A 0.5, #8A1A3E 1', 0.5, 0.6, 0.6),
    ) +
    path(
      [
        [-18, 4],
        [-8, -12],
        [6, -18],
        [14, 0],
        [2, 6],
        [-6, 12],
        [18, 10],
        [-22, 12],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 3.2, 2.2))
        .join(''),
      '#FFE9B8',
    )
  );
}

export function crouton(rng: Random): string {
  return (
    dice(rng, 1, () => [0, 0], 25, [['#FFE7B0', '#E3A650', '#9A5E1E']]) +
    path(specks(rng, 6, inBox(-16, -10, 30, 26), 1.5, 3), '#7A4212', 0.6)
  );
}

export function shaving(rng: Random): string {
  return solid(
    smooth([
      [-40, 4],
      [-20, -10],
      [14, -6],
      [44, -14 + rng() * 8],
      [38, 2],
      [6, 10],
      [-26, 14],
    ]),
    shaded('#FFFDEB', '#F8E7AE', '#D9B560'),
    4,
    { rim: 0.4 },
  );
}

export function onionArc(size: number): string {
  const arc = d`M${-size} ${size * 0.3} Q0 ${-size * 0.9} ${size} ${size * 0.2}`;
  return (
    line(arc, '#7A2E6E', size * 0.3) +
    placed(line(arc, '#F8E3F4', size * 0.17), 0, size * 0.06) +
    line(arc, '#C98ABF', size * 0.06, 0.9)
  );
}

export function olive(r: number, tone: 'green' | 'black'): string {
  const [light, body, dark] =
    tone === 'green' ? ['#DDE08A', '#8F9A34', '#3E4A12'] : ['#7A6478', '#2E1F2E', '#0A060C'];
  return (
    solid(
      oval(0, 0, r, r * 0.82),
      radial(
        [
          [0, light ?? ''],
          [0.5, body ?? ''],
          [1, dark ?? ''],
        ],
        0.34,
        0.3,
        0.8,
      ),
      r * 0.2,
      { rim: 1 },
    ) + ellipse(-r * 0.3, -r * 0.36, r * 0.24, r * 0.14, '#fff', 0.85)
  );
}

export function tomatoSlice(r: number): string {
  const cells = [0, 60, 120, 180, 240, 300]
    .map((a) =>
      placed(
        path(oval(r * 0.5, 0, r * 0.24, r * 0.17), '#FFB070') +
          ellipse(r * 0.5, 0, r * 0.1, r * 0.05, '#FFF0C0'),
        0,
        0,
        a,
      ),
    )
    .join('');
  return placed(
    solid(
      oval(0, 0, r, r),
      radial('#FF8A66 0, #E8452F 0.75, #A81A14 1'),
      r * 0.12,
      { rim: 0.7 },
      cells,
    ),
    0,
    0,
    0,
    1,
    0.6,
  );
}

export function cucumberSlice(r: number): string {
  return placed(
    solid(oval(0, 0, r, r), '#3E7D2A', r * 0.1) +
      ellipse(0, 0, r * 0.87, r * 0.87, radial('#F4FBD0 0, #C9E38A 1')) +
      path(
        [0, 72, 144, 216, 288]
          .map((a) =>
            oval(Math.cos(a / 57.3) * r * 0.42, Math.sin(a / 57.3) * r * 0.42, r * 0.12, r * 0.07),
          )
          .join(''),
        '#FDFFEA',
      ),
    0,
    0,
    0,
    1,
    0.6,
  );
}

/** A cob on its side, kernels in rows, kissed by the coals. */
export function corn(rng: Random): string {
  const shape =
    'M-128 -2 C-132 -40 -100 -50 -60 -52 L80 -46 C124 -40 138 -16 134 4 C130 30 110 42 70 46 L-70 52 C-110 50 -128 34 -128 -2z';
  let light = '';
  let dark = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 15; i++) {
      const kernel = oval(-120 + i * 17.4 + (row % 2) * 8, -40 + row * 16.4, 8.2, 7);
      if (rng() < 0.2) dark += kernel;
      else light += kernel;
    }
  return (
    solid(
      shape,
      '#A86A12',
      10,
      { rim: 0.9, key: 0.5 },
      path(light, linear('#FFF2A0 0, #FFD03A 0.4, #D08A0E 1')) +
        path(dark, '#4A1F08', 0.92) +
        path(specks(rng, 26, inOval(0, -6, 110, 36), 1.5, 3.6), '#A8200E', 0.9) +
        line('M-96 -34 Q-20 -44 70 -36', '#FFFBE0', 7, 0.5) +
        glow(20, -20, 60, 16, '#FFF3B0', 0.7),
    ) +
    ellipse(-128, -1, 10, 30, '#E8C98A') +
    ellipse(-130, -1, 5, 15, '#B98A4A')
  );
}

export function stick(length: number, thick: number, tones: Tones): string {
  return `<rect x="${-thick / 2}" y="${-length}" width="${thick}" height="${length}" rx="${thick * 0.3}" fill="${linear(
    [
      [0, tones[0]],
      [0.5, tones[1]],
      [1, tones[2]],
    ],
    0,
    0,
    1,
    0,
  )}"/>${ellipse(0, -length + 2, thick * 0.42, thick * 0.2, tones[0])}${line(d`M${-thick * 0.2} ${-length + 10} V-8`, '#fff', 2, 0.35)}`;
}

/** A soft heap of something fine: rice, bulgur, slaw. */
export function mound(
  rng: Random,
  rx: number,
  height: number,
  tones: Tones,
  grains: readonly string[],
  grain = 4,
): string {
  const shape = smooth([
    [-rx, 10],
    [-rx * 0.8, -height * 0.5],
    [-rx * 0.3, -height],
    [rx * 0.3, -height * 0.96],
    [rx * 0.8, -height * 0.5],
    [rx, 10],
    [rx * 0.5, rx * 0.26],
    [-rx * 0.5, rx * 0.26],
  ]);
  const spot = inBox(-rx, -height, rx * 2, height + rx * 0.3);
  return solid(
    shape,
    shaded(...tones),
    rx * 0.09,
    { rim: 0.6 },
    grains
      .map((tone) => path(specks(rng, 46, spot, grain * 0.6, grain * 1.3, 0.5), tone, 0.75))
      .join(''),
  );
}

export function strands(
  rng: Random,
  rx: number,
  ry: number,
  count: number,
  tones: readonly string[],
  width = 6,
): string {
  return tones
    .map((tone, k) => {
      let data = '';
      for (let i = 0; i < count; i++) {
        const [x, y] = inOval(0, -k * 5, rx * (1 - k * 0.07), ry * (1 - k * 0.1))(rng);
        data += d`M${x} ${y} q${rng() * 30 - 15} ${-14 - rng() * 10} ${rng() * 60 - 30} ${rng() * 12 - 6}`;
      }
      return line(data, tone, width - k * 0.7, 0.96);
    })
    .join('');
}

export function flakes(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  tone: string,
  size = 4,
): string {
  return path(shards(rng, count, spot, size * 0.6, size), tone);
}

export function herbs(rng: Random, count: number, rx: number, ry: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = inOval(0, 0, rx, ry)(rng);
    out += placed(leaf(18, 7, ['#BEE87A', '#5FAA38', '#2E6A1E']), x, y, rng() * 360);
  }
  return out;
}
