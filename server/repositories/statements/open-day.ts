import { type SQL, sql } from 'drizzle-orm';
import { dayCloses, drawers } from '../../db/tables/financials.table';

/** Money belongs to its own business day, or to the first day after it that is not closed. */
export function openDay(day: string | SQL): SQL {
  return sql`max(${day}, coalesce((select date(max(day), '+1 day') from ${dayCloses}), ''))`;
}

type Cash = { method: string | null; by: string | null };

/** Cash goes to the purse of the person who took it; null is the box at the bar. */
export function drawerOf({ method, by }: Cash): SQL | null {
  if (method !== 'cash' || by === null) return null;
  return sql`(select id from ${drawers} where is_purse = 1 and is_active = 1 and name = ${by})`;
}
