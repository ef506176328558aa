import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { Import } from './source-files';
import { importsOf, sourceFiles } from './source-files';

const MOST_FILES = 25;

const files = sourceFiles(['src', 'server'], /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

test('no folders import one another, directly or through others', () => {
  expect(foldersInCycles(files.flatMap(importsOf))).toEqual([]);
});

test('a planted cycle of folders is found, also one of types alone', () => {
  const there = { from: 'src/a/x.ts', to: 'src/b/y', isDynamic: false, isType: false };
  const back = { from: 'src/b/z.ts', to: 'src/a/x', isDynamic: true, isType: false };
  expect(foldersInCycles([there, back])).toEqual(['src/a', 'src/b']);
  const types = [there, back].map((one) => ({ ...one, isType: true }));
  expect(foldersInCycles(types)).toEqual(['src/a', 'src/b']);
  expect(foldersInCycles([there, { ...back, to: 'src/c/x' }])).toEqual([]);
});

test(`no folder holds more than ${MOST_FILES} files, also none of the tests`, () => {
  const counts = new Map<string, number>();
  for (const { path } of [...files, ...sourceFiles(['tests'], /\.(tsx?|mjs)$/)]) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});

/** Removes folders without imports or importers until only cycles are left. */
function foldersInCycles(imports: readonly Import[]): string[] {
  let edges = imports
    .filter(({ to }) => /^(src|server)\//.test(to))
    .map(({ from, to }) => [posix.dirname(from), posix.dirname(to)] as const)
    .filter(([from, to]) => from !== to);
  for (let before = -1; before !== edges.length; ) {
    before = edges.length;
    const importing = new Set(edges.map(([from]) => from));
    const imported = new Set(edges.map(([, to]) => to));
    edges = edges.filter(([from, to]) => imported.has(from) && importing.has(to));
  }
  return [...new Set(edges.map(([from]) => from))].sort();
}
