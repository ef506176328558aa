import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture } from './recipes/share';

const FILE = resolve(import.meta.dirname, '../public/share.jpg');
/** Messengers omit a heavier picture. */
const MOST_BYTES = 300_000;

test('the picture of a shared link has the size that the page announces', async () => {
  const file = readFileSync(FILE);
  const { width, height, format } = await sharp(file).metadata();
  expect([width, height, format]).toEqual([SHARE_WIDTH, SHARE_HEIGHT, 'jpeg']);
  expect([SHARE_WIDTH, SHARE_HEIGHT]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(MOST_BYTES);
});

test('no glass and no bottle is drawn in it', () => {
  const source = readFileSync(resolve(import.meta.dirname, 'recipes/share.ts'), 'utf8');
  const drawn = [...source.matchAll(/from '\.\.\/kit\/([\w-]+)'/g)].map(([, part]) => part);
  expect(drawn).toContain('burger');
  expect(drawn.filter((part) => /glass|bottle|drink|cup|shisha|ice/.test(part ?? ''))).toEqual([]);
  expect(sharePicture('')).toContain('width="1200"');
});
