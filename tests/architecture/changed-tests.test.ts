import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { OTHER_NAMES } from '../run/changed.mjs';
import { ROOT } from './source-files';

const specs = readdirSync(join(ROOT, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => basename(path));

test.each(Object.entries(OTHER_NAMES))('%s and its browser tests %j exist', (folder, names) => {
  expect(existsSync(join(ROOT, 'src', folder))).toBe(true);
  expect(names.filter((name) => !specs.some((spec) => spec.startsWith(name)))).toEqual([]);
});
