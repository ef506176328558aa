import { clipped, d, ellipse, glow, line, linear, path, radial } from './paint';
import type { Point } from './shape';
import { oval, polygon } from './shape';
import { solid } from './solid';
import type { Ware } from './ware';
import { PLATES } from './ware';

const BOWLS = { ...PLATES, glass: ['#FFFFFF', '#BFE3E0', '#5E8A90', '#FFFFFF'] } as const;

/** Draws a bowl. Food stands on its floor and rises above its rim. */
export function bowl(look: keyof typeof BOWLS, rx = 220, depth = 120): Ware {
  const [light, body, dark, edge] = BOWLS[look];
  const ry = rx * 0.36;
  const clear = look === 'glass' ? 0.32 : 1;
  const wall = d`M${-rx} 0 C${-rx * 0.96} ${depth * 0.75} ${-rx * 0.55} ${depth} ${-rx * 0.4} ${depth + ry * 0.3} A${rx * 0.4} ${ry * 0.4} 0 0 0 ${rx * 0.4} ${depth + ry * 0.3} C${rx * 0.55} ${depth} ${rx * 0.96} ${depth * 0.75} ${rx} 0 A${rx} ${ry} 0 0 1 ${-rx} 0z`;
  const skin = linear(
    [
      [0, light],
      [0.4, body],
      [1, dark],
    ],
    0,
    0,
    1,
    0.7,
  );
  return {
    back:
      path(oval(0, 0, rx, ry), dark, clear) +
      ellipse(
        0,
        4,
        rx * 0.95,
        ry * 0.92,
        radial([
          [0, body],
          [1, dark],
        ]),
        clear * 0.9,
      ),
    front:
      `<g opacity="${look === 'glass' ? 0.45 : 1}">${solid(wall, skin, 12, { rim: 1, key: 0.8 })}</g>` +
      glow(-rx * 0.55, depth * 0.4, rx * 0.2, depth * 0.4, edge, 0.55) +
      line(d`M${-rx} 0 A${rx} ${ry} 0 0 0 ${rx} 0`, edge, 6, 0.75),
    rx,
    ry,
    foot: depth + ry * 0.7,
    rise: 6,
  };
}

/** Draws a wire basket with checked paper. */
export function basket(rx = 230, paper: 'red' | 'plain' | 'green' = 'red', depth = 108): Ware {
  const ry = rx * 0.4;
  const ink = { red: '#C8321E', plain: '#C9A77C', green: '#3F7D3A' }[paper];
  const wall = d`M${-rx} 0 L${-rx * 0.78} ${depth} A${rx * 0.78} ${ry * 0.7} 0 0 0 ${rx * 0.78} ${depth} L${rx} 0 A${rx} ${ry} 0 0 1 ${-rx} 0z`;
  const sheet: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI + (i / 16) * Math.PI;
    sheet.push([Math.cos(a) * rx * 1.02, Math.sin(a) * ry * 0.9 - (i % 2 ? 34 : 4)]);
  }
  let checks = '';
  for (let i = -6; i <= 6; i++) checks += d`M${i * 36} -90 L${i * 30} ${depth + 60}`;
  for (let i = 0; i < 3; i++)
    checks += d` M${-rx} ${i * 52 - 4} Q0 ${i * 52 + ry * 1.7} ${rx} ${i * 52 - 4}`;
  let wires = '';
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (i / 10);
    wires += d`M${-Math.cos(a) * rx} ${Math.sin(a) * ry} L${-Math.cos(a) * rx * 0.78} ${depth + Math.sin(a) * ry * 0.7} `;
  }
  const hoop = (y: number, s: number) =>
    d`M${-rx * s} ${y} A${rx * s} ${ry * s} 0 0 0 ${rx * s} ${y} `;
  const cloth = linear('#FFF9EC 0, #EFDFC6 0.6, #A88E78 1', 0, 0, 1, 0.6);
  const steel = linear('#FFF3DF 0, #A89A96 0.3, #4A4450 0.7, #9FF0EA 1', 0, 0, 1, 0);
  return {
    back:
      path(oval(0, 0, rx, ry), '#E9D8BE') +
      glow(0, ry * 0.2, rx * 0.9, ry * 1.0, '#3A160A', 0.85) +
      solid(
        polygon([...sheet, [rx * 0.9, ry * 0.4], [-rx * 0.9, ry * 0.4]]),
        cloth,
        8,
        {},
        clipped(
          polygon([...sheet, [rx * 0.9, ry * 0.4], [-rx * 0.9, ry * 0.4]]),
          line(checks, ink, 14, 0.42),
        ),
      ),
    front:
      solid(wall, cloth, 10, { rim: 0.9 }, line(checks, ink, 14, 0.42)) +
      line(wires + hoop(depth * 0.35, 0.92) + hoop(depth * 0.7, 0.85), '#120A10', 5.5, 0.45) +
      line(wires + hoop(depth * 0.35, 0.92) + hoop(depth * 0.7, 0.85), steel, 3.6) +
      line(hoop(0, 1), steel, 8) +
      line(hoop(depth, 0.78), steel, 7),
    rx,
    ry,
    foot: depth + ry * 0.7,
    rise: 44,
  };
}

/** Draws a pan or dish with two handles. */
export function pan(look: 'copper' | 'clay' | 'night', rx = 250): Ware {
  const [light, body, dark, edge] = PLATES[look];
  const ry = rx * 0.38;
  const metal = linear(
    [
      [0, light],
      [0.25, edge],
      [0.45, body],
      [1, dark],
    ],
    0,
    0,
    1,
    0.3,
  );
  const ear = (side: number) =>
    line(
      d`M${side * rx * 0.96} 6 q${side * 62} -6 ${side * 60} 20 q${side * -6} 18 ${side * -66} 14`,
      dark,
      17,
    ) +
    line(
      d`M${side * rx * 0.96} 4 q${side * 62} -6 ${side * 60} 20 q${side * -6} 18 ${side * -66} 14`,
      body,
      10,
    ) +
    line(d`M${side * rx * 0.98} 2 q${side * 50} -6 ${side * 52} 12`, edge, 3, 0.9);
  const wall = d`M${-rx} 0 C${-rx} 48 ${-rx * 0.86} 66 ${-rx * 0.8} 70 A${rx * 0.8} ${ry * 0.72} 0 0 0 ${rx * 0.8} 70 C${rx * 0.86} 66 ${rx} 48 ${rx} 0 A${rx} ${ry} 0 0 1 ${-rx} 0z`;
  return {
    back:
      ear(-1) +
      ear(1) +
      solid(oval(0, 0, rx, ry), metal, 8) +
      ellipse(
        0,
        6,
        rx * 0.93,
        ry * 0.88,
        radial([
          [0, body],
          [1, dark],
        ]),
      ),
    front:
      solid(wall, metal, 11, { rim: 1, key: 0.9 }) +
      line(d`M${-rx} 0 A${rx} ${ry} 0 0 0 ${rx} 0`, edge, 5, 0.9),
    rx,
    ry,
    foot: 70 + ry * 0.72,
    rise: 2,
  };
}
