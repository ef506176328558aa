import type { OutboxDb } from './db';

const OPEN_WATCHDOG_MS = 5_000;
const MAX_HEALINGS = 3;

export class StorageRefused extends Error {
  constructor(cause: unknown) {
    super('The browser refuses to store.', { cause });
    this.name = 'StorageRefused';
  }
}

/**
 * Runs a function on the database; after a lost connection it reopens the database and retries, at most three times.
 * The function must be idempotent. An opening that hangs for 5 s counts as refused.
 */
export async function withDb<T>(
  db: OutboxDb,
  run: () => PromiseLike<T>,
  watchdogMs = OPEN_WATCHDOG_MS,
): Promise<T> {
  for (let healings = 0; ; healings += 1) {
    try {
      await opened(db, watchdogMs);
      return await run();
    } catch (error) {
      if (healings >= MAX_HEALINGS || !isLostConnection(error)) throw error;
      db.close({ disableAutoOpen: false });
    }
  }
}

async function opened(db: OutboxDb, watchdogMs: number): Promise<void> {
  if (db.isRetired) throw new StorageRefused('retired');
  if (db.isOpen()) return;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const hung = new Promise<never>((_, reject) => {
    watchdog = setTimeout(() => reject(new StorageRefused('open hangs')), watchdogMs);
  });
  try {
    await Promise.race([db.open(), hung]);
  } finally {
    clearTimeout(watchdog);
  }
}

const LOST_NAMES = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError'];
const LOST_WORDS = /connection (to indexed database server )?(was )?lost|without an in-progress/i;

function isLostConnection(error: unknown): boolean {
  return causesOf(error).some(
    ({ name, message }) => LOST_NAMES.includes(name) || LOST_WORDS.test(message),
  );
}

/** The `inner` error of an AbortError shows a full quota. */
export function isQuota(error: unknown): boolean {
  return causesOf(error).some(({ name }) => name === 'QuotaExceededError');
}

function causesOf(error: unknown): { name: string; message: string }[] {
  const causes: { name: string; message: string }[] = [];
  let cause = error;
  while (typeof cause === 'object' && cause !== null && causes.length < 5) {
    const { name, message, inner } = cause as {
      name?: unknown;
      message?: unknown;
      inner?: unknown;
    };
    causes.push({ name: String(name), message: String(message) });
    cause = inner;
  }
  return causes;
}
