import type { Random } from './paint';
import { d, line, linear, placed } from './paint';
import type { Point } from './shape';
import { solid } from './solid';

export function leaf(
  length: number,
  wide: number,
  tones: readonly [string, string, string],
): string {
  const shape = d`M0 0 C${length * 0.2} ${-wide} ${length * 0.7} ${-wide} ${length} 0 C${length * 0.7} ${wide} ${length * 0.2} ${wide} 0 0z`;
  let veins = d`M2 0 Q${length * 0.5} ${-wide * 0.16} ${length * 0.96} 0`;
  for (let i = 1; i < 5; i++)
    veins += d` M${length * i * 0.19} 0 l${length * 0.1} ${-wide * 0.5} M${length * i * 0.19} 0 l${length * 0.1} ${wide * 0.5}`;
  return solid(
    shape,
    linear([
      [0, tones[0]],
      [0.5, tones[1]],
      [1, tones[2]],
    ]),
    wide * 0.24,
    { rim: 0.7 },
    line(veins, '#EAFBC4', wide * 0.07, 0.5),
  );
}

const MINT = ['#B4E85C', '#4FA82E', '#1B5A1C'] as const;

const SAGE = ['#D3DDBE', '#8FA680', '#4C6350'] as const;

/** Draws a bunch of mint that stands out of a glass. */
export function mint(rng: Random, size: number, look: 'mint' | 'sage' = 'mint'): string {
  const tones = look === 'mint' ? MINT : SAGE;
  const spread = [-165, -18, -140, -42, -112, -66, -90];
  return spread
    .map((turn, i) =>
      placed(
        leaf(size * (0.78 + (i / 7) * 0.3), size * 0.34, tones),
        rng() * 6 - 3,
        -i * 3,
        turn + rng() * 14 - 7,
      ),
    )
    .join('');
}

/** Draws leaves that float in a drink. */
export function leavesIn(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  size: number,
): string {
  let leaves = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = spot(rng);
    leaves += placed(leaf(size * (0.8 + rng() * 0.5), size * 0.34, MINT), x, y, rng() * 360);
  }
  return leaves;
}

export function rosemary(length: number, rng: Random): string {
  let needles = '';
  const count = Math.round(length / 7);
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const y = -length * (0.1 + share * 0.9);
    const reach = (1 - share * 0.55) * (18 + rng() * 9);
    const lift = reach * (0.5 + rng() * 0.7);
    needles += d`M0 ${y} q${-reach * 0.5} ${-lift * 0.2} ${-reach} ${-lift} M0 ${y - 3} q${reach * 0.5} ${-lift * 0.2} ${reach} ${-lift}`;
  }
  const tip = d`M0 ${-length} v-16 M0 ${-length} l-6 -14 M0 ${-length} l7 -13`;
  return (
    line(d`M0 4 V${-length}`, '#7A5A34', 4.5) +
    line(needles + tip, '#143A26', 5) +
    placed(line(needles + tip, '#5E9A68', 2.8), -0.6, -0.8) +
    placed(line(needles + tip, '#D6F0C4', 0.9, 0.7), -1, -1.4)
  );
}

export function pineappleCrown(size: number): string {
  const blade = d`M0 0 C${size * 0.2} ${-size * 0.18} ${size * 0.66} ${-size * 0.2} ${size} ${-size * 0.06} C${size * 0.6} ${size * 0.04} ${size * 0.2} ${size * 0.12} 0 0z`;
  const turns = [-170, -10, -150, -30, -128, -52, -106, -74, -90];
  return turns
    .map((turn, i) =>
      placed(
        solid(blade, linear('#2E6A2A 0, #6FAE3E 0.5, #C9E27A 1', 0, 0, 1, 0), size * 0.05),
        0,
        0,
        turn,
        0.8 + (i % 3) * 0.14,
      ),
    )
    .join('');
}

export function celeryStick(length: number): string {
  const leafy = [-60, -90, -120, -30, -150]
    .map((turn) => placed(leaf(40, 15, ['#D9F08A', '#8CC63F', '#3F7D20']), 0, -length, turn))
    .join('');
  return `<rect x="-13" y="${-length}" width="26" height="${length}" rx="8" fill="${linear(
    '#E8F5B0 0, #A8D060 0.5, #5C9430 1',
    0,
    0,
    1,
    0,
  )}"/>${line(d`M-5 ${-length + 6} V-6 M4 ${-length + 6} V-6`, '#EFFAC9', 2, 0.7)}${leafy}`;
}
