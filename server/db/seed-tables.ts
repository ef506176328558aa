import { sql } from 'drizzle-orm';
import { insertWhere } from './conditional-insert';
import type { Gateway } from './gateway';
import { VENUE_TABLES } from './seed/venue-tables';
import { venueTables } from './tables/bookings.table';
import { meta } from './tables/sync.table';

/** Seeds default tables on first start only. A venue that deleted all its tables stays empty. */
export async function seedTables(gateway: Gateway): Promise<void> {
  const [seeded] = await gateway.read((db) =>
    db.select().from(meta).where(sql`${meta.k} = 'tables_seeded'`),
  );
  if (seeded) return;
  await gateway.write([
    ...VENUE_TABLES.map((table) => insertWhere(venueTables, table, sql`true`)),
    insertWhere(meta, { k: 'tables_seeded', v: '1' }, sql`true`),
  ]);
}
