import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files';

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const packages = (JSON.parse(text) as { packages: Record<string, Entry> }).packages;

test('the lockfile holds no addresses', () => {
  expect(text).not.toMatch(/https?:\/\/(?!.*(funding|sponsor|opencollective))[^"]*\.tgz/);
  expect(Object.values(packages).filter((entry) => entry.resolved)).toEqual([]);
});

test('every platform’s binaries are locked, so that npm ci works on any of them', () => {
  const paths = Object.keys(packages);
  const missing = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});
