import { belt } from './belt';
import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed, radial, screen } from './paint';
import { inBox, specks } from './shape';
import { solid } from './solid';

const CRUSTS = {
  brioche: ['#FFE7AE', '#F3B050', '#C8701F', '#6E300A'],
  sesame: ['#FFDFA0', '#E89B42', '#B85F1B', '#622A09'],
  dark: ['#E0A066', '#8E4C1E', '#54270D', '#230D05'],
} as const;

export function bottomBun(tone: keyof typeof CRUSTS): string {
  const [light, body, deep, dark] = CRUSTS[tone];
  const shape = d`M-196 -56 Q0 -30 196 -56 C206 -44 204 -6 158 4 Q0 22 -158 4 C-204 -6 -206 -44 -196 -56z`;
  const crumb = belt({ width: 392, top: -62, bottom: -56, sag: 14, bulge: 0 });
  const fill = linear([
    [0, light],
    [0.25, body],
    [0.7, deep],
    [1, dark],
  ]);
  return (
    solid(shape, fill, 13, { key: 0.55, rim: 0.8 }) + path(crumb, linear('#FFF3D2 0, #E9B468 1'))
  );
}

function sesame(rng: Random): string {
  let seeds = '';
  for (let i = 0; i < 34; i++) {
    const angle = -Math.PI * (0.06 + 0.88 * ((i * 0.618) % 1));
    const reach = 0.25 + 0.62 * Math.sqrt(rng());
    const [x, y] = [Math.cos(angle) * 190 * reach, -34 + Math.sin(angle) * 118 * reach];
    const turn = rng() * 140 - 70;
    seeds += placed(
      ellipse(1.6, 3.4, 9, 5.4, '#5A2607', 0.5) +
        path('M-9.5 0 C-6 -6 4 -6 9.5 0 C4 5.4 -6 5.4 -9.5 0z', linear('#FFF9E6 0, #E8C384 1')),
      x,
      y,
      turn,
      1,
      1 - Math.abs(x) / 700,
    );
  }
  return seeds;
}

export function topBun(tone: keyof typeof CRUSTS, rng: Random, seeded: boolean): string {
  const [light, body, deep, dark] = CRUSTS[tone];
  const dome = d`M-206 -10 C-224 -76 -156 -158 0 -160 C156 -158 224 -76 206 -10 C198 8 176 10 150 12 Q0 26 -150 12 C-176 10 -198 8 -204 -10z`;
  const fill = radial(
    [
      [0, light],
      [0.3, body],
      [0.68, deep],
      [1, dark],
    ],
    0.34,
    0.2,
    0.86,
  );
  const inside =
    glow(-40, 18, 210, 34, '#FFE0A6', 0.55) +
    glow(-74, -114, 130, 50, '#FFF8E4', 0.75) +
    screen(glow(190, -70, 70, 120, '#46D3C9', 0.5)) +
    path(specks(rng, 26, inBox(-180, -150, 360, 150), 1, 2.4), '#7A3A0E', 0.22);
  const window = d`M-132 -104 C-108 -130 -70 -141 -30 -143 C-56 -132 -88 -119 -108 -95 C-116 -90 -136 -95 -132 -104z`;
  return (
    solid(dome, fill, 13, { key: 0.5, rim: 1 }, inside) +
    path(window, '#FFFDF5', 0.5) +
    (seeded ? sesame(rng) : line('M-60 -136 Q0 -148 60 -138', '#FFFDF5', 5, 0.4))
  );
}

export function steam(x: number, y: number, height: number, rng: Random): string {
  let wisps = '';
  for (let i = 0; i < 5; i++) {
    const left = x - 110 + i * 50 + rng() * 20;
    wisps += glow(
      left,
      y - height * (0.3 + rng() * 0.4),
      26 + rng() * 26,
      height * (0.45 + rng() * 0.25),
      '#FFEBD6',
      0.09,
    );
  }
  return screen(wisps);
}

export function flag(y: number): string {
  const cloth = d`M2 ${y - 108} C22 ${y - 118} 40 ${y - 96} 66 ${y - 108} L60 ${y - 62} C40 ${y - 52} 22 ${y - 74} 2 ${y - 64}z`;
  return (
    line(d`M0 ${y + 14} V${y - 112}`, '#D9A567', 6) +
    line(d`M-1.5 ${y + 14} V${y - 112}`, '#FFEFCB', 2, 0.8) +
    solid(cloth, linear('#FF9A5C 0, #C8400E 1', 0, 0, 1, 0), 5) +
    path(d`M14 ${y - 72} l12 -22 l8 11 l7 -9 l12 19z`, '#FFF3E0', 0.95)
  );
}
