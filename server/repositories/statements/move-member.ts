import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../../db/gateway';
import { bills } from '../../db/tables/bills.table';
import { PLACE_TABLES } from '../../db/tables/bookings.table';
import {
  loyaltyEntries,
  memberSessions,
  members,
  provedBrowsers,
  rewardHolds,
} from '../../db/tables/club.table';
import { orders } from '../../db/tables/orders.table';
import { balanceOf, releaseHolds } from './points-statements';

/** Merges duplicate members: points, orders and bookings move once; each consent stays with the member who gave it. */
export function moveInto(move: { from: string; to: string; at: number }, won: SQL): Statement[] {
  const { from, to, at } = move;
  const entry = (id: string, memberId: string, points: SQL) =>
    sql`insert into ${loyaltyEntries} (id, member_id, reason, points, created_at)
      select ${id}, ${memberId}, 'moved', ${points}, ${at} where ${points} <> 0 and ${won} on conflict do nothing`;
  return [
    // The points of dishes in a cart move as points; an ordered free dish stays with its order.
    ...releaseHolds(sql`member_id = ${from} and state = 'open' and ${won}`, at),
    entry(`moved-in:${from}`, to, balanceOf(from)),
    entry(`moved-out:${from}`, from, sql`-${balanceOf(from)}`),
    sql`update ${rewardHolds} set member_id = ${to} where member_id = ${from} and state = 'used' and ${won}`,
    ...[orders, ...PLACE_TABLES].map(
      (things) => sql`update ${things} set member_id = ${to} where member_id = ${from} and ${won}`,
    ),
    sql`update ${bills} set member_id = ${to}, v = v + 1 where member_id = ${from} and ${won}`,
    sql`delete from ${memberSessions} where member_id = ${from} and ${won}`,
    sql`delete from ${provedBrowsers} where member_id = ${from} and ${won}`,
    sql`update ${members} set email = '', first_name = '', last_name = '', phone = '', join_hash = null,
      search_text = '', name_key = '', verified_at = null, deleted_at = ${at}, merged_into = ${to} where id = ${from} and ${won}`,
    sql`update ${members} set merged_into = ${to} where merged_into = ${from} and ${won}`,
  ];
}
