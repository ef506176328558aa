import type { SQL } from 'drizzle-orm';
import { desc, eq, sql } from 'drizzle-orm';
import type { FavouriteDish } from '#domain/club/member-record';
import { FAVOURITES_SHOWN, MEMBERS } from '#domain/club/member-record';
import { TIERS, tierFrom } from '#domain/club/points';
import { ROLLOVER_HOUR } from '#domain/venue';
import type { Gateway } from '../../db/gateway';
import { insertWhere } from '../../db/gateway';
import { loyaltyEntries, members } from '../../db/tables/club.table';
import { menuItems, orderLines, orders } from '../../db/tables/orders.table';
import type { MemberRow } from '../members.repository';
import type { StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import { balanceOf, forgetStatements, moveInto } from '../statements/member-statements';
import type { ResourceStore } from './resource.repository';
import { createResourceRepository } from './resource.repository';

/** Turkey has been three hours ahead of UTC all year since 2016; an evening ends at the rollover. */
const UTC_OFFSET_HOURS = 3;
const SHIFT_S = (UTC_OFFSET_HOURS - ROLLOVER_HOUR) * 60 * 60;

/** Returns the business day (yyyy-MM-dd) of an instant (a column in ms). */
export function eveningOf(column: string): SQL {
  return sql`date(${sql.identifier(column)} / 1000 + ${SHIFT_S}, 'unixepoch')`;
}

const POINTS = sql`(select coalesce(sum(points), 0) from loyalty_entry where member_id = member.id)`;

/**
 * Selects the evenings of completed orders and kept bookings. The plus keeps SQLite from walking all orders of a status
 * for each member.
 */
const EVENINGS = sql`select ${eveningOf('received_at')} as evening from "order"
    where member_id = member.id and +status = 'completed'
  union select service_day from reservation
    where member_id = member.id and +status in ('seated', 'completed')
  union select service_day from brunch_reservation
    where member_id = member.id and (+status = 'completed' or first_drink_at is not null)`;

const LAST_SEEN = sql`nullif(max(
  coalesce((select max(received_at) from "order" where member_id = member.id and +status <> 'cancelled'), 0),
  coalesce((select max(starts_at) from reservation where member_id = member.id and +status in ('seated', 'completed')), 0),
  coalesce((select max(starts_at) from brunch_reservation
    where member_id = member.id and (+status = 'completed' or first_drink_at is not null)), 0)), 0)`;

const [, ...LATER_TIERS] = TIERS;

/** Reads where a tier begins from its setting. */
const tierCases = LATER_TIERS.map((tier, at) => {
  const from = sql`coalesce((select json_extract(value, ${`$[${at}]`}) from setting
    where key = 'club.tierPoints'), ${tierFrom(tier)})`;
  return sql`when ${POINTS} >= ${from} then ${tier}`;
}).reverse();

/** Nobody edits members here, so their rows have no versions. */
export const membersStore: ResourceStore = {
  resource: MEMBERS,
  table: members,
  shown: sql`deleted_at is null`,
  facts: {
    name: sql`trim(first_name || ' ' || last_name)`,
    points: POINTS,
    tier: sql`case ${sql.join(tierCases, sql` `)} else ${TIERS[0]} end`,
    visits: sql`(select count(*) from (${EVENINGS}))`,
    spendKurus: sql`(select coalesce(sum(total_kurus), 0) from "order"
      where member_id = member.id and +status = 'completed')`,
    lastSeen: LAST_SEEN,
    emailOffers: sql`coalesce((select is_granted from consent
      where member_id = member.id and channel = 'email' order by at desc, rowid desc limit 1), 0)`,
    v: sql`1`,
    changedBy: sql`null`,
    changedAt: sql`null`,
  },
};

export type Correction = Pick<typeof loyaltyEntries.$inferSelect, 'memberId' | 'points'> & {
  note: string;
  by: string;
};

/** Reads members as staff list them, and writes what staff change about them. */
export function createMemberRecordsRepository(gateway: Gateway) {
  return {
    ...createResourceRepository(gateway, membersStore),

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
