import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../../db/gateway';
import { loyaltyEntries, rewardHolds } from '../../db/tables/club.table';
import { orders } from '../../db/tables/orders.table';

/** What a member has, as the database sums it up where it stands. */
export function balanceOf(memberId: string | SQL): SQL {
  return sql`(select coalesce(sum(points), 0) from ${loyaltyEntries} where member_id = ${memberId})`;
}

type OrderStep = { id: string; from: string; to: string; at: number };

/**
 * What a step of an order does to its member's points, for the batch of that step: completed brings them, undone
 * takes back what is still there, cancelled gives back what the free dishes cost. Without a member: nothing.
 */
export function pointsOfStep({ id, from, to, at }: OrderStep, won: SQL): Statement[] {
  if (to === 'completed' && from !== 'completed') return [earn(id, at, won)];
  const undo = from === 'completed' && to !== 'completed' ? [reverse(id, at, won)] : [];
  return to === 'cancelled' ? [...undo, ...releaseOfOrder(id, at, won)] : undo;
}

/** What the order has brought and not given back. */
function credited(orderId: string): SQL {
  return sql`(select coalesce(sum(points), 0) from ${loyaltyEntries} where order_id = ${orderId})`;
}

/** How often the order has been undone: a second completion is another line of the ledger. */
function roundOf(orderId: string): SQL {
  return sql`(select count(*) from ${loyaltyEntries} where order_id = ${orderId} and reason = 'reversed')`;
}

function earn(orderId: string, at: number, won: SQL): Statement {
  const missing = sql`earn_points - ${credited(orderId)}`;
  return sql`insert into ${loyaltyEntries} (id, member_id, reason, order_id, round, points, created_at)
    select 'earned:' || id || ':' || ${roundOf(orderId)}, member_id, 'earned', id, ${roundOf(orderId)}, ${missing}, ${at}
    from ${orders} where id = ${orderId} and member_id is not null and ${missing} > 0 and ${won} on conflict do nothing`;
}

function reverse(orderId: string, at: number, won: SQL): Statement {
  const left = sql`min(${credited(orderId)}, ${balanceOf(sql`"order".member_id`)})`;
  return sql`insert into ${loyaltyEntries} (id, member_id, reason, order_id, round, points, created_at)
    select 'reversed:' || id || ':' || ${roundOf(orderId)}, member_id, 'reversed', id, ${roundOf(orderId)}, -${left}, ${at}
    from ${orders} where id = ${orderId} and member_id is not null and ${credited(orderId)} > 0 and ${won} on conflict do nothing`;
}

function releaseOfOrder(orderId: string, at: number, won: SQL): Statement[] {
  return releaseHolds(sql`order_id = ${orderId} and state = 'used' and ${won}`, at);
}

/** Gives back the points of the holds that `which` selects, each once: the ledger knows no second time. */
export function releaseHolds(which: SQL, at: number): Statement[] {
  return [
    sql`insert into ${loyaltyEntries} (id, member_id, reason, hold_id, points, created_at)
      select 'released:' || id, member_id, 'released', id, points, ${at} from ${rewardHolds} where ${which} on conflict do nothing`,
    sql`update ${rewardHolds} set state = 'released' where ${which}`,
  ];
}
