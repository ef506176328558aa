import { sql } from 'drizzle-orm';
import type { Gateway } from '../../db/gateway';
import { rateLimits } from '../../db/tables/sync.table';

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
