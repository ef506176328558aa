import type { Random } from './paint';
import { d, line, linear, path, placed } from './paint';
import type { Point } from './shape';
import { blob, inBox, inOval, oval, shards, smooth, specks } from './shape';
import { shaded, solid } from './solid';

/** Draws a slice of country bread with its crumb to the front. */
export function breadSlice(rng: Random, size = 1): string {
  const crust = smooth('-62 34, -72 -14, -44 -44, 0 -50, 44 -44, 72 -14, 62 34, 0 40');
  const crumb = smooth('-53 27, -61 -12, -38 -36, 0 -41, 38 -36, 61 -12, 53 27, 0 32');
  return placed(
    placed(path(crust, '#6E3A14'), 5, 12) +
      solid(crust, shaded('#E8A85A', '#B56E2A', '#6E3A14'), 7, { rim: 0.8 }) +
      path(crumb, shaded('#FFF6DE', '#F6DFB4', '#D9AF74')) +
      path(specks(rng, 16, inOval(0, -4, 46, 28), 1.6, 5), '#D2A566', 0.55) +
      path(blob(rng, -4, -4, 34, 18, 0.3), '#C98A42', 0.22),
    0,
    0,
    0,
    size,
  );
}

export function flatbread(rng: Random, rx = 110): string {
  const shape = blob(rng, 0, 0, rx, rx * 0.46, 0.06, 12);
  return (
    placed(path(shape, '#7A4214'), 0, 10) +
    solid(
      shape,
      shaded('#FFE8BC', '#E6B46A', '#A86A2A'),
      8,
      { rim: 0.8 },
      path(specks(rng, 16, inOval(0, 0, rx * 0.8, rx * 0.36), 4, 13), '#7A3E12', 0.5) +
        path(specks(rng, 12, inOval(0, 0, rx * 0.8, rx * 0.36), 3, 8), '#FFF6DE', 0.5),
    )
  );
}

/** Draws a sesame ring. */
export function simit(rng: Random, r = 92): string {
  const squash = 0.5;
  const outer = oval(0, 0, r, r * squash);
  const hole = oval(0, -4, r * 0.46, r * squash * 0.4);
  const spot = (rr: Random): Point => {
    const a = rr() * 6.283;
    const reach = 0.56 + rr() * 0.38;
    return [Math.cos(a) * r * reach, Math.sin(a) * r * squash * reach - 4];
  };
  const ringFill = linear('#F0B060 0, #B8651E 0.45, #5E2A0A 1', 0.1, 0, 0.8, 1);
  return (
    placed(`<path d="${outer} ${hole}" fill-rule="evenodd" fill="#4A1F08"/>`, 0, 14) +
    `<path d="${outer} ${hole}" fill-rule="evenodd" fill="${ringFill}"/>` +
    path(specks(rng, 80, spot, 3, 5, 0.6), '#FFF0CE', 0.95) +
    line(
      d`M${-r * 0.86} ${-r * 0.14} A${r * 0.92} ${r * 0.44} 0 0 1 ${r * 0.1} ${-r * 0.45}`,
      '#FFE8BC',
      5,
      0.6,
    ) +
    line(outer, linear('#5FE3DA/0 0.6, #5FE3DA/0.8 1', 0, 0, 1, 0.4), 3.5)
  );
}

export function toast(): string {
  const shape =
    'M-70 -34 Q-78 -62 -44 -62 H44 Q78 -62 70 -34 L64 40 Q62 48 54 48 H-54 Q-62 48 -64 40z';
  return (
    placed(path(shape, '#6E3A14'), 6, 10) +
    solid(shape, shaded('#F6C070', '#D08A3A', '#8A4A16'), 9, { rim: 0.8 }) +
    path(
      'M-56 -32 Q-60 -48 -40 -48 H40 Q60 -48 56 -32 L52 36 H-52z',
      shaded('#FFE7B4', '#EDBE72', '#C98A3E'),
    ) +
    path('M-20 -26 h32 l-4 26 h-30z', shaded('#FFFCE0', '#FFE27A', '#F0BE3E'))
  );
}

/** Draws a fried roll that is cut on the slant and shows its filling. */
export function borek(rng: Random): string {
  const roll = 'M-150 -34 Q-20 -56 92 -40 L118 44 Q-10 58 -146 40 C-166 20 -166 -14 -150 -34z';
  const cut = smooth('92 -40, 124 -30, 138 4, 118 44, 96 20, 86 -10');
  const filling = smooth('98 -28, 118 -20, 127 4, 114 30, 101 12, 95 -8');
  return (
    placed(path(roll, '#6A330B'), 0, 10) +
    solid(
      roll,
      linear('#FFE29A 0, #E9A544 0.4, #8A4712 1'),
      11,
      { rim: 0.5 },
      path(shards(rng, 26, inBox(-150, -40, 240, 80), 4, 12), '#A8611C', 0.35) +
        path(specks(rng, 22, inBox(-150, -40, 240, 80), 2, 6), '#FFF3C8', 0.6) +
        line('M-130 -20 Q-20 -40 80 -26 M-120 24 Q-10 36 100 26', '#8A4712', 4, 0.4),
    ) +
    solid(cut, '#D9932F', 5, { rim: 0.9 }) +
    path(filling, '#FFF0B8') +
    path(blob(rng, 112, -8, 9, 8, 0.2), '#8A1F1A') +
    path(blob(rng, 112, 12, 8, 7, 0.2), '#A82A1E') +
    path(blob(rng, 120, 4, 5, 5, 0.2), '#5E9A2E') +
    solid('M104 24 C108 40 104 58 110 66 C116 60 114 42 118 26z', linear('#FFF3BE 0, #F0C25E 1'), 3)
  );
}
