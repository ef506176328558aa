import { belt, drips, ragged } from './belt';
import { d, ellipse, glow, group, line, linear, path, placed, type Random } from './paint';
import { inBox, oval, type Point, shards, smooth, specks } from './shape';
import { shaded, solid } from './solid';

/** A layer is drawn on y = 0; the next one stands `rise` higher. */
export type Layer = { body: string; rise: number };

export function lettuce(rng: Random, w: number): Layer {
  const frill = (deep: number, shift: number) => (x: number) =>
    Math.abs(Math.sin(x * 11 + shift)) * deep + Math.sin(x * 27 + shift) * 4;
  const back = belt({ width: w + 34, top: -14, bottom: -4, droop: frill(20, 1.2), points: 45 });
  const front = belt({
    width: w + 40,
    top: -22,
    bottom: -10,
    droop: frill(22, rng() * 3),
    points: 49,
  });
  let veins = '';
  for (let i = 0; i < 17; i++) {
    const x = (i / 16 - 0.5) * w * 1.02;
    veins += d`M${x} ${-20} q${rng() * 10 - 5} 12 ${rng() * 16 - 8} ${24 + rng() * 6}`;
  }
  const green = linear('#D3F08A 0, #86C93F 0.5, #34761F 1');
  return {
    body:
      path(back, '#2E6A1E') +
      solid(front, green, 8, { rim: 0.5, shade: 0.4 }, line(veins, '#EAFAC0', 2.2, 0.5)),
    rise: 18,
  };
}

export function tomato(rng: Random, w: number): Layer {
  const slice = (x: number, width: number) => {
    const skin = linear('#FF8A66 0, #E8402B 0.3, #8E1414 1');
    return placed(
      solid(belt({ width, top: -22, bottom: -4, sag: 9, bulge: 6 }), skin, 8) +
        line(d`M${-width * 0.36} -14 q${width * 0.2} 8 ${width * 0.42} 7`, '#FFE1D3', 3.5, 0.75),
      x,
      0,
    );
  };
  return { body: slice(w * 0.24 + rng() * 6, w * 0.52) + slice(-w * 0.23, w * 0.55), rise: 20 };
}

/** Smashed on the plancha: thin, dark, lacy at the edge. */
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

export function pickles(rng: Random, w: number): Layer {
  let body = '';
  for (let i = 0; i < 5; i++) {
    const x = (i / 4 - 0.5) * w * 0.86 + rng() * 12;
    const y = -4 + 9 * (1 - Math.abs(i / 2 - 1)) + rng() * 3;
    const skin = linear('#B9C95B 0, #4E6A1E 1');
    body += placed(
      solid(oval(0, 0, 36, 12), skin, 5, { shade: 0.5 }) +
        ellipse(-1, -2, 29, 8, '#C9D77A', 0.8) +
        path(specks(rng, 6, inBox(-18, -6, 36, 8), 1.4, 2.6), '#EEF3B4', 0.8),
      x,
      y,
      rng() * 10 - 5,
    );
  }
  return { body, rise: 8 };
}

