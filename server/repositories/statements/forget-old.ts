import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../../db/gateway';
import { contactMessages, PLACE_TABLES } from '../../db/tables/bookings.table';
import { orderLines, orders } from '../../db/tables/orders.table';
import { storedResponses } from '../../db/tables/sync.table';

/** The server keeps personal data since these instants (ms); null: for ever. */
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
