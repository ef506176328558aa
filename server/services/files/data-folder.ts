import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { ConsentChannel } from '#domain/club/sign-in-member';
import { log } from '../../log/log';
import { sameHash } from '../secrets/keys';

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
