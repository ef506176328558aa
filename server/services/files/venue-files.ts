import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { log } from '../../log/log';

const KEY = 'server.key';
const KEYED_FROM = 'audit.keyed-from';

/** The newest key signs, all verify. */
export type MasterKeys = readonly [Buffer, ...Buffer[]];

type VenueFilesOptions = {
  folder: string;
  database: string | null;
  mayRenewKey?: boolean;
};

/**
 * Reads the keys and makes one at the first start.
 * @throws Error when part of an existing folder is missing: a new key would hide the loss
 */
export function readMasterKeys(files: VenueFilesOptions): MasterKeys {
  const { folder, database, mayRenewKey = false } = files;
  refuseLostDatabase(files);
  const file = keyFile(folder);
  if (sizeOf(file) > 0) return masterKeysIn(folder);
  const isInUse = auditKeyedFrom(folder) !== null;
  if (isInUse && !mayRenewKey) throw new Error(lostKey(file));
  if (!isInUse && database && sizeOf(database) > 0)
    log.warn('key.made_for_database', { text: foreignDatabase(database) });
  writeWhole(file, newKey());
  return masterKeysIn(folder);
}

export function keyFile(folder: string): string {
  return join(folder, KEY);
}

/** Copies what no copy of the database holds: the key, and from which row on it seals. @throws Error when it is not there */
export function copyKeys(folder: string, target: string): void {
  masterKeysIn(folder);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const name of [KEY, KEYED_FROM]) {
    if (existsSync(join(folder, name))) {
      writeFileSync(join(target, name), readFileSync(join(folder, name)), { mode: 0o600 });
    }
  }
}

/** Adds a key, which signs from the next start on. @throws Error when there is none yet */
export function rotateKey(folder: string): void {
  masterKeysIn(folder);
  const file = keyFile(folder);
  writeWhole(file, `${newKey()}\n${readFileSync(file, 'utf8').trim()}`);
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the keys of an existing data folder, a line each. @throws Error when there is none */
export function masterKeysIn(folder: string): MasterKeys {
  const file = keyFile(folder);
  if (sizeOf(file) === 0) throw new Error(lostKey(file));
  const lines = readFileSync(file, 'utf8').trim().split(/\s+/);
  const [newest, ...older] = lines.map((line) => Buffer.from(line, 'base64url'));
  if (!newest || [newest, ...older].some(({ length }) => length !== 32)) {
    throw new Error(`${file} holds no key of 32 bytes: put its copy back.`);
  }
  return [newest, ...older];
}

/**
 * Returns the number of the first keyed audit row, or null before its record. The record lies outside the database: an
 * attacker with the database alone could otherwise claim that the key sealed nothing.
 */
export function auditKeyedFrom(folder: string): number | null {
  const file = join(folder, KEYED_FROM);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || null : null;
}

export function keepAuditKeyedFrom(folder: string, seq: number): void {
  writeFileSync(join(folder, KEYED_FROM), String(seq), { mode: 0o600 });
}

/** @throws Error when the folder has been in use and its database is missing or empty */
export function refuseLostDatabase({
  folder,
  database,
}: Omit<VenueFilesOptions, 'mayRenewKey'>): void {
  if (database === null || auditKeyedFrom(folder) === null || sizeOf(database) > 0) return;
  const state = existsSync(database) ? 'is empty (0 bytes)' : 'is missing';
  throw new Error(
    `${database} ${state}, but ${folder} has been in use. ${howToRestore(folder)} To begin anew, move the folder away.`,
  );
}

export function howToRestore(folder: string): string {
  const backups = join(folder, 'backups');
  const copies = existsSync(backups)
    ? readdirSync(backups).filter((name) => name.endsWith('.db'))
    : [];
  const latest = copies.sort().at(-1);
  if (latest) return `Put the latest backup back: npm run restore -- ${join(backups, latest)}`;
  return `There is no backup in ${backups}; with one from elsewhere: npm run restore -- <file>`;
}

function foreignDatabase(database: string): string {
  return `A new server.key was made for ${database}. If it comes from another folder, bring its server.key along: without it everybody is signed out, and its audit cannot be verified.`;
}

function lostKey(file: string): string {
  const state = existsSync(file) ? 'is empty' : 'is missing';
  return `${file} ${state}. Put its copy back. If there is none, start once with NEW_KEY=1: everybody is signed out, and the audit that was sealed with the lost key can no longer be verified.`;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Writes atomically: a power cut leaves the whole text or no file. */
function writeWhole(file: string, text: string): void {
  const part = `${file}.new`;
  const open = openSync(part, 'w', 0o600);
  writeSync(open, text);
  fsyncSync(open);
  closeSync(open);
  renameSync(part, file);
}
