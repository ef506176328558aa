import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { emblem, ground, silhouette } from './kit/emblem';
import { placed, svg } from './kit/paint';

const FOLDER = resolve(import.meta.dirname, '../public/icons');
const SIZE = 512;

type Look = 'ember' | 'lagoon';

/** Rounds the corners where no system rounds them; maskable keeps the logo inside the safe circle. */
function icon(look: Look, shape: 'any' | 'maskable' | 'square'): string {
  const share = shape === 'maskable' ? 0.62 : 0.82;
  const corner = shape === 'any' ? SIZE * 0.22 : 0;
  const scale = (SIZE * share) / 590;
  const mark = placed(emblem(), SIZE / 2, SIZE / 2 + 290 * scale, 0, scale);
  return svg(ground(SIZE, look, corner) + mark, SIZE, SIZE);
}

function monochrome(): string {
  const scale = (SIZE * 0.66) / 620;
  return svg(placed(silhouette('#fff'), SIZE / 2, SIZE / 2 + 305 * scale, 0, scale), SIZE, SIZE);
}

/** Draws only glass and flame, because the icon is small. */
function favicon(): string {
  const mark = placed(silhouette('#FF8347'), SIZE / 2, SIZE / 2 + 240, 0, 0.77);
  return svg(`<rect width="${SIZE}" height="${SIZE}" rx="112" fill="#150E18"/>${mark}`, SIZE, SIZE);
}

async function save(name: string, drawing: string, width: number): Promise<void> {
  const png = new Resvg(drawing, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  const small = await sharp(png)
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer();
  writeFileSync(join(FOLDER, name), small);
  console.log(`${name} ${small.length} bytes`);
}

mkdirSync(FOLDER, { recursive: true });
await save('any-192.png', icon('ember', 'any'), 192);
await save('any-512.png', icon('ember', 'any'), 512);
await save('maskable-192.png', icon('ember', 'maskable'), 192);
await save('maskable-512.png', icon('ember', 'maskable'), 512);
await save('monochrome-512.png', monochrome(), 512);
await save('apple-touch-180.png', icon('ember', 'square'), 180);
await save('favicon-48.png', favicon(), 48);
await save('admin-192.png', icon('lagoon', 'any'), 192);
await save('admin-512.png', icon('lagoon', 'any'), 512);
await save('admin-maskable-512.png', icon('lagoon', 'maskable'), 512);
await save('admin-apple-touch-180.png', icon('lagoon', 'square'), 180);
writeFileSync(join(FOLDER, 'favicon.svg'), favicon());
