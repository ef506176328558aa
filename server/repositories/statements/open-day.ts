import { type SQL, sql } from 'drizzle-orm';
import { dayCloses, drawers } from '../../db/tables/financials.table';
import { orders } from '../../db/tables/orders.table';

/** Money belongs to its own business day, or to the first day after it that is not closed. */
export function openDay(day: string | SQL): SQL {
  return sql`max(${day}, coalesce((select date(max(day), '+1 day') from ${dayCloses}), ''))`;
}

/** An order that ended in the moment in which a day was closed, or by a clock that was set back, ends after the close. */
export function endedOnOpenDay(id: string, won: SQL): SQL {
  const closedAt = sql`(select closed_at from ${dayCloses} order by no desc limit 1)`;
  return sql`update ${orders} set status_at = ${closedAt}, v = v + 1
    where id = ${id} and status in ('completed', 'cancelled') and status_at < ${closedAt} and ${won}`;
}

/** Who took cash, and the box of the device where it was taken. */
export type Taker = { byId?: string | undefined; box?: string | undefined };

/** Cash goes to the purse of the person who took it, else to the device's box; null is the box at the bar. */
export function drawerOf(method: string | null, { byId, box }: Taker): SQL | null {
  if (method !== 'cash' || (byId ?? box) === undefined) return null;
  return sql`(select id from ${drawers} where is_active = 1 and (owner_id = ${byId ?? ''} or (owner_id is null and id = ${box ?? ''}))
    order by owner_id is null limit 1)`;
}
