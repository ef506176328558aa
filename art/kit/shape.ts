import type { Random } from './paint';
import { d } from './paint';

export type Point = readonly [x: number, y: number];

/** Holds the corners of a shape. As text: '-92 8, -84 -22', as in SVG. */
export type Points = string | readonly Point[];

export function pointsOf(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points;
  return points.split(', ').map((point): Point => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return [x, y];
  });
}

function at(points: readonly Point[], index: number): Point {
  return points[(index + points.length) % points.length] ?? [0, 0];
}

/** Returns a smooth line through points (Catmull-Rom). */
export function smooth(corners: Points, closed = true): string {
  const points = pointsOf(corners);
  const count = points.length;
  const last = closed ? count : count - 1;
  const pick = (i: number) =>
    closed ? at(points, i) : at(points, Math.min(count - 1, Math.max(0, i)));
  const [x, y] = pick(0);
  let data = d`M${x} ${y}`;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    data += d` C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  }
  return closed ? `${data}z` : data;
}

export function polygon(points: Points): string {
  return `M${pointsOf(points)
    .map(([x, y]) => d`${x} ${y}`)
    .join(' L')}z`;
}

/** Returns an uneven round shape for bread, batter, meat or a puddle. */
export function blob(
  rng: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.08,
  count = 11,
) {
  return smooth(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      const reach = 1 - wobble + rng() * wobble * 2;
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
    }),
  );
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return d`M${cx - rx} ${cy} a${rx} ${ry} 0 1 0 ${rx * 2} 0 a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
}

/** Returns a rounded bar along x with its middle at 0 0. */
export function capsule(length: number, thick: number, bend = 0): string {
  const [h, r] = [length / 2, thick / 2];
  return d`M${-h} ${-r} Q0 ${-r + bend} ${h} ${-r} a${r} ${r} 0 0 1 0 ${thick} Q0 ${r + bend} ${-h} ${r} a${r} ${r} 0 0 1 0 ${-thick}z`;
}

/** Returns many small ovals in one path, for crumbs, seeds and bubbles. `spot` returns the place of each. */
export function specks(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  min: number,
  max: number,
  flat = 0.7,
) {
  let data = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = spot(rng);
    const r = min + rng() * (max - min);
    data += oval(x, y, r, r * (flat + (rng() - 0.5) * 0.3));
  }
  return data;
}

/** Returns random places inside an oval. */
export function inOval(cx: number, cy: number, rx: number, ry: number) {
  return (rng: Random): Point => {
    const angle = rng() * Math.PI * 2;
    const reach = Math.sqrt(rng());
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  };
}

export function inBox(x: number, y: number, width: number, height: number) {
  return (rng: Random): Point => [x + rng() * width, y + rng() * height];
}

/** Returns small shards in one path, for crushed ice, flakes and shavings. */
export function shards(
  rng: Random,
  count: number,
  spot: (rng: Random) => Point,
  min: number,
  max: number,
) {
  let data = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = spot(rng);
    const size = min + rng() * (max - min);
    const turn = rng() * 6.3;
    const corners = [0, 1.4 + rng() * 0.5, 2.9 + rng() * 0.5, 4.5 + rng() * 0.5].map(
      (angle): Point => {
        const reach = size * (0.65 + rng() * 0.5);
        return [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach * 0.85];
      },
    );
    data += polygon(corners);
  }
  return data;
}
