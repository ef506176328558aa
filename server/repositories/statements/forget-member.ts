import { type SQL, sql } from 'drizzle-orm';
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
import { bills, orderLines, orders } from '../../db/tables/orders.table';
import { storedResponses } from '../../db/tables/sync.table';
import { balanceOf, releaseHolds } from './points-statements';

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
  const about = sql`coalesce(json_extract(body, '$.order.id'), json_extract(body, '$.reservation.id'), json_extract(body, '$.entry.id'), json_extract(body, '$.current.id'))`;
  return [
    // The statement runs only if there is somebody to forget.
    sql`update ${storedResponses} set body = json_remove(body, '$.order', '$.reservation', '$.entry', '$.current')
      where exists (${sql.join(ids, sql` union all `)})
      and substr(principal, 1, 6) = 'admin:' and ${about} in (${sql.join(ids, sql` union all `)})`,
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
