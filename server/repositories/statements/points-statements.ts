import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../../db/gateway';
import { loyaltyEntries, rewardHolds } from '../../db/tables/club.table';
import { orders } from '../../db/tables/orders.table';

export function balanceOf(memberId: string | SQL): SQL {
  return sql`(select coalesce(sum(points), 0) from ${loyaltyEntries} where member_id = ${memberId})`;
}

type OrderStep = { id: string; from: string; to: string; at: number };

/**
 * Returns the point rows of an order's step: completion adds points, an undo removes the remaining ones, a cancellation
 * returns the cost of free dishes. An order without a member has no point rows.
 */
export function pointsOfStep({ id, from, to, at }: OrderStep, won: SQL): Statement[] {
  if (to === 'completed' && from !== 'completed') return [earn(id, at, won)];
  const undo = from === 'completed' && to !== 'completed' ? [reverse(id, at, won)] : [];
  return to === 'cancelled' ? [...undo, ...releaseOfOrder(id, at, won)] : undo;
}

/** Sums the points of the order that nobody reverted. */
function credited(orderId: string | SQL): SQL {
  return sql`(select coalesce(sum(points), 0) from ${loyaltyEntries} where order_id = ${orderId})`;
}

/** Counts undos: a second completion is another row. */
function roundOf(orderId: string | SQL): SQL {
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

/** Returns the points of the selected holds, each once, and takes from them what undone orders still owe. */
export function releaseHolds(which: SQL, at: number): Statement[] {
  return [
    sql`insert into ${loyaltyEntries} (id, member_id, reason, hold_id, points, created_at)
      select 'released:' || id, member_id, 'released', id, points, ${at} from ${rewardHolds} where ${which} on conflict do nothing`,
    takeOwed(which, at),
    sql`update ${rewardHolds} set state = 'released' where ${which}`,
  ];
}

/** An undo took only the points that the member had then: the others lay in holds. The balance stays at 0 or above. */
function takeOwed(which: SQL, at: number): Statement {
  const id = sql`owing.id`;
  return sql`insert into ${loyaltyEntries} (id, member_id, reason, order_id, round, points, created_at)
    select 'reversed:' || order_id || ':' || round, member_id, 'reversed', order_id, round, -min(owed, balance - before), ${at}
    from (select ${id} as order_id, member_id, ${credited(id)} as owed, ${roundOf(id)} as round,
        ${balanceOf(sql`owing.member_id`)} as balance,
        sum(${credited(id)}) over (partition by member_id order by received_at, id rows unbounded preceding)
          - ${credited(id)} as before
      from ${orders} owing where member_id in (select member_id from ${rewardHolds} where ${which})
        and status <> 'completed' and ${credited(id)} > 0)
    where balance > before on conflict do nothing`;
}
