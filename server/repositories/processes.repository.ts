import { gte, sql } from 'drizzle-orm';
import type { Gateway } from '../db/gateway';
import { rateLimits, sharedFiles } from '../db/tables/sync.table';

/** Stores the files that each process of a venue serves, whichever of them has made them. */
export function createSharedFilesRepository(gateway: Gateway) {
  return {
    /** The one process of a file has every file in its folder. */
    isNeeded: !gateway.isFile,

    async find(path: string): Promise<Buffer | null> {
      const row = await gateway.row(sharedFiles, sql`path = ${path}`);
      return row ? Buffer.from(row.body) : null;
    },

    async pathsSince(at: number): Promise<Set<string>> {
      const rows = await gateway.read((db) =>
        db.select({ path: sharedFiles.path }).from(sharedFiles).where(gte(sharedFiles.at, at)),
      );
      return new Set(rows.map(({ path }) => path));
    },

    async put(path: string, body: Buffer, at: number): Promise<void> {
      await gateway.write([
        sql`insert into ${sharedFiles} (path, body, at) values (${path}, ${body}, ${at})
          on conflict (path) do update set at = excluded.at`,
      ]);
    },

    /** Deletes the parts of builds that no process has shared for long, and pictures that are gone. */
    async prune({ before, hashes }: { before: number; hashes: ReadonlySet<string> }) {
      await gateway.write([
        sql`delete from ${sharedFiles} where path like '/assets/%' and at < ${before}`,
        sql`delete from ${sharedFiles} where path like '/pictures/%'
          and substr(path, 11, 32) not in (select value from json_each(${JSON.stringify([...hashes])}))`,
      ]);
    },
  };
}

/** Stores the limits that several processes count together. `who` is a hash, because it names addresses. */
export function createRateLimitsRepository(gateway: Gateway) {
  const buckets = {
    async exchange(who: string, known: number, next: number) {
      const [won = [], [row] = []] = await gateway.write([
        sql`insert into ${rateLimits} (who, full_at) values (${who}, ${next})
          on conflict (who) do update set full_at = excluded.full_at where full_at = ${known} returning who`,
        sql`select full_at from ${rateLimits} where who = ${who}`,
      ]);
      return { isWon: won.length > 0, fullAt: Number(row?.full_at) };
    },
  };
  return {
    buckets,
    /** A full bucket needs no row. */
    pruneBefore: (now: number) =>
      gateway.write([sql`delete from ${rateLimits} where full_at <= ${now}`]),
  };
}
