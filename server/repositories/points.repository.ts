import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { MenuItem, RewardKind } from '#domain/menu/menu-item';
import type { Gateway } from '../db/gateway';
import { insertWhere } from '../db/gateway';
import { loyaltyEntries, members, rewardHolds } from '../db/tables/club.table';
import { menuItems } from '../db/tables/orders.table';
import { storedResponses } from '../db/tables/sync.table';
import type { Claim, MutationResponse, SentResponse } from './rows/responses.repository';
import { writeOnce } from './rows/responses.repository';
import { balanceOf, releaseHolds } from './statements/member-statements';

export type PointsEntry = typeof loyaltyEntries.$inferSelect & {
  nameEn: string | null;
  nameTr: string | null;
};
export type RewardHold = typeof rewardHolds.$inferSelect;

export type Redemption = {
  claim: Claim;
  /** The write fills in `user.loyaltyPoints`. */
  response: SentResponse;
  hold: RewardHold;
  item: Pick<MenuItem, 'id'> & { rewardKind: RewardKind };
};

export function createPointsRepository(gateway: Gateway) {
  return {
    balance: async (memberId: string): Promise<number> =>
      Number(await gateway.value(sql`select ${balanceOf(memberId)}`)),

    entries: (memberId: string, limit: number) => newestEntries(gateway, memberId, limit),

    openHolds: (memberId: string, now: number): Promise<RewardHold[]> =>
      gateway.rows(
        rewardHolds,
        and(
          eq(rewardHolds.memberId, memberId),
          eq(rewardHolds.state, 'open'),
          gt(rewardHolds.expiresAt, now),
        ),
        [asc(rewardHolds.createdAt), asc(rewardHolds.id)],
      ),

    /** Returns null if the points do not suffice, the member is not verified, or the dish is no longer a reward. */
    redeem({ claim, response, hold, item }: Redemption): Promise<MutationResponse | null> {
      const isOffered = sql`exists (select 1 from ${menuItems} where id = ${item.id} and reward_kind = ${item.rewardKind}
        and is_available = 1 and alcohol = 0 and tobacco = 0)`;
      const isProved = sql`exists (select 1 from ${members} where id = ${hold.memberId} and verified_at is not null)`;
      const { id, memberId, points, createdAt } = hold;
      const entry = {
        memberId,
        reason: 'redeemed',
        holdId: id,
        points: -points,
        createdAt,
      } as const;
      return writeOnce(gateway, {
        claim,
        response,
        at: createdAt,
        guard: sql`${balanceOf(memberId)} >= ${points} and ${isProved} and ${isOffered}`,
        rows: (won) => [
          insertWhere(rewardHolds, hold, won),
          insertWhere(loyaltyEntries, { id: `redeemed:${id}`, ...entry }, won),
          sql`update ${storedResponses} set body = json_set(body, '$.user.loyaltyPoints', ${balanceOf(memberId)}) where mutation_id = ${claim.mutationId} and ${won}`,
        ],
      });
    },

    /** Returns an open hold's points; used or returned holds stay. */
    async release({ id, memberId }: { id: string; memberId: string }, at: number): Promise<void> {
      const which = sql`id = ${id} and member_id = ${memberId} and state = 'open'`;
      await gateway.write(releaseHolds(which, at));
    },

    /** Returns the points of expired holds. */
    async releaseExpired(now: number): Promise<void> {
      const which = sql`state = 'open' and expires_at <= ${now}`;
      // The code reads first and writes nothing when no hold has expired.
      const first = await gateway.row(rewardHolds, which);
      if (first) await gateway.write(releaseHolds(which, now));
    },
  };
}

function newestEntries(gateway: Gateway, memberId: string, limit: number): Promise<PointsEntry[]> {
  const { nameEn, nameTr } = rewardHolds;
  return gateway.read((db) =>
    db
      .select({ ...getTableColumns(loyaltyEntries), nameEn, nameTr })
      .from(loyaltyEntries)
      .leftJoin(rewardHolds, eq(rewardHolds.id, loyaltyEntries.holdId))
      .where(eq(loyaltyEntries.memberId, memberId))
      .orderBy(desc(loyaltyEntries.createdAt), desc(sql`${loyaltyEntries}.rowid`))
      .limit(limit),
  );
}
