import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/setup/env';
import { copyFromStream, restore } from '../../../server/setup/keep-copies';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { newOrderId } from '../../support/data/test-orders';
import { lemonadeOrder, readBooks, sendOrder } from '../../support/faults/killed-server';

const MOST_LOST_MS = 5_000;
const EVERY_MS = 100;
const ORDERS = 30;

const main = buildServer();
const elsewhere = mkdtempSync(join(tmpdir(), 'bar-bliss-stream-'));
const [folder, newFolder] = [newDataDir(), newDataDir()];

afterAll(() => {
  for (const one of [elsewhere, folder, newFolder]) rmSync(one, { recursive: true, force: true });
});

// An optional package: npm leaves it out where it has no program for the machine.
const isInstalled = existsSync(resolve('node_modules/@flydotio'));

test.skipIf(!isInstalled)(
  'a killed server whose folder is deleted loses at most the orders of the last five seconds',
  async () => {
    const env = { BACKUP_STREAM: join(elsewhere, 'stream'), BACKUP_DIR: join(elsewhere, 'copies') };
    const server = await startServer(main, folder, env);
    const body = await lemonadeOrder(server.url);
    const sent: { id: string; at: number }[] = [];
    for (let order = 0; order < ORDERS; order += 1) {
      const id = newOrderId();
      await sendOrder(server.url, id, body);
      sent.push({ id, at: Date.now() });
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    const killedAt = Date.now();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });

    const config = readConfig({ DATA_DIR: newFolder, ...env });
    await restore(config, copyFromStream(config, Date.now()));
    const { integrity, responses } = await readBooks(newFolder);
    expect(integrity).toBe('ok');
    const lost = sent.filter(({ id }) => !responses.has(id));
    expect(lost.filter(({ at }) => at < killedAt - MOST_LOST_MS)).toEqual([]);
    expect(lost.length, 'the stream brought some orders').toBeLessThan(ORDERS);
    // The key was lost with the machine.
    const again = await startServer(main, newFolder, { ...env, NEW_KEY: '1' });
    const first = String(sent[0]?.id);
    expect(await sendOrder(again.url, first, body)).toBe(responses.get(first));
    expect(await again.end('SIGTERM')).toBe(0);
  },
);
