/** This file makes the SVG text of all paints and marks. */
export type Stop = readonly [at: number, colour: string, alpha?: number];

/** Holds the stops of a gradient. As text: '#FFE2A4 0, #12060A/.5 1' (colour, alpha if not 1, position). */
export type Stops = string | readonly Stop[];

export type Random = () => number;

// The content names gradients and clips, so equal ones share a name in every picture.
const definitions = new Map<string, string>();

function named(kind: string, content: string, wrap: (id: string) => string): string {
  let hash = 0x811c9dc5;
  let second = 0x1b873593;
  for (let i = 0; i < content.length; i++) {
    const code = content.charCodeAt(i);
    hash = Math.imul(hash ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  const id = `${kind}${(hash >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
  definitions.set(id, wrap(id));
  return `url(#${id})`;
}

/** Returns seeded numbers from 0 to 1: the same seed draws the same picture. */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns path data with numbers rounded to a tenth. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => text + short(values[i - 1] ?? '') + part);
}

export function short(value: number | string): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}

export function stopsOf(stops: Stops): readonly Stop[] {
  if (typeof stops !== 'string') return stops;
  return stops.split(', ').map((stop): Stop => {
    const [paint = '', at = '0'] = stop.split(' ');
    const [colour = '', alpha = '1'] = paint.split('/');
    return [Number(at), colour, Number(alpha)];
  });
}

function stops(list: Stops): string {
  return stopsOf(list)
    .map(([at, colour, alpha = 1]) => {
      return `<stop offset="${short(at)}" stop-color="${colour}" stop-opacity="${short(alpha)}"/>`;
    })
    .join('');
}

export function linear(list: Stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
  const inner = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
  return named('l', inner, (id) => `<linearGradient id="${id}" ${inner}`);
}

export function radial(list: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
  const inner = `cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
  return named('r', inner, (id) => `<radialGradient id="${id}" ${inner}`);
}

export function path(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${fill}"${alpha(opacity)}/>`;
}

export function line(data: string, colour: string, width: number, opacity = 1): string {
  const pen = `stroke="${colour}" stroke-width="${short(width)}"`;
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${data}" fill="none" ${pen} ${ends}${alpha(opacity)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, o = 1) {
  const place = `cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"`;
  return `<ellipse ${place} fill="${fill}"${alpha(o)}/>`;
}

/** Draws a spot of light or shade with a soft edge. */
export function glow(cx: number, cy: number, rx: number, ry: number, colour: string, a = 1) {
  const fade = radial([
    [0, colour, a],
    [0.3, colour, a * 0.72],
    [0.6, colour, a * 0.27],
    [0.82, colour, a * 0.06],
    [1, colour, 0],
  ]);
  return ellipse(cx, cy, rx, ry, fade);
}

export function group(body: string, transform = '', opacity = 1): string {
  return `<g${transform && ` transform="${transform}"`}${alpha(opacity)}>${body}</g>`;
}

/** Moves, turns and scales a body about its own origin. */
export function placed(body: string, x: number, y: number, turn = 0, scaleX = 1, scaleY = scaleX) {
  return group(body, d`translate(${x} ${y}) rotate(${turn}) scale(${scaleX} ${scaleY})`);
}

/** Blends a body as light (the SVG mode `screen`). */
export function screen(body: string, opacity = 1): string {
  return `<g style="mix-blend-mode:screen"${alpha(opacity)}>${body}</g>`;
}

export function clipped(data: string, body: string): string {
  const inner = `<path d="${data}"/></clipPath>`;
  const url = named('c', inner, (id) => `<clipPath id="${id}">${inner}`);
  return `<g clip-path="${url}">${body}</g>`;
}

export function masked(fill: string, area: string, body: string): string {
  const inner = `<rect ${area} fill="${fill}"/></mask>`;
  const url = named(
    'm',
    inner,
    (id) => `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}>${inner}`,
  );
  return `<g mask="${url}">${body}</g>`;
}

function alpha(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${short(opacity)}"`;
}

/** Returns the finished file with every definition that its body names. */
export function svg(body: string, width = 800, height = 800): string {
  const used = new Map<string, string>();
  collect(body, used);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...used.values()].join('')}</defs>${body}</svg>`;
}

function collect(text: string, used: Map<string, string>): void {
  for (const [, id = ''] of text.matchAll(/url\(#(\w+)\)/g)) {
    const definition = definitions.get(id);
    if (!definition || used.has(id)) continue;
    used.set(id, definition);
    collect(definition, used);
  }
}
