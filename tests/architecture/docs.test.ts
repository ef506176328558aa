import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files';

const DOCS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...sourceFiles(['docs'], /\.md$/).map(({ path }) => path),
];
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PATH = /`((?:src|server|bank-simulator|tests|build|art|drizzle|public|docs)\/[\w./-]+)`/g;
const BROWSER_TEST = /npm test -- e2e ([\w/-]+)/g;
const LINK = /\]\(([^)#\s]+)|^\[\w+\]: (\S+)/gm;

describe.each(DOCS)('%s', (doc) => {
  test('names only files and folders that exist', () => {
    const paths = [...read(doc).matchAll(PATH)].map(([, path = '']) => path);
    const specs = [...read(doc).matchAll(BROWSER_TEST)].map(
      ([, name]) => `tests/e2e/${name}.spec.ts`,
    );
    const named = [...paths, ...specs];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...read(doc).matchAll(LINK)].map(
      ([, link, reference]) => link ?? reference ?? '',
    );
    const local = links.filter((link) => !/^\w+:/.test(link));
    expect(local.filter((link) => !existsSync(join(ROOT, dirname(doc), link)))).toEqual([]);
  });
});

test('the longest way names as many files as it says, and each of them exists', () => {
  const text = read('docs/sync.md').replaceAll('\n', ' ');
  const parts = [...text.matchAll(/(?:Phone|Server|Tablet) \((\d+)\): (.+?)\. {2}/g)];
  const ways = parts.map(([, count, names = '']) => ({ count, names: names.split(/, +/) }));
  const known = new Set(
    sourceFiles(['src', 'server'], /\.tsx?$/).map(({ path }) => path.replace(/\.tsx?$/, '')),
  );
  const stems = new Set([...known].map((path) => basename(path)));
  expect(ways.map(({ count }) => Number(count))).toEqual(ways.map(({ names }) => names.length));
  expect(ways.flatMap(({ names }) => names).filter((name) => !stems.has(basename(name)))).toEqual(
    [],
  );
  const [, told] =
    /The longest way: a guest's order, (\d+) files/.exec(read('ARCHITECTURE.md')) ?? [];
  expect(ways.reduce((sum, { names }) => sum + names.length, 0)).toBe(Number(told));
});