export function onion(rng: Random, w: number, look: 'golden' | 'red' = 'golden'): Layer {
  const strands = (count: number) => {
    let data = '';
    for (let i = 0; i < count; i++) {
      const x = (rng() - 0.5) * w * 0.92;
      const sag = 8 * (1 - (x / (w / 2)) ** 2);
      data += d`M${x} ${sag - 10 - rng() * 10} q${16 + rng() * 26} ${12 + rng() * 14} ${34 + rng() * 34} ${rng() * 8 - 4}`;
    }
    return data;
  };
  const [dark, body, light] =
    look === 'golden' ? ['#7A3E0E', '#D98A2B', '#FFDD92'] : ['#6E2363', '#B0539C', '#FBE3F4'];
  return {
    body:
      line(strands(15), dark ?? '', 8, 0.85) +
      line(strands(17), body ?? '', 7) +
      line(strands(13), light ?? '', 3.5, 0.85),
    rise: 12,
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

/** Beef strips laid across, hanging over both sides. */
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

/** A thigh in a craggy crust, too wide for its bun. */
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

/** Two thick slabs with the grill's stripes. */
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

export function strips(rng: Random, w: number): Layer {
  let body = '';
  for (let i = 0; i < 5; i++) {
    const x = (i / 4 - 0.5) * w * 0.72;
    const points: Point[] = [
      [-62, rng() * 8],
      [-22, 8 + rng() * 8],
      [20, 3 + rng() * 9],
      [66, 9 - rng() * 12],
    ];
    const ribbon = smooth(points, false);
    body += placed(
      line(ribbon, '#5E0D08', 24) +
        line(ribbon, '#C3271A', 19) +
        group(line(ribbon, '#FF8A6A', 4, 0.8), 'translate(-3 -5)') +
        path(specks(rng, 6, inBox(-50, -6, 100, 18), 2, 5), '#1F0503', 0.7),
      x,
      -4 - rng() * 5,
      rng() * 10 - 5,
    );
  }
  return { body, rise: 15 };
}

export function jalapenos(rng: Random, w: number): Layer {
  let body = '';
  for (let i = 0; i < 5; i++) {
    const x = (i / 4 - 0.5) * w * 0.8 + rng() * 10;
    const ring = `${oval(0, 0, 31, 12)} ${oval(0, -1, 18, 6)}`;
    body += placed(
      `<path d="${ring}" fill-rule="evenodd" fill="${shaded('#C9EE6E', '#5FA32A', '#245A14')}"/>${line(oval(0, 0, 30, 11.3), '#1F5212', 2.4, 0.9)}${path(oval(-9, -2, 3, 2) + oval(8, 1, 3, 2), '#FFF6C8')}${line('M-26 -5 q8 -6 20 -6', '#F4FFD2', 2.4, 0.9)}`,
      x,
      -6 + 9 * (1 - Math.abs(i / 2 - 1)),
      rng() * 20 - 10,
    );
  }
  return { body, rise: 10 };
}

export function slaw(rng: Random, w: number, look: 'white' | 'magenta' = 'white'): Layer {
  const heap = (count: number, lift: number) => {
    let data = '';
    for (let i = 0; i < count; i++) {
      const x = (rng() - 0.5) * w;
      const sag = 12 * (1 - (x / (w / 2)) ** 2);
      data += d`M${x} ${sag - lift - rng() * 16} q${rng() * 24 - 12} ${8 + rng() * 12} ${rng() * 54 - 27} ${10 + rng() * 16}`;
    }
    return data;
  };
  const tones =
    look === 'white'
      ? ['#9AAE6A', '#DDE6BC', '#FBFBEA', '#F08B2C']
      : ['#5A0B46', '#A31C78', '#E65AB4', '#FFC3EC'];
  return {
    body: tones
      .map((tone, i) => line(heap([26, 30, 26, 8][i] ?? 9, 12), tone, [8, 7, 4.5, 4][i] ?? 4, 0.95))
      .join(''),
    rise: 20,
  };
}

export function rocket(rng: Random, w: number): Layer {
  let body = '';
  for (let i = 0; i < 13; i++) {
    const x = (i / 12 - 0.5) * w * 1.05;
    const leaf =
      'M0 0 C10 -6 14 -22 30 -16 C26 -28 44 -30 50 -18 C60 -22 74 -10 80 4 C66 12 54 8 48 14 C40 8 34 14 26 8 C16 12 8 6 0 0z';
    const turn = (x > 0 ? 20 : 150) + (rng() * 40 - 20);
    body += placed(
      solid(leaf, shaded('#B8DF63', '#5C9A2E', '#1F5217'), 5) +
        line('M4 0 Q40 -6 72 0', '#DDF3A0', 2, 0.7),
      x * 0.9,
      0,
      turn,
      0.62 + rng() * 0.2,
    );
  }
  return { body, rise: 14 };
}
