import { sql } from 'drizzle-orm';
import type { Gateway } from './gateway';
import { meta } from './tables/sync.table';

const NAME = 'server_key';

type OwnKeys = {
  /** The fingerprints of the keys in `server.key`, the newest first. */
  prints: readonly [string, ...string[]];
  file: string;
  mayRenewKey: boolean;
};

/**
 * Binds the database to the key of the server that first opened it: a second machine with a key of its own would break
 * the audit and all links of the first. @throws Error for another key
 */
export async function refuseOtherKey(
  gateway: Gateway,
  { prints, file, mayRenewKey }: OwnKeys,
): Promise<void> {
  const [newest] = prints;
  const insert = mayRenewKey ? sql`insert or replace into` : sql`insert or ignore into`;
  const [, [row] = []] = await gateway.write([
    sql`${insert} ${meta} (k, v) values (${NAME}, ${newest})`,
    sql`select v from ${meta} where k = ${NAME}`,
  ]);
  const stored = String(row?.v);
  if (stored === newest) return;
  if (!prints.includes(stored)) throw new Error(otherKey(file));
  await gateway.write([sql`update ${meta} set v = ${newest} where k = ${NAME}`]);
}

function otherKey(file: string): string {
  return `The database belongs to another server.key than ${file}. Copy server.key and audit.keyed-from of a machine that runs on it over the files here. If they are lost, start once with NEW_KEY=1: everybody is signed out, and the audit that was sealed with the lost key can no longer be verified.`;
}
