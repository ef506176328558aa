import type { Random } from './paint';
import { d, glow, line, linear, path, placed } from './paint';
import { blob, capsule, inOval, oval, smooth, specks } from './shape';
import { shaded, solid } from './solid';

export const CHAR = '#1A0805';

export function bars(rx: number, ry: number, count: number, width = 9): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * rx * 2;
    data += d`M${x - ry * 0.5} ${-ry * 1.1} L${x + ry * 0.4} ${ry * 1.1}`;
  }
  return (
    line(data, CHAR, width, 0.62) +
    placed(line(data, '#FFD9A8', width * 0.22, 0.3), -width * 0.6, 0)
  );
}

export function kofte(rng: Random): string {
  return solid(
    blob(rng, 0, 0, 78, 34, 0.06),
    shaded('#B5713F', '#74391A', '#2A0F07'),
    10,
    { rim: 0.9 },
    path(specks(rng, 30, inOval(0, 0, 72, 28), 2, 5), '#2A0F07', 0.45) +
      path(specks(rng, 20, inOval(0, -4, 66, 22), 1.4, 3.4), '#E0A468', 0.6) +
      bars(62, 30, 4) +
      line('M-52 -16 Q-20 -28 22 -24', '#FFE6C4', 5, 0.55),
  );
}

/** Draws meat and vegetables on a steel skewer along x. */
export function skewer(rng: Random, pieces: readonly string[]): string {
  const step = 58;
  const start = (-(pieces.length - 1) / 2) * step;
  const steel =
    line(d`M${start - 66} 0 H${-start + 70}`, '#4A424E', 7) +
    line(d`M${start - 66} -1.5 H${-start + 70}`, '#F3E7D9', 2.4);
  return (
    steel +
    pieces.map((body, i) => placed(body, start + i * step, rng() * 6 - 3, rng() * 16 - 8)).join('')
  );
}

export function chickenCube(rng: Random): string {
  return solid(
    blob(rng, 0, 0, 37, 33, 0.1, 9),
    shaded('#FFC56E', '#D97A28', '#7A2C0C'),
    8,
    { rim: 0.8 },
    bars(30, 30, 2, 8) +
      path(specks(rng, 12, inOval(0, 0, 30, 26), 1.4, 4), '#5E1A06', 0.5) +
      line('M-20 -18 Q-6 -26 10 -23', '#FFF3D9', 4.5, 0.7),
  );
}

export function steak(rng: Random): string {
  const shape = smooth(
    '-190 6, -176 -46, -110 -72, -20 -66, 70 -82, 158 -66, 196 -14, 176 40, 96 66, 10 58, -84 70, -160 50',
  );
  const fat = 'M-176 30 Q-186 -40 -110 -66';
  return (
    placed(path(shape, '#2A0B06'), 4, 24) +
    placed(path(shape, linear('#8A2A1E 0, #C2493A 0.6, #4A120C 1')), 2, 13) +
    solid(
      shape,
      linear('#B06A3C 0, #6E3217 0.4, #240B05 1', 0.1, 0, 0.8, 1),
      14,
      { rim: 1 },
      line(fat, '#F3D9A4', 24, 0.9) +
        line('M30 -60 Q60 -10 20 40', '#E6BE84', 8, 0.5) +
        path(specks(rng, 60, inOval(0, 0, 180, 60), 2, 7), '#200A04', 0.45) +
        path(specks(rng, 36, inOval(0, -10, 170, 50), 1.4, 3.4), '#F0BE84', 0.65) +
        bars(170, 74, 6, 14) +
        line('M-140 -34 Q-80 -58 -10 -50', '#FFEBCB', 7, 0.5),
    )
  );
}

export function butterDisc(): string {
  return (
    glow(6, 26, 74, 22, '#FFD75E', 0.75) +
    placed(path(oval(0, 0, 40, 17), '#D9A01E'), 0, 13) +
    solid(oval(0, 0, 40, 17), linear('#FFFBD6 0, #FFDD66 1'), 5) +
    path('M-16 -4 l9 3 M6 -6 l-6 8 M14 3 l8 -4', '#3F7D2A') +
    line('M-14 -3 l8 3 M6 -6 l-5 7 M13 3 l8 -4', '#4E8A2E', 3)
  );
}

export function sausage(
  length: number,
  thick: number,
  tones: readonly [string, string, string] = ['#E08A55', '#A3431F', '#4A130A'],
): string {
  const shape = capsule(length, thick, -thick * 0.3);
  let cuts = '';
  for (let i = 0; i < 5; i++)
    cuts += d`M${(i / 4 - 0.5) * length * 0.8 - 9} ${-thick * 0.5} l18 ${thick * 0.75}`;
  return solid(
    shape,
    linear([
      [0, tones[0]],
      [0.4, tones[1]],
      [1, tones[2]],
    ]),
    thick * 0.2,
    { rim: 0.9 },
    line(cuts, CHAR, thick * 0.15, 0.55) +
      line(
        d`M${-length * 0.44} ${-thick * 0.3} Q0 ${-thick * 0.52} ${length * 0.4} ${-thick * 0.32}`,
        '#FFEBD6',
        thick * 0.12,
        0.75,
      ),
  );
}

/** Draws a thick slice of grilled breast: white meat below, grill marks on top. */
export function chickenSlice(rng: Random): string {
  const side = smooth('-92 2, -60 -12, 0 -18, 60 -12, 92 0, 84 30, 40 42, -30 44, -84 34');
  const top = smooth('-94 0, -64 -26, 0 -36, 62 -28, 94 -2, 60 6, 0 10, -62 8');
  return (
    solid(
      side,
      linear('#FFF9E8 0, #F7E2BC .5, #C9985A 1'),
      6,
      { rim: 0.7 },
      line('M-60 22 q30 8 60 6 M10 32 q30 0 50 -8', '#DDBB86', 3, 0.7),
    ) +
    solid(
      top,
      shaded('#F6C27A', '#C47A32', '#6E3210'),
      6,
      { rim: 0.5 },
      line('M-62 -30 L-44 10 M-24 -38 L-6 12 M16 -40 L34 12 M54 -34 L70 8', '#2A0F05', 8, 0.75) +
        path(specks(rng, 14, inOval(0, -14, 80, 18), 1.4, 3.4), '#FFE9C0', 0.7),
    )
  );
}

export function rasher(): string {
  const wave = 'M-110 8 C-80 -22 -60 24 -30 0 S20 -20 44 6 S90 -10 112 4';
  return (
    line(wave, '#5A120C', 40) +
    line(wave, '#C24A32', 34) +
    placed(line(wave, '#FFD2B8', 7, 0.95), 0, -4) +
    placed(line(wave, '#F3A888', 4, 0.8), 0, 9) +
    placed(line(wave, '#8A2416', 5, 0.7), 0, 3) +
    placed(line(wave, '#FFEBDD', 2.5, 0.8), 0, -15)
  );
}
