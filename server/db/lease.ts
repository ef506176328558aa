import { randomUUID } from 'node:crypto';
import type { Client } from '@libsql/client';
import { isContention } from './database-error';
import type { Gateway } from './gateway';

/** A holder that has died frees its lease after this time (ms). */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
const LOOK_MS = 100;
const START_PATIENCE_MS = 180_000;

/** The database's clock counts, because those of the processes may differ. */
const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const TABLE =
  'CREATE TABLE IF NOT EXISTS lease (name text PRIMARY KEY NOT NULL, holder text NOT NULL, until integer NOT NULL)';
const HOLD = `INSERT INTO lease (name, holder, until) VALUES (?, ?, ${NOW} + ${LEASE_MS})
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE lease.holder = excluded.holder OR lease.until < ${NOW} RETURNING holder`;

type Claim = { name: 'start' | 'loops'; holder: string };

/** Takes or renews a lease; false means that another process has it. */
async function hold(client: Client, { name, holder }: Claim): Promise<boolean> {
  try {
    const { rows } = await client.execute({ sql: HOLD, args: [name, holder] });
    return rows.length > 0;
  } catch (error) {
    if (isContention(error)) return false;
    throw error;
  }
}

async function free(client: Client, { name, holder }: Claim): Promise<void> {
  await client.execute({
    sql: 'DELETE FROM lease WHERE name = ? AND holder = ?',
    args: [name, holder],
  });
}

/** Runs a part of the start in one process at a time, before there are tables. A file has one process anyway. */
export async function startAlone<T>({ client, isFile }: Gateway, work: () => Promise<T>) {
  if (isFile) return work();
  const claim = { name: 'start', holder: randomUUID() } as const;
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!(await isTaken(client, claim))) {
    if (Date.now() > deadline) throw new Error(STUCK);
    await new Promise((wake) => setTimeout(wake, LOOK_MS));
  }
  const renewing = setInterval(() => hold(client, claim).catch(() => {}), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    // A lease that cannot be freed ends by itself.
    await free(client, claim).catch(() => {});
  }
}

const STUCK =
  'Another process has been starting on this database for three minutes. Look into its log; then start this one again.';

async function isTaken(client: Client, claim: Claim): Promise<boolean> {
  try {
    await client.execute(TABLE);
  } catch (error) {
    if (isContention(error)) return false;
    throw error;
  }
  return hold(client, claim);
}

export type Leader = {
  leads(): boolean;
  /** Grows each time that this process becomes the leader. */
  term(): number;
  stop(): Promise<void>;
};

/** Leads for good: the one process of a file, and tests. */
export const ALONE: Leader = { leads: () => true, term: () => 1, stop: async () => {} };

/**
 * Lets one of the processes on a libSQL server run the loops. With a file the only process does.
 */
export function openLeader({ client, isFile }: Gateway): Leader {
  if (isFile) return ALONE;
  const claim = { name: 'loops', holder: randomUUID() } as const;
  let until = 0;
  let term = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let renewing = renew();

  async function renew(): Promise<void> {
    const from = performance.now();
    // A leader that cannot reach the database stops leading before another process may start.
    const isHeld = await hold(client, claim).catch(() => null);
    if (isHeld && from >= until) term += 1;
    if (isHeld) until = from + LEASE_MS - RENEW_MS;
    else if (isHeld === false) until = 0;
    if (isStopped) return;
    timer = setTimeout(() => {
      renewing = renew();
    }, RENEW_MS).unref();
  }

  return {
    leads: () => performance.now() < until,
    term: () => term,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await renewing;
      until = 0;
      await free(client, claim).catch(() => {});
    },
  };
}
