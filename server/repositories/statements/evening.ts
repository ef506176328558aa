import { type SQL, sql } from 'drizzle-orm';
import { ROLLOVER_HOUR } from '#domain/venue';

/** Turkey is three hours ahead of UTC all year, since 2016; an evening ends at the rollover. */
const UTC_OFFSET_HOURS = 3;
const SHIFT_S = (UTC_OFFSET_HOURS - ROLLOVER_HOUR) * 60 * 60;

/** The business day of an instant (a column in ms), yyyy-MM-dd. */
export function eveningOf(column: string): SQL {
  return sql`date(${sql.identifier(column)} / 1000 + ${SHIFT_S}, 'unixepoch')`;
}
