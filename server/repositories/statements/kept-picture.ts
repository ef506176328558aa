import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { pictures } from '../../db/tables/orders.table';

/** True if the uploaded picture still exists. */
export function hasPicture(hash: string): SQL {
  return sql`exists (select 1 from ${pictures} where hash = ${hash})`;
}
