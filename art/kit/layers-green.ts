import { belt } from './belt';
import type { Layer } from './layers-soft';
import type { Random } from './paint';
import { d, ellipse, group, line, linear, path, placed } from './paint';
import type { Point } from './shape';
import { inBox, oval, smooth, specks } from './shape';
import { shaded, solid } from './solid';

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
