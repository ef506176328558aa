import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../tests/support/until';
import { openGateway } from './gateway';
import { prepareDatabase } from './migrate';

const MIGRATIONS = resolve(import.meta.dirname, '../../drizzle');

test('a server that starts while another program has the file to itself waits for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-start-'));
  const file = join(folder, 'bar.db');
  // As a checkpoint does it, or what looks through a file whose server was killed.
  const other = new Database(file);
  other.exec('PRAGMA journal_mode = WAL; PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
  const gateway = openGateway({ url: `file:${file}` });
  onTestFinished(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const renewed = vi.spyOn(gateway.client, 'reconnect');
  const opened = prepareDatabase(gateway, MIGRATIONS);
  await Promise.race([opened, until(() => expect(renewed.mock.calls.length).toBeGreaterThan(2))]);
  other.exec('COMMIT');
  other.close();
  await opened;
  const { rows } = await gateway.client.execute('SELECT count(*) AS dishes FROM menu_item');
  expect(Number(rows[0]?.dishes)).toBeGreaterThan(0);
});
