import { d, short } from './paint';
import type { Point, Points } from './shape';
import { pointsOf } from './shape';

/** Describes half a vessel from rim to foot: y is negative upwards, r is the half width at y. */
export type Profile = {
  points: readonly Point[];
  at: (y: number) => number;
  top: number;
  bottom: number;
};

/** A circle's height is this share of its width, seen from a bar stool. */
export const TILT = 0.17;

/** Returns a smooth profile through the corners `[half width, y]`. */
export function profile(outline: Points, soft = true): Profile {
  const corners = pointsOf(outline);
  const points: Point[] = [];
  for (let i = 0; i < corners.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      corners[Math.max(0, i - 1)],
      corners[i],
      corners[i + 1],
      corners[Math.min(corners.length - 1, i + 2)],
    ];
    if (!p0 || !p1 || !p2 || !p3) continue;
    for (let k = 0; k < 10; k++) points.push(between(p0, p1, p2, p3, k / 10, soft));
  }
  const last = corners.at(-1) ?? [0, 0];
  points.push(last);
  return { points, at: (y) => widthAt(points, y), top: points[0]?.[1] ?? 0, bottom: last[1] };
}

function between(p0: Point, p1: Point, p2: Point, p3: Point, t: number, soft: boolean): Point {
  const mix = (i: 0 | 1): number => {
    if (!soft) return p1[i] + (p2[i] - p1[i]) * t;
    const [m1, m2] = [(p2[i] - p0[i]) * 0.5, (p3[i] - p1[i]) * 0.5];
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * p1[i] +
      (t3 - 2 * t2 + t) * m1 +
      (3 * t2 - 2 * t3) * p2[i] +
      (t3 - t2) * m2
    );
  };
  return [Math.max(0, mix(0)), mix(1)];
}

function widthAt(points: readonly Point[], y: number): number {
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]];
    if (a && b && y >= a[1] && y <= b[1])
      return a[0] + (b[0] - a[0]) * ((y - a[1]) / (b[1] - a[1] || 1));
  }
  return (y < (points[0]?.[1] ?? 0) ? points[0] : points.at(-1))?.[0] ?? 0;
}

/** Returns the turned body between two heights, `inset` inside the wall. */
export function turned(shape: Profile, from: number, to: number, inset = 0, tilt = TILT): string {
  const inner = shape.points.filter(([, y]) => y > from && y < to);
  const side: Point[] = [[shape.at(from), from], ...inner, [shape.at(to), to]];
  const width = ([r]: Point) => Math.max(1, r - inset);
  const left = side.map((p) => d`${-width(p)} ${p[1]}`).join(' L');
  const right = [...side]
    .reverse()
    .map((p) => d`${width(p)} ${p[1]}`)
    .join(' L');
  const [foot, rim] = [width(side.at(-1) ?? [1, 0]), width(side[0] ?? [1, 0])];
  return d`M${left} A${foot} ${foot * tilt} 0 0 0 ${foot} ${to} L${right} A${rim} ${rim * tilt} 0 0 0 ${-rim} ${from}z`;
}

/** Draws a thin highlight along the wall, at a share of the half width from -1 (left) to 1 (right). */
export function strip(
  shape: Profile,
  from: number,
  to: number,
  outer: number,
  inner: number,
): string {
  const side = shape.points.filter(([, y]) => y >= from && y <= to);
  const edge = (share: number) => side.map(([r, y]) => `${short(r * share)} ${short(y)}`);
  return `M${[...edge(outer), ...edge(inner).reverse()].join(' L')}z`;
}
