import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed, radial } from './paint';
import type { Point } from './shape';
import { blob, inOval, oval, smooth, specks } from './shape';
import { shaded, solid } from './solid';

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

/** Draws two sticks of cinnamon, tied with a strip of bark. */
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
