import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { LIRA_PER_POINT } from '#domain/club/points';
import { KURUS_PER_LIRA } from '#domain/money';
import type { Statement } from '../../db/gateway';
import { contactMessages, PLACE_TABLES } from '../../db/tables/bookings.table';
import {
  consents,
  loyaltyEntries,
  memberSessions,
  members,
  provedBrowsers,
  rewardHolds,
  signInCodes,
} from '../../db/tables/club.table';
import { bills, lineEntries, menuItems, orderLines, orders } from '../../db/tables/orders.table';
import { settings, storedResponses } from '../../db/tables/sync.table';

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

const OVER = sql`('completed', 'cancelled', 'no_show', 'expired', 'accepted', 'lapsed', 'closed')`;

/**
 * Builds the batch that deletes a member's data: sessions, proofs, codes, names, messages, and all orders and bookings
 * made with the proved address without signing in. Open orders keep the name until they end; the ledger keeps sums
 * without names.
 */
export function forgetStatements(
  { id, email }: { id: string; email: string },
  at: number,
  won: SQL = sql`true`,
): Statement[] {
  const own = sql`member_id = ${id} and ${won}`;
  const isProved = sql`exists (select 1 from ${members} where id = ${id} and verified_at is not null) and ${won}`;
  return [
    ...[orders, ...PLACE_TABLES].map(
      (things) => sql`update ${things} set member_id = ${id}, v = v + 1
        where member_id is null and guest_email = ${email} and ${isProved}`,
    ),
    sql`update ${contactMessages} set name = '', email = '', subject = '', message = '', note = '',
      replies = '[]', v = v + 1 where email = ${email} and ${isProved}`,
    ...withoutNames(own),
    sql`update ${orders} set earn_points = 0, v = v + 1 where ${own}`,
    sql`update ${loyaltyEntries} set note = null where ${own} and note is not null`,
    // The batch releases the holds together with the points.
    sql`update ${rewardHolds} set state = 'released' where ${own} and state = 'open'`,
    sql`delete from ${memberSessions} where ${own}`,
    sql`delete from ${provedBrowsers} where ${own}`,
    // An unverified member must not use up the address's hourly codes.
    sql`delete from ${signInCodes} where email = ${email} and ${isProved}`,
    sql`update ${members} set email = '', first_name = '', last_name = '', phone = '', join_hash = null,
      search_text = '', name_key = '', verified_at = null, deleted_at = ${at} where id = ${id} and ${won}`,
  ];
}

/** Deletes deleted members' personal data from finished orders, and deletes members without data. */
export function forgetRestStatements(): Statement[] {
  const isGone = sql`member_id in (select id from ${members} where deleted_at is not null)`;
  const isBare = [
    loyaltyEntries,
    consents,
    rewardHolds,
    memberSessions,
    provedBrowsers,
    orders,
    ...PLACE_TABLES,
  ].map((things) => sql`id not in (select member_id from ${things} where member_id is not null)`);
  return [
    ...withoutNames(isGone),
    sql`delete from ${members} where deleted_at is not null and ${sql.join(isBare, sql` and `)}`,
  ];
}

/** Deletes personal data from finished rows, dish notes and audit values. */
function withoutNames(whose: SQL): Statement[] {
  const isOver = sql`${whose} and status in ${OVER}`;
  const ids = [orders, ...PLACE_TABLES].map(
    (things) => sql`select id from ${things} where ${isOver}`,
  );
  return [
    // The statement runs only if there is somebody to forget.
    withoutBodies(sql.join(ids, sql` union all `)),
    sql`update ${orderLines} set customizations = json_remove(customizations, '$.notes', '$.customSauce')
      where order_id in (select id from ${orders} where ${isOver})`,
    sql`update ${orders} set guest_name = null, guest_email = null, guest_phone = null, delivery_address = null,
      member_id = null, earn_points = 0, v = v + 1 where ${isOver}`,
    sql`update ${storedResponses} set body = json_remove(body, '$.bill') where exists (select 1 from ${bills} where ${whose})
      and substr(principal, 1, 6) = 'admin:' and json_extract(body, '$.bill.id') in (select id from ${bills} where ${whose})`,
    sql`update ${bills} set label = iif(kind = 'tab' and closed_at is not null, null, label), phone = null,
      member_id = null, member_name = null, v = v + 1 where ${whose}`,
    ...PLACE_TABLES.map(
      (
        bookings,
      ) => sql`update ${bookings} set guest_name = '', guest_email = null, guest_phone = '',
        special_requests = null, member_id = null, v = v + 1 where ${isOver}`,
    ),
  ];
}

/** The server deletes personal data that is older than these instants (ms); null keeps it for ever. */
export type KeptSince = Record<'orders' | 'bookings' | 'messages', number | null>;

/** A run forgets at most this many rows of a table, because each reaches the tablets; the next run takes the rest. */
const AT_ONCE = 500;

/** Builds the batch that deletes names, contacts and words; numbers, dishes and times stay. */
export function forgetOldStatements(since: KeptSince): Statement[] {
  return [
    ...(since.orders === null ? [] : oldOrders(since.orders)),
    ...(since.bookings === null ? [] : oldBookings(since.bookings)),
    ...(since.messages === null ? [] : [oldMessages(since.messages)]),
  ];
}

function oldOrders(since: number): Statement[] {
  const old = sql`select id from ${orders} where received_at < ${since} and (guest_name is not null
    or guest_email is not null or guest_phone is not null or delivery_address is not null) limit ${AT_ONCE}`;
  return [
    withoutBodies(old),
    sql`update ${orderLines} set customizations = json_remove(customizations, '$.notes', '$.customSauce')
      where order_id in (select id from ${orders} where received_at < ${since})
      and (customizations like '%"notes"%' or customizations like '%"customSauce"%')`,
    sql`update ${orders} set guest_name = null, guest_email = null, guest_phone = null, delivery_address = null,
      v = v + 1 where id in (${old})`,
  ];
}

function oldBookings(since: number): Statement[] {
  return PLACE_TABLES.flatMap((bookings) => {
    const old = sql`select id from ${bookings} where ends_at < ${since} and guest_name <> '' limit ${AT_ONCE}`;
    return [
      withoutBodies(old),
      sql`update ${bookings} set guest_name = '', guest_email = null, guest_phone = '',
        special_requests = null, v = v + 1 where id in (${old})`,
    ];
  });
}

function oldMessages(since: number): Statement {
  return sql`update ${contactMessages} set name = '', email = '', subject = '', message = '', note = '',
    replies = '[]', v = v + 1
    where id in (select id from ${contactMessages} where received_at < ${since} and email <> '' limit ${AT_ONCE})`;
}

/** Responses to staff hold whole orders and bookings. */
function withoutBodies(old: SQL): Statement {
  const about = sql`coalesce(json_extract(body, '$.order.id'), json_extract(body, '$.reservation.id'), json_extract(body, '$.entry.id'), json_extract(body, '$.current.id'))`;
  return sql`update ${storedResponses} set body = json_remove(body, '$.order', '$.reservation', '$.entry', '$.current')
    where exists (${old}) and substr(principal, 1, 6) = 'admin:' and ${about} in (${old})`;
}

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
