import { clipped, line, linear, path } from './paint';

/** Every picture has the same light: warm from the top left, turquoise along the right edge. */
const KEY = '#FFDDAE';

const RIM = '#5FE3DA';

const keyEdge = linear(
  [
    [0, KEY, 0.95],
    [0.22, KEY, 0.5],
    [0.48, KEY, 0],
  ],
  0,
  0,
  0.85,
  1,
);

const rimEdge = linear(
  [
    [0.62, RIM, 0],
    [0.86, RIM, 0.55],
    [1, '#B4FFF6', 0.95],
  ],
  0,
  0.35,
  1,
  0.5,
);

const shadeEdge = linear('#12060A/0 0.3, #12060A/0.85 1', 0.25, 0, 0.6, 1);

export type Light = { key?: number; rim?: number; shade?: number };

/** Draws a body in that light; `size` is the thickness of its lit and shaded edges. */
export function solid(
  data: string,
  fill: string,
  size: number,
  light: Light = {},
  inside = '',
): string {
  const { key = 0.7, rim = 0.6, shade = 0.6 } = light;
  const edges =
    line(data, shadeEdge, size * 2.6, shade * 0.55) +
    line(data, shadeEdge, size * 1.2, shade * 0.6) +
    (key ? line(data, keyEdge, size * 1.1, key * 0.5) + line(data, keyEdge, size * 0.4, key) : '') +
    (rim ? line(data, rimEdge, size * 1.1, rim * 0.4) + line(data, rimEdge, size * 0.35, rim) : '');
  return path(data, fill) + clipped(data, inside + edges);
}

/** Returns a gradient from a bright top left to a dark bottom right. */
export function shaded(light: string, middle: string, dark: string): string {
  return linear(
    [
      [0, light],
      [0.45, middle],
      [1, dark],
    ],
    0.15,
    0,
    0.75,
    1,
  );
}
