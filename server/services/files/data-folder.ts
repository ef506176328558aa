import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

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
    console.error(
      `${folder} belongs to somebody else: others on this machine may read what is in it.`,
    );
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
