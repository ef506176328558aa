import { type SQL, sql } from 'drizzle-orm';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { LIRA_PER_POINT } from '#domain/club/points';
import { KURUS_PER_LIRA } from '#domain/money';
import type { Statement } from '../../db/gateway';
import { loyaltyEntries, rewardHolds } from '../../db/tables/club.table';
import { lineEntries, menuItems, orderLines, orders } from '../../db/tables/orders.table';
import { settings } from '../../db/tables/sync.table';

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

/** Counts earlier rows of the order with this reason, so that each has a number of its own. */
function roundOf(orderId: string | SQL, reason: 'earned' | 'reversed'): SQL {
  return sql`(select count(*) from ${loyaltyEntries} where order_id = ${orderId} and reason = ${reason})`;
}

const KURUS_PER_POINT = sql`(${KURUS_PER_LIRA} * coalesce((select cast(value as integer) from ${settings} where key = 'club.liraPerPoint'), ${LIRA_PER_POINT}))`;

/**
 * The points that an order is worth now: those that it fixed when it was placed, fewer after voids, discounts and
 * refunds. `o` names the order's row.
 */
function due(o: SQL): SQL {
  const ordered = foodOf(o);
  const taken = sql`(select coalesce(sum(e.kurus), 0) from ${lineEntries} e left join ${orderLines} l
    on l.order_id = e.order_id and l.line_no = e.line_no
    where e.order_id = ${o}.id and (e.line_no = ${WHOLE_ORDER} or ${IS_FOOD}))`;
  return sql`(case when ${o}.status <> 'completed' then 0 when ${taken} = 0 then ${o}.earn_points
    else max(0, min(${o}.earn_points, cast((${ordered} + ${taken}) / ${KURUS_PER_POINT} as integer))) end)`;
}

const IS_FOOD = sql`not exists (select 1 from ${menuItems} m where m.id = l.menu_item_id and (m.alcohol = 1 or m.tobacco = 1))`;

function foodOf(o: SQL): SQL {
  return sql`(select coalesce(sum(l.quantity * l.unit_kurus), 0) from ${orderLines} l where l.order_id = ${o}.id and ${IS_FOOD})`;
}

const ORDER = sql.raw('"order"');

/** The running rounds of staff on a bill earn points for its new member; those of another person's phone stay. */
export function roundsGiven(
  { id, memberId: before }: { id: string; memberId: string | null },
  memberId: string | null,
  won: SQL,
): Statement {
  const points =
    memberId === null ? sql`0` : sql`cast(${foodOf(ORDER)} / ${KURUS_PER_POINT} as integer)`;
  return sql`update ${orders} set member_id = ${memberId}, earn_points = ${points}
    where bill_id = ${id} and source = 'staff' and status not in ('completed', 'cancelled')
    and member_id is ${before} and ${won}`;
}

/** What entries took off a completed order, or gave back, changes its points by the difference. */
export function pointsCorrected(orderId: string, at: number, won: SQL): Statement[] {
  return [reverse(orderId, at, won), earn(orderId, at, won)];
}

function earn(orderId: string, at: number, won: SQL): Statement {
  const round = roundOf(orderId, 'earned');
  const missing = sql`${due(ORDER)} - ${credited(orderId)}`;
  return sql`insert into ${loyaltyEntries} (id, member_id, reason, order_id, round, points, created_at)
    select 'earned:' || id || ':' || ${round}, member_id, 'earned', id, ${round}, ${missing}, ${at}
    from ${orders} where id = ${orderId} and member_id is not null and ${missing} > 0 and ${won} on conflict do nothing`;
}

function reverse(orderId: string, at: number, won: SQL): Statement {
  const round = roundOf(orderId, 'reversed');
  const over = sql`${credited(orderId)} - ${due(ORDER)}`;
  const left = sql`min(${over}, ${balanceOf(sql`"order".member_id`)})`;
  return sql`insert into ${loyaltyEntries} (id, member_id, reason, order_id, round, points, created_at)
    select 'reversed:' || id || ':' || ${round}, member_id, 'reversed', id, ${round}, -${left}, ${at}
    from ${orders} where id = ${orderId} and member_id is not null and ${over} > 0 and ${won} on conflict do nothing`;
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
  const owed = sql`(${credited(id)} - ${due(sql.raw('owing'))})`;
  return sql`insert into ${loyaltyEntries} (id, member_id, reason, order_id, round, points, created_at)
    select 'reversed:' || order_id || ':' || round, member_id, 'reversed', order_id, round, -min(owed, balance - before), ${at}
    from (select ${id} as order_id, member_id, ${owed} as owed, ${roundOf(id, 'reversed')} as round,
        ${balanceOf(sql`owing.member_id`)} as balance,
        sum(${owed}) over (partition by member_id order by received_at, id rows unbounded preceding)
          - ${owed} as before
      from ${orders} owing where member_id in (select member_id from ${rewardHolds} where ${which})
        and ${owed} > 0)
    where balance > before on conflict do nothing`;
}
