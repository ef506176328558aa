import type { Client } from '@libsql/client';
import { log } from '../log/log';
import { codesOf, isContention, isUnreachable } from './database-error';

/** A database that starts together with the server may take a while. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 500;

const CAUSES: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, 'nothing listens there'],
  [/ENOTFOUND|EAI_AGAIN/, 'nobody knows this host'],
  [/TIMEOUT|ETIMEDOUT/, 'there was no response in time'],
  [/HTTP status 40[13]/, 'it refuses the token (DATABASE_AUTH_TOKEN)'],
];

/** Waits for a libSQL server. @throws Error that names DATABASE_URL and the cause */
export async function reachDatabase(
  client: Client,
  { url, patienceMs = PATIENCE_MS }: { url: string; patienceMs?: number | undefined },
): Promise<void> {
  if (client.protocol === 'file') return;
  for (const deadline = Date.now() + patienceMs; ; ) {
    try {
      await client.execute('SELECT 1');
      return await warnOfLoss(client);
    } catch (error) {
      if (!isUnreachable(error) && !isContention(error)) throw error;
      const text = unreached(url, error);
      const isRefused = /HTTP status 40\d/.test(wordsOf(error));
      if (isRefused || Date.now() > deadline) throw new Error(text, { cause: error });
      log.warn('database.awaited', { text });
      // The client asks for the server's protocol once; only a new connection asks again.
      await client.reconnect();
      await new Promise((wake) => setTimeout(wake, AGAIN_MS));
    }
  }
}

/** SQLite's number for a commit that is on the disk before it is acknowledged. */
const FULL = 2;

/** By default a libSQL server acknowledges an order that a power cut may still take back. */
export async function warnOfLoss(client: Pick<Client, 'execute'>): Promise<void> {
  try {
    const [row] = (await client.execute('PRAGMA synchronous')).rows;
    if (Number(row?.synchronous) >= FULL) return;
    log.warn('database.not_durable', {
      text: 'A power cut at the database may lose the last orders: set its durability_mode to strong (docs/operations.md).',
    });
  } catch (error) {
    // Some servers tell nothing; the next write shows whether the database is there.
    log.error('database.durability_unknown', error, {
      text: 'Whether a power cut at the database may lose orders is not known: its durability_mode must be strong.',
    });
  }
}

function unreached(url: string, error: unknown): string {
  const words = wordsOf(error);
  const cause = CAUSES.find(([sign]) => sign.test(words))?.[1] ?? codesOf(error).at(-1);
  return `The database of DATABASE_URL=${addressOf(url)} cannot be reached: ${cause ?? words}.`;
}

/** Returns the address without what may be secret. */
function addressOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

function wordsOf(error: unknown): string {
  const words: string[] = [];
  for (let cause = error; cause instanceof Error && words.length < 8; cause = cause.cause) {
    words.push(cause.message, ...('code' in cause ? [String(cause.code)] : []));
  }
  return words.join(' ');
}
