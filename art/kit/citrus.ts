import type { Random } from './paint';
import { d, ellipse, glow, line, linear, path, placed, radial } from './paint';
import { inOval, oval, specks } from './shape';
import { solid } from './solid';

const CITRUS = {
  lemon: { rind: ['#FFE65A', '#EFB50C'], pith: '#FFFBE2', flesh: ['#FFF3A0', '#FFD83B'] },
  lime: { rind: ['#A9DD4A', '#4C9420'], pith: '#F4FFD9', flesh: ['#DDF58E', '#8FCB3C'] },
  orange: { rind: ['#FFB545', '#EE7A0C'], pith: '#FFF1D6', flesh: ['#FFCB6B', '#FF9320'] },
  mandarin: { rind: ['#FF9E3A', '#E85D08'], pith: '#FFE6C4', flesh: ['#FFB050', '#F9760F'] },
  grapefruit: { rind: ['#FFC06A', '#F08A3C'], pith: '#FFF0DC', flesh: ['#FF9A8A', '#E8404A'] },
  charred: { rind: ['#8C9A3A', '#3C4A14'], pith: '#E8D9A8', flesh: ['#D9B860', '#8A6A1E'] },
} as const;

export type Citrus = keyof typeof CITRUS;

/** Draws a cut wheel with light behind its flesh. */
export function wheel(kind: Citrus, r: number, squash = 1): string {
  const { rind, pith, flesh } = CITRUS[kind];
  let segments = '';
  const count = 9;
  const [half, inner, outer] = [(Math.PI / count) * 0.86, r * 0.1, r * 0.8];
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const point = (angle: number, reach: number) =>
      d`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
    segments += `M${point(a, inner)} L${point(a - half, outer * 0.93)} Q${point(a - half * 0.7, outer * 1.04)} ${point(a, outer * 1.03)} Q${point(a + half * 0.7, outer * 1.04)} ${point(a + half, outer * 0.93)}z`;
  }
  const char =
    kind === 'charred'
      ? path(
          specks(() => (Math.sin(count * segments.length) + 1) / 2, 1, inOval(0, 0, 1, 1), 1, 2),
          '#000',
        ) +
        glow(0, r * 0.2, r, r * 0.7, '#1A0A04', 0.7) +
        line(
          d`M${-r * 0.7} ${-r * 0.3} L${r * 0.7} ${-r * 0.3} M${-r * 0.75} ${r * 0.15} L${r * 0.75} ${r * 0.15} M${-r * 0.6} ${r * 0.55} L${r * 0.6} ${r * 0.55}`,
          '#1A0A04',
          r * 0.11,
          0.65,
        )
      : '';
  return placed(
    solid(
      oval(0, 0, r, r),
      linear(
        [
          [0, rind[0]],
          [1, rind[1]],
        ],
        0.1,
        0,
        0.8,
        1,
      ),
      r * 0.1,
      { shade: 0.4, rim: 0.8 },
    ) +
      ellipse(0, 0, r * 0.9, r * 0.9, pith) +
      path(
        segments,
        radial(
          [
            [0, flesh[0]],
            [1, flesh[1]],
          ],
          0.4,
          0.35,
          0.8,
        ),
      ) +
      glow(-r * 0.3, -r * 0.35, r * 0.6, r * 0.5, '#fff', 0.5) +
      char +
      line(
        d`M${-r * 0.78} ${-r * 0.42} A${r * 0.88} ${r * 0.88} 0 0 1 ${-r * 0.2} ${-r * 0.86}`,
        '#fff',
        r * 0.05,
        0.85,
      ),
    0,
    0,
    0,
    squash,
    1,
  );
}

/** Draws a wedge that lies on its rind or hangs on a rim. */
export function wedge(kind: Citrus, r: number): string {
  const { rind, pith, flesh } = CITRUS[kind];
  const skin = d`M${-r} ${-r * 0.1} A${r} ${r * 0.86} 0 0 0 ${r} ${-r * 0.1} Q0 ${r * 0.34} ${-r} ${-r * 0.1}z`;
  const face = d`M${-r} ${-r * 0.1} Q0 ${-r * 0.56} ${r} ${-r * 0.1} Q0 ${r * 0.74} ${-r} ${-r * 0.1}z`;
  const cells = d`M${-r * 0.8} ${-r * 0.1} Q0 ${-r * 0.42} ${r * 0.8} ${-r * 0.1} Q0 ${r * 0.54} ${-r * 0.8} ${-r * 0.1}z`;
  return (
    solid(
      skin,
      linear([
        [0, rind[0]],
        [1, rind[1]],
      ]),
      r * 0.1,
    ) +
    path(face, pith) +
    solid(
      cells,
      linear([
        [0, flesh[0]],
        [1, flesh[1]],
      ]),
      r * 0.06,
      { shade: 0.3 },
    ) +
    line(
      d`M0 ${-r * 0.24} V${r * 0.2} M${-r * 0.4} ${-r * 0.2} Q${-r * 0.3} 0 ${-r * 0.36} ${r * 0.1} M${r * 0.4} ${-r * 0.2} Q${r * 0.3} 0 ${r * 0.36} ${r * 0.1}`,
      pith,
      r * 0.045,
      0.8,
    )
  );
}

/** Draws half a fruit with its cut face up. */
export function half(kind: Citrus, r: number): string {
  const { rind } = CITRUS[kind];
  const bowl = d`M${-r} 0 C${-r} ${r * 0.9} ${r} ${r * 0.9} ${r} 0z`;
  return (
    solid(
      bowl,
      linear([
        [0, rind[0]],
        [1, rind[1]],
      ]),
      r * 0.14,
    ) + placed(wheel(kind, r), 0, 0, 0, 1, 0.52)
  );
}

/** Draws a round piece of peel with drops of oil. */
export function peel(kind: Citrus, rng: Random): string {
  const { rind, pith } = CITRUS[kind];
  const coin = 'M-46 4 C-40 -18 -8 -26 22 -20 C46 -14 56 0 46 10 C26 24 -34 24 -46 4z';
  return (
    placed(path(coin, pith), 2, 6) +
    solid(
      coin,
      linear([
        [0, rind[0]],
        [1, rind[1]],
      ]),
      5,
      { rim: 0.6 },
      path(specks(rng, 26, inOval(2, 0, 40, 15), 1, 2.2), rind[1], 0.8),
    ) +
    line('M-34 -2 C-22 -16 4 -18 18 -14', '#FFF6E2', 3, 0.8)
  );
}
