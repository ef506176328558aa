import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { FAVOURITES_SHOWN, type FavouriteDish } from '#domain/club/member-record';
import { type Gateway, insertWhere } from '../../db/gateway';
import { loyaltyEntries, members } from '../../db/tables/club.table';
import { menuItems } from '../../db/tables/menu.table';
import { orderLines, orders } from '../../db/tables/orders.table';
import type { MemberRow } from '../members.repository';
import { forgetStatements, moveInto } from '../statements/forget-member';
import { balanceOf } from '../statements/points-statements';
import { type StaffOnce, writeOnce } from '../stored-responses.repository';
import { membersStore } from './members.store';
import { createResourceRepository } from './resource.repository';

export type Correction = Pick<typeof loyaltyEntries.$inferSelect, 'memberId' | 'points'> & {
  note: string;
  by: string;
};

/** Reads members as staff list them, and writes what staff change about them. */
export function createMemberRecordsRepository(gateway: Gateway) {
  return {
    ...createResourceRepository(gateway, membersStore),

    /** Returns null if no such member exists, or if the data were deleted. */
    member: (id: string) =>
      gateway.row(members, and(eq(members.id, id), isNull(members.deletedAt))),

    /** Returns the dishes that a member has ordered most often. */
    favourites: (memberId: string) => favouritesOf(gateway, memberId),

    /** Returns null if the balance would fall below zero, or if the member is gone. */
    correctPoints(correction: Correction, once: StaffOnce) {
      const { memberId, points } = correction;
      return writeOnce(gateway, {
        ...once,
        guard: sql`${isHere(memberId)} and ${balanceOf(memberId)} + ${points} >= 0`,
        rows: (won) => [
          insertWhere(
            loyaltyEntries,
            {
              ...correction,
              id: `corrected:${once.claim.mutationId}`,
              reason: 'corrected',
              createdAt: once.at,
            },
            won,
          ),
        ],
      });
    },

    /** Returns null if one of the two members is gone or was verified in the meantime. */
    merge(move: { from: MemberRow; to: MemberRow }, once: StaffOnce) {
      const { from, to } = move;
      return writeOnce(gateway, {
        ...once,
        guard: sql`${isHere(from.id)} and ${isHere(to.id)} and ${isVerifiedAs(from)} and ${isVerifiedAs(to)}`,
        rows: (won) => moveInto({ from: from.id, to: to.id, at: once.at }, won),
      });
    },

    /** Returns null if the data were deleted already. */
    forget: (member: MemberRow, once: StaffOnce) =>
      writeOnce(gateway, {
        ...once,
        guard: isHere(member.id),
        rows: (won) => forgetStatements(member, once.at, won),
      }),
  };
}

function isHere(id: string) {
  return sql`exists (select 1 from ${members} where id = ${id} and deleted_at is null)`;
}

function isVerifiedAs({ id, verifiedAt }: MemberRow) {
  return sql`exists (select 1 from ${members} where id = ${id} and verified_at is ${verifiedAt})`;
}

function favouritesOf(gateway: Gateway, memberId: string): Promise<FavouriteDish[]> {
  const times = sql<number>`sum(${orderLines.quantity})`;
  return gateway.read((db) =>
    db
      .select({
        menuItemId: orderLines.menuItemId,
        // An order line's name contains the guest's extras.
        nameEn: sql<string>`coalesce(${menuItems.nameEn}, max(${orderLines.nameEn}))`,
        nameTr: sql<string>`coalesce(${menuItems.nameTr}, max(${orderLines.nameTr}))`,
        times,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .leftJoin(menuItems, eq(menuItems.id, orderLines.menuItemId))
      .where(sql`${orders.memberId} = ${memberId} and +${orders.status} = 'completed'`)
      .groupBy(orderLines.menuItemId)
      .orderBy(desc(times), orderLines.menuItemId)
      .limit(FAVOURITES_SHOWN),
  );
}
