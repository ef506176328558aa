import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { svg } from './kit/paint';
import type { Loop } from './loops/loop';
import { CANVAS, FILM, FRAMES, FRAMES_A_SECOND, frameOf, POSTER_WIDTH } from './loops/loop';
import type { Encoding, LoopManifest } from './loops/loops';
import { ENCODINGS, LOOPS, loopHash, MOST_BYTES } from './loops/loops';

const FOLDER = resolve(import.meta.dirname, '../public/loops');
const MANIFEST = join(FOLDER, 'manifest.json');

mkdirSync(FOLDER, { recursive: true });
const known: LoopManifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
const made: LoopManifest = {};
for (const loop of LOOPS) {
  const hash = loopHash(loop);
  const isMade = known[loop.name] === hash && process.argv[2] !== '--all';
  if (!isMade) await render(loop);
  made[loop.name] = hash;
}
writeFileSync(MANIFEST, `${JSON.stringify(made, null, 2)}\n`);

async function render(loop: Loop): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'bar-bliss-loop-'));
  const painted = paintStill(loop);
  const steps: number[] = [];
  let first: Buffer | undefined;
  let before: Buffer | undefined;
  for (let i = 0; i < FRAMES; i++) {
    const frame = pixels(painted, i / FRAMES);
    writeFileSync(join(frames, `${String(i).padStart(3, '0')}.png`), frame.asPng());
    if (before) steps.push(difference(before, frame.pixels));
    before = frame.pixels;
    first ??= frame.pixels;
  }
  if (first && before) checkSeam(loop.name, steps, difference(before, first));
  for (const encoding of ENCODINGS) encode(loop.name, encoding, frames);
  await poster(loop);
  rmSync(frames, { recursive: true });
}

/** Renders layers without motion once and puts the result into every frame. */
function paintStill(loop: Loop): Loop {
  const layers = loop.layers.map((layer) => {
    if (typeof layer !== 'string') return layer;
    const png = new Resvg(svg(layer, CANVAS.width, CANVAS.height), {
      fitTo: { mode: 'width', value: FILM.width },
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng();
    const size = `width="${CANVAS.width}" height="${CANVAS.height}"`;
    return `<image href="data:image/png;base64,${png.toString('base64')}" ${size}/>`;
  });
  return { ...loop, layers };
}

function pixels(loop: Loop, share: number) {
  return new Resvg(frameOf(loop, share), {
    fitTo: { mode: 'width', value: FILM.width },
    font: { loadSystemFonts: false },
  }).render();
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / one.length;
}

/** Fails if the step from the last frame to the first is larger than other steps: the loop would jump. */
function checkSeam(name: string, steps: readonly number[], seam: number): void {
  const widest = Math.max(...steps);
  console.log(`${name}: seam ${seam.toFixed(3)}, widest step ${widest.toFixed(3)}`);
  if (seam > widest * 1.05) throw new Error(`${name} jumps at its seam`);
}

/** Encodes the best quality within the size limit. */
function encode(name: string, { ending, quality, args }: Encoding, frames: string): void {
  const target = join(FOLDER, `${name}.${ending}`);
  const source = ['-framerate', String(FRAMES_A_SECOND), '-i', join(frames, '%03d.png')];
  for (let crf = quality; ; crf += 2) {
    const dressed = [...source, ...args, '-crf', String(crf), '-an'];
    execFileSync('ffmpeg', ['-y', '-v', 'error', ...dressed, target]);
    const { size } = statSync(target);
    console.log(`${name}.${ending} ${size} bytes (crf ${crf})`);
    if (size <= MOST_BYTES) return;
  }
}

/** Renders the first frame, for guests with reduced motion. */
async function poster(loop: Loop): Promise<void> {
  const first = new Resvg(frameOf(loop, 0), {
    fitTo: { mode: 'width', value: POSTER_WIDTH },
    font: { loadSystemFonts: false },
  });
  await sharp(first.render().asPng())
    .avif({ quality: 40, effort: 5 })
    .toFile(join(FOLDER, `${loop.name}.avif`));
}
