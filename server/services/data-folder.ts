import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'server.lock';
const KEY = 'server.key';
const KEYED_FROM = 'audit.keyed-from';

/** Makes the folder of the house's data; nobody else on the machine may look into it. */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** The house's master key: made at the first start, readable by its owner alone. */
export function readMasterKey(folder: string): Buffer {
  const file = join(folder, KEY);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
  return masterKeyIn(folder);
}

/** The key of a house that has one. @throws Error when it is not there */
export function masterKeyIn(folder: string): Buffer {
  const file = join(folder, KEY);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== 32) throw new Error(`${file} holds no key of 32 bytes.`);
  return key;
}

/**
 * The number of the first row of the audit that is sealed with the key; null: it was not written down yet. It lies here
 * and not in the database: who has only that could else say that nothing was ever sealed with the key.
 */
export function auditKeyedFrom(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, KEYED_FROM), 'utf8')) || null;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

export function keepAuditKeyedFrom(folder: string, seq: number): void {
  writeFileSync(join(folder, KEYED_FROM), String(seq), { mode: 0o600 });
}

/**
 * Takes the folder for this process: two servers on one file would not see each other's commits.
 * @throws Error when another process that is alive holds it. Answers how to let go.
 */
export function lockFolder(folder: string, takesSignal = false): () => void {
  const file = join(folder, LOCK);
  const { pid } = process;
  const own = JSON.stringify({ pid, startedAt: startOf(pid), takesSignal });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const holder = holderOf(file);
    if (holder !== null) throw new Error(`${folder} is in use by process ${holder}.`);
    rmSync(file, { force: true });
  }
  throw new Error(`${folder} is being taken by another process.`);
}

/** The server that has the folder open; null: none. @throws Error when it is one that takes no signal */
export function holderOfFolder(folder: string): number | null {
  const file = join(folder, LOCK);
  const holder = holderOf(file);
  if (holder === null) return null;
  // A version that does not know the signal would end by it.
  const { takesSignal } = JSON.parse(readFileSync(file, 'utf8'));
  if (takesSignal !== true) throw new Error(`Process ${holder} must be restarted first.`);
  return holder;
}

/** The process that holds a lock, if it is alive and no other one that was given its number later. */
function holderOf(file: string): number | null {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(file, 'utf8'));
    if (pid === process.pid || startOf(pid) !== startedAt) return null;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return isCode(error, 'EPERM') ? -1 : null;
  }
}

/** When a process started, as the kernel counts; null where it does not tell. */
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
