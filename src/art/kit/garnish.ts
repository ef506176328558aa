import { d, ellipse, glow, line, linear, path, placed, type Random, radial } from './paint';
import { blob, inOval, oval, type Point, smooth, specks } from './shape';
import { shaded, solid } from './solid';

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

/** A bunch of mint standing out of a glass. */
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

/** Leaves drifting in a drink. */
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

export function cherry(r: number): string {
  return (
    line(
      d`M0 ${-r * 0.7} C${r * 0.3} ${-r * 2.4} ${r * 1.2} ${-r * 3.2} ${r * 2} ${-r * 3.9}`,
      '#3E6B1F',
      r * 0.17,
    ) +
    line(
      d`M${-r * 0.05} ${-r * 0.7} C${r * 0.25} ${-r * 2.4} ${r * 1.15} ${-r * 3.2} ${r * 1.95} ${-r * 3.95}`,
      '#B9DB7A',
      r * 0.06,
    ) +
    solid(
      oval(0, 0, r, r * 0.96),
      radial('#FF7A72 0, #D0142B 0.4, #4E0412 1', 0.34, 0.3, 0.8),
      r * 0.22,
      { shade: 0.5, rim: 1 },
    ) +
    ellipse(-r * 0.34, -r * 0.4, r * 0.24, r * 0.16, '#fff', 0.95)
  );
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

export function starAnise(r: number): string {
  let arms = '';
  for (let i = 0; i < 8; i++) {
    arms += placed(
      solid(
        d`M0 0 C${r * 0.3} ${-r * 0.3} ${r * 0.7} ${-r * 0.24} ${r} 0 C${r * 0.7} ${r * 0.24} ${r * 0.3} ${r * 0.3} 0 0z`,
        shaded('#B9723A', '#6B3517', '#2A1107'),
        r * 0.08,
      ) + ellipse(r * 0.56, 0, r * 0.15, r * 0.07, '#F0B878', 0.9),
      0,
      0,
      i * 45 + 10,
    );
  }
  return placed(arms, 0, 0, 0, 1, 0.5);
}

export function coffeeBean(r: number): string {
  return (
    solid(oval(0, 0, r, r * 0.66), shaded('#8C5530', '#48230F', '#1A0905'), r * 0.2) +
    line(
      d`M${-r * 0.8} ${r * 0.1} C${-r * 0.2} ${-r * 0.3} ${r * 0.2} ${r * 0.3} ${r * 0.8} ${-r * 0.1}`,
      '#140603',
      r * 0.16,
    )
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

export function pomegranateSeeds(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  r: number,
): string {
  let seeds = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = spot(rng);
    seeds += placed(
      path(
        blob(rng, 0, 0, r, r * 0.8, 0.14, 7),
        radial('#FF7A86 0, #C9123A 0.5, #5E0420 1', 0.35, 0.3, 0.8),
      ) + ellipse(-r * 0.3, -r * 0.3, r * 0.26, r * 0.16, '#fff', 0.9),
      x,
      y,
      rng() * 180,
    );
  }
  return seeds;
}

/** Two sticks of bark tied by their own curl. */
export function cinnamon(length: number): string {
  const bark = linear('#5A2A10 0, #C27A3E 0.35, #8A4A1E 0.6, #3A1808 1', 0, 0, 1, 0);
  const stick = `<rect x="-11" y="${-length}" width="22" height="${length}" rx="6" fill="${bark}"/>`;
  return (
    placed(
      stick +
        ellipse(0, -length, 11, 5, '#2A1007') +
        line(d`M-6 ${-length} q6 -4 12 0`, '#D9975A', 2),
      0,
      0,
      9,
    ) + placed(stick + ellipse(0, -length, 11, 5, '#2A1007'), 16, 4, 17)
  );
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

export function berries(
  rng: Random,
  spots: readonly Point[],
  r: number,
  tones: readonly [string, string, string] = ['#8FA2F0', '#3B49A8', '#141A4E'],
): string {
  return spots
    .map(([x, y]) =>
      placed(
        glow(3, r * 0.8, r * 1.3, r * 0.5, '#000', 0.6) +
          solid(
            oval(0, 0, r, r * 0.94),
            radial(
              [
                [0, tones[0]],
                [0.5, tones[1]],
                [1, tones[2]],
              ],
              0.34,
              0.3,
              0.8,
            ),
            r * 0.2,
            { rim: 0.9 },
          ) +
          path(
            smooth([
              [-r * 0.3, -r * 0.3],
              [0, -r * 0.5],
              [r * 0.3, -r * 0.3],
              [0, -r * 0.12],
            ]),
            tones[2],
            0.7,
          ) +
          path(specks(rng, 3, inOval(-r * 0.3, -r * 0.4, r * 0.2, r * 0.1), 1, 2.4), '#fff', 0.9),
        x,
        y,
      ),
    )
    .join('');
}
