import { type SQL, sql } from 'drizzle-orm';
import { ROLLOVER_HOUR } from '#domain/venue';

/** Turkey has been three hours ahead of UTC all year since 2016; an evening ends at the rollover. */
const UTC_OFFSET_HOURS = 3;
const SHIFT_S = (UTC_OFFSET_HOURS - ROLLOVER_HOUR) * 60 * 60;

/** Returns the business day (yyyy-MM-dd) of an instant (a column in ms). */
export function eveningOf(column: string): SQL {
  return sql`date(${sql.identifier(column)} / 1000 + ${SHIFT_S}, 'unixepoch')`;
}
