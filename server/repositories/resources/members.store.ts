import { type SQL, sql } from 'drizzle-orm';
import { MEMBERS } from '#domain/club/member-record';
import { TIERS, tierFrom } from '#domain/club/tiers';
import { ROLLOVER_HOUR } from '#domain/venue';
import { members } from '../../db/tables/club.table';
import type { ResourceStore } from './resource.repository';

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
