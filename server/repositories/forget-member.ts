import { sql } from 'drizzle-orm';
import type { Statement } from '../db/gateway';
import { brunchReservations, reservations } from '../db/tables/bookings.table';
import {
  memberSessions,
  members,
  provedBrowsers,
  rewardHolds,
  signInCodes,
} from '../db/tables/club.table';
import { orders } from '../db/tables/orders.table';

const OVER = sql`('completed', 'cancelled', 'no_show', 'expired')`;

/**
 * The batch that empties a member: sessions, proofs, codes and names go. What is still to be served keeps the name
 * it is called by until it is over; the books keep sums without names.
 */
export function forgetStatements(
  { id, email }: { id: string; email: string },
  at: number,
): Statement[] {
  return [
    sql`update ${orders} set guest_name = null, guest_email = null, guest_phone = null, delivery_address = null, v = v + 1
      where member_id = ${id} and status in ${OVER}`,
    sql`update ${orders} set member_id = null, earn_points = 0, v = v + 1 where member_id = ${id}`,
    ...[reservations, brunchReservations].flatMap((bookings) => [
      sql`update ${bookings} set guest_name = '', guest_email = null, guest_phone = '', special_requests = null, v = v + 1
        where member_id = ${id} and status in ${OVER}`,
      sql`update ${bookings} set member_id = null, v = v + 1 where member_id = ${id}`,
    ]),
    // Their points go with them: a dish that waits in a cart is nobody's any more.
    sql`update ${rewardHolds} set state = 'released' where member_id = ${id} and state = 'open'`,
    sql`delete from ${memberSessions} where member_id = ${id}`,
    sql`delete from ${provedBrowsers} where member_id = ${id}`,
    sql`delete from ${signInCodes} where email = ${email}`,
    sql`update ${members} set email = '', first_name = '', last_name = '', phone = '', join_hash = null,
      verified_at = null, deleted_at = ${at} where id = ${id}`,
  ];
}
