import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAuditKeyedFrom, readMasterKeys, refuseLostDatabase, rotateKey } from './data-folder';

let folder: string;
let files: { folder: string; database: string };

/** The folder belongs to a server that has run before and made one backup. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bar-bliss-venue-'));
  files = { folder, database: join(folder, 'bar-bliss.db') };
  readMasterKeys(files);
  writeFileSync(files.database, 'pages');
  keepAuditKeyedFrom(folder, 1);
  mkdirSync(join(folder, 'backups'));
  for (const day of ['2026-07-03', '2026-07-04'])
    writeFileSync(join(folder, 'backups', `${day}.db`), '');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the key of a folder stays the same', () => {
  expect(readMasterKeys(files)).toEqual(readMasterKeys(files));
});

test.each([
  ['is empty (0 bytes)', (file: string) => truncateSync(file, 0)],
  ['is missing', (file: string) => rmSync(file)],
])('a database that %s is refused, with the latest backup to put back', (state, spoil) => {
  spoil(files.database);
  const words = new RegExp(
    `bar-bliss.db ${state.replace(/[()]/g, '.')}.* npm run restore -- .*2026-07-04.db`,
  );
  expect(() => refuseLostDatabase(files)).toThrow(words);
  expect(() => readMasterKeys(files)).toThrow(words);
});

test.each([
  ['is empty', (file: string) => truncateSync(file, 0)],
  ['is missing', (file: string) => rmSync(file)],
])('a key that %s is refused, and replaced only when asked to', (state, spoil) => {
  const lost = readMasterKeys(files);
  spoil(join(folder, 'server.key'));
  expect(() => readMasterKeys(files)).toThrow(`server.key ${state}`);
  const renewed = readMasterKeys({ ...files, mayRenewKey: true });
  expect(renewed[0]).toHaveLength(32);
  expect(renewed).not.toEqual(lost);
});

test('a rotation adds a key that signs, and keeps the others in their order', () => {
  const [first] = readMasterKeys(files);
  rotateKey(folder);
  const [second] = readMasterKeys(files);
  rotateKey(folder);
  const keys = readMasterKeys(files);
  expect(keys.slice(1)).toEqual([second, first]);
  expect(keys[0]).toHaveLength(32);
  expect(new Set(keys.map(String)).size).toBe(3);
  expect(statSync(join(folder, 'server.key')).mode & 0o777).toBe(0o600);
});

test('a first start that was cut off leaves nothing that stops the next one', () => {
  rmSync(join(folder, 'audit.keyed-from'));
  truncateSync(files.database, 0);
  truncateSync(join(folder, 'server.key'), 0);
  expect(readMasterKeys(files)[0]).toHaveLength(32);
});
