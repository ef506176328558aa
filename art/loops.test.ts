import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FRAMES, frameOf } from './loops/loop';
import type { LoopManifest } from './loops/loops';
import { ENCODINGS, LOOPS, loopHash, MOST_BYTES } from './loops/loops';

const FOLDER = resolve(import.meta.dirname, '../public/loops');
const MOST_POSTER_BYTES = 16_000;
const manifest: LoopManifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'));

test('the manifest lists the three loops and no other', () => {
  expect(Object.keys(manifest)).toEqual(['pool-table', 'burger', 'bartending']);
  expect(LOOPS.map(({ name }) => name)).toEqual(Object.keys(manifest));
});

describe.each(LOOPS)('the loop $name', (loop) => {
  test('was rendered from the drawing as it stands: else run "npm run art"', () => {
    expect(manifest[loop.name]).toBe(loopHash(loop));
  });

  test('ends where it begins', () => {
    expect(frameOf(loop, 1)).toBe(frameOf(loop, 0));
  });

  test('moves from every frame to the next', () => {
    const frames = Array.from({ length: 8 }, (_, i) => frameOf(loop, i / FRAMES));
    expect(new Set(frames).size).toBe(frames.length);
  });

  test('names no brand: there is no lettering in it but the number on a ball', () => {
    expect(frameOf(loop, 0)).not.toContain('<text');
  });

  test.each(ENCODINGS)('stays within its size limit as $ending', ({ ending }) => {
    const { size } = statSync(join(FOLDER, `${loop.name}.${ending}`));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('has its first frame as a poster', async () => {
    const file = readFileSync(join(FOLDER, `${loop.name}.avif`));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([640, 800, 'heif']);
    expect(file.length).toBeLessThanOrEqual(MOST_POSTER_BYTES);
  });
});
