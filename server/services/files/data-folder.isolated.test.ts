import type { Dirent } from 'node:fs';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDataFolder } from './data-folder';

vi.mock('node:fs', async (load) => {
  const files = await load<typeof import('node:fs')>();
  const listThenDelete = (folder: string, options: { withFileTypes: true }): Dirent[] => {
    const entries = files.readdirSync(folder, options);
    files.rmSync(join(folder, 'bar-bliss.db-shm'));
    return entries;
  };
  return { ...files, readdirSync: listThenDelete };
});

test('a server starts while another program closes the database and deletes its -shm file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bar-bliss.db', 'bar-bliss.db-shm', 'bar-bliss.db-wal']) {
    writeFileSync(join(folder, name), '', { mode: 0o644 });
  }
  openDataFolder(folder);
  for (const name of ['bar-bliss.db', 'bar-bliss.db-wal']) {
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
});
