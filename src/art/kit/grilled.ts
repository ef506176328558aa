import { d, ellipse, glow, line, linear, path, placed, type Random, radial } from './paint';
import { blob, capsule, inOval, oval, shards, smooth, specks } from './shape';
import { shaded, solid } from './solid';

const CHAR = '#1A0805';

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

/** Meat and vegetables threaded along x on a steel skewer. */
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

export function vegetableCube(
  rng: Random,
  kind: 'courgette' | 'aubergine' | 'pepper' | 'mushroom' | 'onion',
): string {
  const tones = {
    courgette: ['#D9EDA0', '#9CC45A', '#3E6B1F'],
    aubergine: ['#8A5A8E', '#4A2350', '#180A1E'],
    pepper: ['#FF7A55', '#D42A1A', '#6E0D0A'],
    mushroom: ['#EAD3B0', '#B08A5E', '#5A3A20'],
    onion: ['#F9E3F0', '#C98AB8', '#7A2E68'],
  } as const;
  const [light, body, dark] = tones[kind];
  const shape =
    kind === 'courgette' || kind === 'mushroom'
      ? oval(0, 0, 31, 34)
      : blob(rng, 0, 0, 33, 33, 0.09, 8);
  const heart =
    kind === 'courgette'
      ? ellipse(-3, 0, 20, 25, '#EDF6C8') +
        path(specks(rng, 8, inOval(-3, 0, 13, 17), 1.5, 2.6), '#C9D98A')
      : kind === 'onion'
        ? line('M-18 -20 Q6 0 -14 22 M0 -24 Q18 0 4 24', '#fff', 3, 0.6)
        : '';
  return solid(
    shape,
    shaded(light, body, dark),
    7,
    { rim: 0.8 },
    heart +
      line('M-14 -30 L-2 30 M12 -32 L22 28', CHAR, 6, 0.55) +
      line('M-20 -16 Q-12 -26 4 -27', '#fff', 3.5, 0.55),
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

/** A whole fish with the grill's lattice on its flank. */
export function seaBass(rng: Random): string {
  const flank = smooth(
    '-240 4, -206 -34, -120 -72, 0 -82, 110 -58, 176 -22, 226 -58, 252 -46, 232 2, 254 48, 226 56, 178 22, 104 58, -10 76, -120 62, -206 34',
  );
  const skin = linear('#5E6A72 0, #A9B6B8 0.25, #EDEBDD 0.5, #CBB089 0.75, #5A3A1E 1');
  let scales = '';
  for (let i = 0; i < 12; i++)
    for (let k = 0; k < 4; k++)
      scales += d`M${-120 + i * 24 + (k % 2) * 12} ${-40 + k * 24} q8 8 0 16`;
  const marks = [-90, -30, 30, 90]
    .map((x) => d`M${x - 26} -60 L${x + 26} 52 M${x + 26} -60 L${x - 26} 52`)
    .join(' ');
  return (
    solid('M-60 -70 C-30 -112 60 -110 104 -60z', shaded('#8A8F90', '#5A5550', '#2A2018'), 6) +
    solid(
      flank,
      skin,
      13,
      { rim: 1 },
      line(scales, '#4A5258', 2, 0.3) +
        line(marks, CHAR, 11, 0.6) +
        path(specks(rng, 26, inOval(0, 0, 170, 60), 2, 6), '#3A1C0A', 0.45) +
        glow(-60, -44, 150, 20, '#fff', 0.6),
    ) +
    line('M-160 -54 Q-140 0 -160 52', '#2E2A2A', 5, 0.6) +
    solid(
      'M-110 8 C-80 -6 -60 10 -44 36 C-76 40 -100 30 -110 8z',
      shaded('#D9C9A8', '#8A6E4A', '#3A2412'),
      5,
    ) +
    ellipse(-196, -12, 13, 12, '#F6F0DE') +
    ellipse(-195, -12, 7, 7, '#161214') +
    ellipse(-198, -15, 2.6, 2.6, '#fff') +
    line('M-238 8 Q-222 14 -206 10', '#2E2A2A', 3.5)
  );
}

export function battered(rng: Random): string {
  const shape = smooth(
    '-220 10, -190 -36, -110 -58, -20 -50, 70 -62, 160 -40, 222 -6, 190 30, 90 52, -10 44, -110 54, -196 42',
  );
  const field = inOval(0, 0, 200, 46);
  return solid(
    shape,
    linear('#FFE6A0 0, #E9A53C 0.45, #95500F 1', 0.1, 0, 0.7, 1),
    14,
    { rim: 1 },
    path(shards(rng, 60, field, 4, 13), '#A8601A', 0.32) +
      path(shards(rng, 60, field, 3, 10), '#FFF0BE', 0.5) +
      path(specks(rng, 26, field, 1.4, 3.4), '#FFFBEA', 0.9) +
      line('M-150 -28 Q-60 -46 30 -38', '#FFFBEA', 7, 0.5),
  );
}

export function prawn(): string {
  const body =
    'M-44 30 C-66 -10 -40 -54 6 -52 C46 -50 62 -16 46 10 C40 20 28 20 24 8 C28 -10 16 -24 -2 -22 C-26 -20 -30 6 -14 22 C-22 36 -36 40 -44 30z';
  return (
    solid(
      body,
      shaded('#FFD9B8', '#FF8A5C', '#C2381E'),
      8,
      { rim: 0.9 },
      line(
        'M-48 -4 L-26 4 M-34 -34 L-18 -16 M-4 -50 L0 -24 M30 -42 L18 -18 M52 -14 L28 -2',
        '#FFF3E6',
        5,
        0.7,
      ),
    ) +
    solid(
      'M-40 28 C-60 30 -70 46 -62 58 C-50 54 -46 62 -34 60 C-26 50 -28 36 -40 28z',
      shaded('#FF9A6E', '#E0452A', '#8A1A10'),
      5,
    )
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

export function halloumiSlice(rng: Random): string {
  const shape = smooth('-88 -26, -20 -36, 70 -34, 92 -14, 88 22, 20 34, -70 32, -94 8');
  return (
    placed(path(shape, '#B98F4C'), 2, 13) +
    solid(
      shape,
      shaded('#FFFCEE', '#F6E6BA', '#D2AC66'),
      8,
      { rim: 0.7 },
      bars(80, 36, 5, 11) + path(specks(rng, 16, inOval(0, 0, 80, 28), 2, 6), '#C9883A', 0.4),
    )
  );
}

/** A thick slice of grilled breast: white meat below, the grill's mark on top. */
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

export function charredPepper(tone: 'green' | 'red', rng: Random): string {
  const [light, body, dark] =
    tone === 'green' ? ['#B8D96A', '#5E9A2E', '#1F4A14'] : ['#FF8A66', '#D2301C', '#6A0E0A'];
  const shape =
    'M-104 6 C-90 -26 -40 -34 10 -28 C60 -22 92 -4 118 10 C86 22 40 30 -10 28 C-60 28 -92 22 -104 6z';
  return (
    line('M-102 4 q-16 -8 -22 -20', '#4E6B1F', 9) +
    solid(
      shape,
      shaded(light ?? '', body ?? '', dark ?? ''),
      8,
      { rim: 0.9 },
      path(blob(rng, -20, 2, 30, 10, 0.3), CHAR, 0.6) +
        path(blob(rng, 42, 4, 22, 9, 0.3), CHAR, 0.55) +
        line('M-78 -12 Q-30 -24 30 -18', '#fff', 5, 0.55),
    )
  );
}

export function grilledTomato(rng: Random): string {
  return (
    placed(path(oval(0, 0, 52, 36), '#6E0D0A'), 0, 12) +
    solid(
      oval(0, 0, 52, 36),
      radial('#FF9A72 0, #E8402B 0.6, #A81A14 1', 0.4, 0.35, 0.7),
      8,
      { rim: 0.9 },
      path(
        [0, 72, 144, 216, 288]
          .map((a) =>
            oval(Math.cos((a * Math.PI) / 180) * 26, Math.sin((a * Math.PI) / 180) * 17, 11, 7),
          )
          .join(''),
        '#FFB65C',
        0.75,
      ) +
        line('M-40 -20 L20 30 M-10 -34 L44 14', CHAR, 8, 0.5) +
        path(specks(rng, 10, inOval(0, 0, 40, 24), 1.4, 3), '#2E6A1E', 0.9),
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

export function mussel(rng: Random): string {
  const shell = 'M-62 4 C-50 -34 20 -44 62 -4 C40 36 -40 38 -62 4z';
  return (
    placed(path(shell, '#050408'), 0, 9) +
    solid(shell, shaded('#56607E', '#1E2236', '#07070F'), 8, { rim: 1 }) +
    solid(
      'M-48 4 C-38 -22 18 -30 48 -4 C30 22 -32 26 -48 4z',
      shaded('#FFE0A0', '#DDA24A', '#8A5418'),
      5,
      { rim: 0.4 },
      path(specks(rng, 26, inOval(0, -2, 40, 18), 2.4, 4.4, 0.5), '#FFF0C8', 0.85) +
        path(specks(rng, 6, inOval(0, -2, 36, 14), 2, 3.4), '#4A1F12'),
    ) +
    line('M-52 -8 Q-20 -32 24 -28', '#C9D6F2', 3, 0.7)
  );
}
