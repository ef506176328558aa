import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readServedFiles } from '../../../server/services/files/app-files';
import { describeOnFile } from '../../support/bar/test-app';

const DAY_MS = 86_400_000;
let folder: string;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bar-bliss-kept-'));
  now = Date.UTC(2026, 5, 1);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeOnFile('the parts of older builds', (openApp) => {
  /** Rebuilds and starts the server; returns its files and a status by path. */
  async function deploy(build: string, { isKillSwitch = false, days = 0 } = {}) {
    now += days * DAY_MS;
    const appDir = join(folder, 'app');
    rmSync(appDir, { recursive: true, force: true });
    mkdirSync(join(appDir, 'assets/admin'), { recursive: true });
    writeFileSync(join(appDir, 'index.html'), build);
    writeFileSync(join(appDir, 'service-worker.js'), `worker of ${build}`);
    writeFileSync(join(appDir, 'kill-switch.js'), 'off with it');
    writeFileSync(join(appDir, `assets/main-${build}.js`), build);
    writeFileSync(join(appDir, `assets/admin/board-${build}.js`), build);
    const dataDir = join(folder, 'data');
    const appFiles = await readServedFiles({ appDir, dataDir, isKillSwitch, now });
    const { app } = await openApp({ appFiles });
    return async (path: string) => {
      const response = await app.request(path);
      return {
        status: response.status,
        text: await response.text(),
        cache: response.headers.get('cache-control'),
      };
    };
  }

  test('a tab from before a deploy still finds its parts, to keep for ever', async () => {
    await deploy('a');
    const get = await deploy('b');
    for (const path of ['/assets/main-a.js', '/assets/admin/board-a.js', '/assets/main-b.js']) {
      expect(await get(path)).toMatchObject({
        status: 200,
        cache: 'public, max-age=31536000, immutable',
      });
    }
    expect((await get('/assets/main-x.js')).status).toBe(404);
  });

  test('the two builds before are kept, none from before those', async () => {
    for (const build of ['a', 'b', 'c']) await deploy(build, { days: 1 });
    const get = await deploy('d', { days: 1 });
    expect((await get('/assets/main-b.js')).status).toBe(200);
    const gone = await get('/assets/main-a.js');
    expect([gone.status, JSON.parse(gone.text).code]).toEqual([404, 'not_found']);
  });

  test('a build that ran for a month is kept for the week after it was replaced', async () => {
    await deploy('a');
    const replaced = await deploy('b', { days: 30 });
    expect((await replaced('/assets/main-a.js')).status).toBe(200);
    expect((await (await deploy('b', { days: 6 }))('/assets/main-a.js')).status).toBe(200);
    expect((await (await deploy('b', { days: 2 }))('/assets/main-a.js')).status).toBe(404);
  });

  test('a restart is no deploy, and a build that comes back is the newest', async () => {
    await deploy('a');
    await deploy('a');
    await deploy('b');
    const get = await deploy('a');
    expect(readdirSync(join(folder, 'data/assets-kept'))).toHaveLength(2);
    expect((await get('/assets/main-b.js')).status).toBe(200);
  });

  test('a read-only folder does not stop the server', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/assets-kept'), 'not a folder');
    const get = await deploy('a');
    expect((await get('/assets/main-a.js')).status).toBe(200);
  });

  test('the kill switch is sent in the service worker’s place, and must not be kept', async () => {
    const get = await deploy('a', { isKillSwitch: true });
    expect(await get('/service-worker.js')).toMatchObject({
      text: 'off with it',
      cache: 'no-cache',
    });
    const usual = await deploy('a');
    expect((await usual('/service-worker.js')).text).toBe('worker of a');
  });
});
