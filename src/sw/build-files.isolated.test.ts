import { beforeEach, expect, test, vi } from 'vitest';
import type { BuildFile } from './build-files';
import { keepFiles } from './build-files';

const kept = new Set<string>();
let asked: string[] = [];
let isLost: (path: string) => boolean;

beforeEach(() => {
  kept.clear();
  asked = [];
  isLost = () => false;
  vi.stubGlobal('location', { origin: 'https://bar.example' });
  vi.stubGlobal(
    'Request',
    class {
      constructor(readonly url: string) {}
    },
  );
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept].map((url) => ({ url })),
      put: async (url: string) => void kept.add(url),
    }),
  });
  vi.stubGlobal('fetch', async ({ url }: { url: string }) => {
    asked.push(url);
    return new Response('file', { status: isLost(url) ? 502 : 200 });
  });
});

function files(...urls: string[]): BuildFile[] {
  return urls.map((url) => ({ url, revision: null, part: 'rest' }));
}

test('with data saving no file is fetched; once it is off, only the missing ones are', async () => {
  const rest = files('a.js', 'b.js', 'c.js', 'd.js');
  const savesDataAfter = (count: number) => () => asked.length < count;
  await keepFiles(rest, { lanes: 1, mayContinue: savesDataAfter(0) });
  expect(asked).toEqual([]);
  await keepFiles(rest, { lanes: 1, mayContinue: savesDataAfter(2) });
  expect(asked).toEqual(['/a.js', '/b.js']);
  await keepFiles(rest, { lanes: 2 });
  expect(asked).toEqual(['/a.js', '/b.js', '/c.js', '/d.js']);
});

test('a lost file fails the call, and the next call fetches only what is missing', async () => {
  isLost = (path) => path === '/b.js';
  await expect(keepFiles(files('a.js', 'b.js'), { lanes: 1 })).rejects.toThrow('502 b.js');
  isLost = () => false;
  await keepFiles(files('a.js', 'b.js'));
  expect(asked).toEqual(['/a.js', '/b.js', '/b.js']);
});

test('a page is fetched after all its parts, since a stored page must open', async () => {
  await keepFiles(files('index.html', 'a.js', 'b.css'));
  expect(asked).toEqual(['/a.js', '/b.css', '/index.html']);
});
