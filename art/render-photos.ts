import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Picture, PictureFile } from './pictures';
import { pictures } from './pictures';

const FOLDER = resolve(import.meta.dirname, '../public/photos');
const MANIFEST = join(FOLDER, 'manifest.json');
const QUALITY = 52;
const LOWEST_QUALITY = 19;
const EFFORT = 6;

/** Maps each drawing to the hash of its SVG, which shows every change of kit and recipe. */
type Manifest = Record<string, string>;

sharp.concurrency(1);
await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const all = pictures();
  const hashes: Manifest = Object.fromEntries(
    all.map((picture) => [picture.name, hashOf(picture)]),
  );
  const sheet = args.includes('--sheet') ? args[args.indexOf('--sheet') + 1] : undefined;
  if (sheet) return paintSheet(all, sheet);
  const known = readManifest();
  const stale = all.filter(
    (picture) => hashes[picture.name] !== known[picture.name] || !isPainted(picture),
  );
  if (args.includes('--check')) return report(stale, known, hashes);
  mkdirSync(FOLDER, { recursive: true });
  const painted: Manifest = { ...known };
  for (const picture of stale) {
    await paint(picture);
    painted[picture.name] = hashes[picture.name] ?? '';
    // Writing after each picture keeps the finished ones when a run stops early.
    writeManifest(painted);
  }
  removeStrays(all);
  writeManifest(hashes);
  console.log(`${stale.length} of ${all.length} pictures painted`);
}

function hashOf({ svg, files }: Picture): string {
  return createHash('sha256')
    .update(JSON.stringify([svg, files, QUALITY, EFFORT]))
    .digest('hex')
    .slice(0, 16);
}

function readManifest(): Manifest {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
}

function writeManifest(manifest: Manifest): void {
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

function fileOf(picture: Picture, file: PictureFile): string {
  return join(FOLDER, `${picture.name}${file.suffix}.avif`);
}

function isPainted(picture: Picture): boolean {
  return picture.files.every((file) => existsSync(fileOf(picture, file)));
}

function report(stale: readonly Picture[], known: Manifest, hashes: Manifest): void {
  const gone = Object.keys(known).filter((name) => !(name in hashes));
  const names = [...stale.map(({ name }) => name), ...gone];
  if (names.length === 0) {
    console.log('every picture is up to date');
    return;
  }
  console.error(`run "npm run art": ${names.join(', ')}`);
  process.exitCode = 1;
}

async function paint(picture: Picture): Promise<void> {
  const widest = Math.max(...picture.files.map(({ width }) => width));
  const png = new Resvg(picture.svg, {
    fitTo: { mode: 'width', value: widest },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  for (const file of picture.files) {
    const small = await withinWeight(png, file);
    writeFileSync(fileOf(picture, file), small);
  }
}

/** Encodes the usual quality, or the best quality within the size limit. */
async function withinWeight(png: Buffer, { width, maxBytes }: PictureFile): Promise<Buffer> {
  let quality = QUALITY;
  for (;;) {
    const painted = await sharp(png)
      .resize(width)
      .avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (painted.length <= maxBytes || quality <= LOWEST_QUALITY) return painted;
    // One point of quality changes the size by about a thirtieth.
    const excess = Math.log(painted.length / maxBytes) * 30;
    quality = Math.max(LOWEST_QUALITY, quality - Math.max(1, Math.round(excess)));
  }
}

function removeStrays(all: readonly Picture[]): void {
  const ours = new Set(
    all.flatMap((picture) => picture.files.map((file) => fileOf(picture, file))),
  );
  for (const name of readdirSync(FOLDER)) {
    const file = join(FOLDER, name);
    if (name.endsWith('.avif') && !ours.has(file)) rmSync(file);
  }
}

/** Renders all tiles on one sheet, for review. */
async function paintSheet(all: readonly Picture[], target: string): Promise<void> {
  const [size, columns] = [200, 12];
  const tiles = all.map(({ svg }, i) => ({
    input: new Resvg(svg, {
      fitTo: { mode: 'height', value: size },
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng(),
    left: (i % columns) * size,
    top: Math.floor(i / columns) * size,
  }));
  const height = Math.ceil(all.length / columns) * size;
  const ground = { width: columns * size * 2, height, channels: 3 as const, background: '#150E18' };
  await sharp({ create: ground }).composite(tiles).png().toFile(target);
}
