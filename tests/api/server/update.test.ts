import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { addRelease, switchTo } from '../../../build/release';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';

// The test starts processes, so the limit is generous for busy machines.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = resolve(import.meta.dirname, '../../..');
const REQUESTS = 400;
const GAP_MS = 3_000;

const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-update-'));
const dataDir = newDataDir();
afterAll(() => {
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

/** Builds the checkout anew: every part of the build before is gone. */
function build(checkout: string, part: string): void {
  const assets = join(checkout, 'dist/app/assets');
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, part), `// ${part}\n`.repeat(9_000));
}

function checkoutOf(main: string): string {
  const checkout = join(folder, 'checkout');
  cpSync(dirname(main), join(checkout, 'dist/server'), { recursive: true });
  mkdirSync(join(checkout, 'dist/drawing'));
  for (const part of ['drizzle', 'package.json', 'package-lock.json', '.npmrc', 'server']) {
    cpSync(join(ROOT, part), join(checkout, part), { recursive: true });
  }
  return checkout;
}

function release(checkout: string, link: string, now: Date): string {
  const made = addRelease(checkout, link, now);
  symlinkSync(join(ROOT, 'node_modules'), join(made, 'node_modules'));
  return made;
}

test(`an update cuts none of ${REQUESTS} requests while it builds and switches, and its gap is below ${GAP_MS} ms`, async () => {
  const checkout = checkoutOf(buildServer());
  const link = join(folder, 'bar-bliss');
  const main = join(link, 'dist/server/main.js');
  build(checkout, 'part-11111111.js');
  switchTo(link, release(checkout, link, new Date('2026-07-01')));
  const first = await startServer(main, dataDir);
  const paths = ['/assets/part-11111111.js', '/api/menu/items'];
  const failed: string[] = [];
  let sent = 0;
  async function ask(): Promise<void> {
    while (sent < REQUESTS) {
      const path = paths[sent++ % paths.length] ?? '';
      const said = await fetch(`${first.url}${path}`).then(
        async (response) => (await response.text()) && response.status,
        (error: Error) => error.message,
      );
      if (said !== 200) failed.push(`${path}: ${said}`);
    }
  }
  const asking = Promise.all(Array.from({ length: 8 }, ask));
  build(checkout, 'part-22222222.js');
  const next = release(checkout, link, new Date('2026-07-02'));
  expect(switchTo(link, next)).toBe(`${link}-2026-07-01T00-00-00`);
  expect(sent).toBeLessThan(REQUESTS);
  await asking;
  expect(failed).toEqual([]);

  const endedAt = performance.now();
  await first.end('SIGTERM');
  const second = await startServer(main, dataDir, { PORT: new URL(first.url).port });
  const gap = performance.now() - endedAt;
  for (const path of [...paths, '/assets/part-22222222.js']) {
    expect([path, (await fetch(`${second.url}${path}`)).status]).toEqual([path, 200]);
  }
  expect(gap).toBeLessThan(GAP_MS);
  await second.end('SIGTERM');
});

test('an update refuses a folder in the place of the link, and names the way', () => {
  const place = join(folder, 'a-folder');
  mkdirSync(place);
  expect(() => switchTo(place, folder)).toThrow(`mv ${place} ${place}-0`);
  const link = join(folder, 'a-link');
  switchTo(link, place);
  expect(readlinkSync(link)).toBe(place);
});
