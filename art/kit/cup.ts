import { ellipse, glow, line, linear, path, placed, radial, random, screen } from './paint';
import { inOval, oval, specks } from './shape';
import { shaded, solid } from './solid';
import type { Still } from './stage';

/** Draws a saucer as a seated guest sees it. */
export function saucer(rx: number, tones: readonly [string, string, string], trim: string): string {
  const ry = rx * 0.32;
  return (
    path(oval(0, 10, rx * 0.96, ry), tones[2]) +
    solid(oval(0, 0, rx, ry), shaded(...tones), 7, { rim: 1 }) +
    line(oval(0, 1, rx * 0.86, ry * 0.82), trim, 4, 0.8) +
    ellipse(0, 4, rx * 0.5, ry * 0.46, tones[2], 0.35)
  );
}

export function sugarCube(): string {
  return (
    path('M-30 -16 L6 -6 L4 28 L-30 16z', linear('#FFFFFF 0, #D9CFC6 1')) +
    path('M6 -6 L32 -20 L30 12 L4 28z', linear('#D9CDC4 0, #8F8688 1')) +
    path('M-30 -16 L-2 -30 L32 -20 L6 -6z', '#FFFFFF')
  );
}

export function delight(): string {
  return (
    path('M-34 -18 L8 -6 L6 34 L-34 20z', linear('#FFB3C8 0, #D94A78 1')) +
    path('M8 -6 L38 -22 L36 16 L6 34z', linear('#E87A9E 0, #8E1F4E 1')) +
    path('M-34 -18 L-2 -36 L38 -22 L8 -6z', '#FFE3EC') +
    path(specks(random(5), 24, inOval(0, -14, 30, 18), 1.4, 3), '#fff', 0.9)
  );
}

/** Draws a small patterned cup of Turkish coffee with its foam. */
export function coffeeCup(): string {
  const wall = 'M-96 -140 C-96 -60 -70 -8 -34 0 Q0 8 34 0 C70 -8 96 -60 96 -140z';
  const china = linear('#FFFFFF 0, #F6ECE0 0.35, #C4B3AC 0.75, #7FA8A8 1', 0, 0, 1, 0.1);
  const tulip = (x: number, s: number) =>
    placed(
      path(
        'M0 26 C-22 12 -20 -14 -12 -26 C-6 -14 -4 -14 0 -30 C4 -14 6 -14 12 -26 C20 -14 22 12 0 26z',
        '#1F7E94',
      ) +
        path('M0 18 C-8 8 -6 -6 0 -16 C6 -6 8 8 0 18z', '#E0482E') +
        path('M0 26 q-18 2 -26 -12 q20 -2 26 12 q18 2 26 -12 q-20 -2 -26 12', '#2E8A4A'),
      x,
      -72,
      0,
      s,
      1,
    );
  const handle = 'M90 -116 C146 -130 148 -46 78 -46';
  return (
    line(handle, '#8A7A78', 21) +
    line(handle, '#F3E8DC', 15) +
    line(handle, '#fff', 4, 0.8) +
    solid(
      wall,
      china,
      10,
      { rim: 1 },
      line('M-96 -116 Q0 -92 96 -116', '#D9A23A', 6) +
        tulip(-56, 0.7) +
        tulip(-2, 1) +
        tulip(54, 0.7) +
        line('M-60 -22 Q0 -2 60 -22', '#D9A23A', 5),
    ) +
    solid(oval(0, -140, 96, 24), '#FBF3EA', 4) +
    ellipse(0, -138, 86, 19, radial('#5A2E14 0, #3A1A0A 0.7, #9A6432 1')) +
    path(specks(random(3), 30, inOval(0, -138, 78, 15), 2, 6), '#C08A4E', 0.75) +
    path(specks(random(4), 14, inOval(-20, -142, 40, 8), 2, 4), '#EBC894', 0.8) +
    line('M-86 -144 A96 24 0 0 1 -10 -163', '#fff', 4, 0.9)
  );
}

/** Draws a hammered copper cup with foam above its rim. */
export function copperMug(): string {
  const wall =
    'M-128 -320 C-122 -200 -112 -60 -96 -12 Q-92 0 -76 4 Q0 20 76 4 Q92 0 96 -12 C112 -60 122 -200 128 -320z';
  const copper = linear(
    '#7A3214 0, #D9834A 0.14, #FFE0BE 0.3, #D97E44 0.45, #7A3214 0.8, #B8623A 0.95, #8FF5EC 1',
    0,
    0,
    1,
    0,
  );
  const rng = random(157);
  let dents = '';
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 8; i++)
      dents += oval(-112 + i * 32 + (row % 2) * 16, -286 + row * 42, 13, 16);
  const handle = 'M118 -270 C210 -280 206 -110 104 -104';
  const foam =
    'M-126 -322 C-140 -360 -96 -384 -66 -372 C-46 -404 6 -404 26 -380 C60 -402 112 -386 114 -352 C136 -346 134 -324 126 -318 A128 26 0 0 1 -126 -322z';
  return (
    line(handle, '#5E260E', 28) +
    line(handle, '#D9834A', 20) +
    placed(line(handle, '#FFE9CF', 5, 0.9), -3, -4) +
    solid(
      wall,
      copper,
      13,
      { rim: 1 },
      path(dents, '#5E260E', 0.16) + placed(path(dents, '#FFEBD2', 0.16), -3, -4),
    ) +
    solid(
      foam,
      shaded('#FFFFFF', '#FBF6EC', '#D2C4B4'),
      9,
      { rim: 0.6 },
      path(specks(rng, 40, inOval(0, -350, 110, 26), 3, 8), '#E6DACA', 0.8) +
        path(specks(rng, 24, inOval(-20, -362, 90, 18), 2, 5), '#fff'),
    ) +
    line('M-128 -318 A128 27 0 0 0 128 -318', '#FFD9B4', 7) +
    line('M-128 -314 A128 27 0 0 0 128 -314', '#8A3A18', 3, 0.6)
  );
}

export function standing(
  body: string,
  half: number,
  top: number,
  foot = 14,
  caustic = '#FF9A4A',
): Still {
  return {
    body,
    under:
      glow(8, foot * 0.4, half * 1.5, 34, '#040103', 0.95) +
      screen(glow(half * 0.7, foot + 4, half * 1.1, 26, caustic, 0.4)),
    box: { left: -half, right: half, top, bottom: foot },
  };
}

/** Draws the steam above a cup. */
export function vapour(x: number, y: number): string {
  const puffs = [
    [6, -34, 24, 52],
    [-6, -90, 30, 60],
    [14, -146, 26, 56],
  ] as const;
  return screen(
    puffs.map(([dx, dy, rx, ry]) => glow(x + dx, y + dy, rx, ry, '#FFF1E2', 0.2)).join(''),
  );
}
