import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { ConsentChannel } from '#domain/club/guest-member';
import { log } from '../../log/log';
import { sameHash } from '../keys';

/** The secret of the order or booking, or the cookie of the browser that made it, proves ownership. */
export type Proof = {
  secretHash: string | null;
  deviceHash: string | null;
  /** The id names the owning or signed-in member; without one, there is none. */
  memberId?: string | null;
};
export type Reader = Proof & { isStaff: boolean };

export function isOwn(thing: Proof, shown: Proof): boolean {
  const isMembers = thing.memberId != null && thing.memberId === shown.memberId;
  return (
    isMembers ||
    sameHash(shown.secretHash, thing.secretHash) ||
    sameHash(shown.deviceHash, thing.deviceHash)
  );
}

/** A member's wish that outlives a restore: the deletion, or a withdrawn consent. It names nobody. */
type PrivacyRequest = { memberId: string; at: number; withdrawn?: ConsentChannel };

export type PrivacyRequests = ReturnType<typeof openPrivacyRequests>;

/** Keeps the requests in the data folder: a restored database repeats them, because its copy may be older. */
export function openPrivacyRequests(folder: string) {
  const file = join(folder, 'privacy-requests.jsonl');
  return {
    /** Returns only when the request is on the disk. */
    keep(request: PrivacyRequest): void {
      const open = openSync(file, 'a', 0o600);
      try {
        // The line break comes first, so that a half line of a power cut spoils no other.
        writeSync(open, `\n${JSON.stringify(request)}`);
        fsyncSync(open);
      } finally {
        closeSync(open);
      }
    },

    list(): PrivacyRequest[] {
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8').split('\n').flatMap(requestIn);
    },
  };
}

function requestIn(line: string): PrivacyRequest[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** The kernel locks this file for a process. No code may open the file otherwise: closing it releases the lock. */
const HOLD = 'server.hold';
const HOLDER = 'server.lock';

/** Creates the data folder. Only the owner can read the folder and its files. */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) setMode(join(folder, entry.name), 0o600);
      if (entry.isDirectory()) setMode(join(folder, entry.name), 0o700);
    }
  } catch (error) {
    if (!isCode(error, 'EPERM')) throw error;
    log.warn('folder.of_somebody_else', {
      text: `${folder} belongs to somebody else: others on this machine may read what is in it.`,
    });
  }
}

/** Skips a file that is gone: the last program that closes a database deletes its `-wal` and `-shm` files. */
function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/**
 * Locks the folder for this process, because two servers on one database miss each other's commits. The lock is
 * SQLite's own on an empty file, holds across containers on a shared volume, and ends with the process.
 * @throws Error when another process has it. Returns the release.
 */
export function lockFolder(folder: string, takesSignal = false): () => void {
  const file = join(folder, HOLD);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const hold = new Database(file, { timeout: 0 });
  try {
    hold.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    hold.close();
    if (!isCode(error, 'SQLITE_BUSY')) throw error;
    throw new Error(inUse(folder, holderIn(folder)));
  }
  const holder = join(folder, HOLDER);
  const { pid } = process;
  writeFileSync(holder, JSON.stringify({ pid, startedAt: startOf(pid), takesSignal }));
  return () => {
    rmSync(holder, { force: true });
    hold.close();
  };
}

/** Returns the process id of the folder's server, or null. @throws Error when it cannot be asked from here */
export function holderOfFolder(folder: string): number | null {
  if (!existsSync(join(folder, HOLD))) return null;
  try {
    lockFolder(folder)();
    return null;
  } catch (error) {
    const holder = holderIn(folder);
    // The signal would end unknown programs.
    if (holder?.takesSignal) return holder.pid;
    throw error;
  }
}

function inUse(folder: string, holder: Holder | null): string {
  if (holder) return `${folder} is in use by process ${holder.pid}.`;
  return `${folder} is in use by another server, perhaps in another container. Stop that one first.`;
}

type Holder = { pid: number; takesSignal: boolean };

function holderIn(folder: string): Holder | null {
  try {
    const told = JSON.parse(readFileSync(join(folder, HOLDER), 'utf8'));
    const { pid, startedAt, takesSignal } = told;
    if (pid === process.pid || startOf(pid) !== startedAt) return null;
    process.kill(pid, 0);
    return { pid, takesSignal: takesSignal === true };
  } catch {
    return null;
  }
}

/** Returns a process's start time by the kernel, or null if the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

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
