import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { fillSearch } from './fill-search';
import type { Gateway } from './gateway';
import { keyOldInventory } from './inventory-keys';
import { newEpoch } from './restore';
import { sealOldAudit } from './seal-audit';
import { seedMenu, seedTables } from './seed-venue';
import { meta } from './tables/sync.table';

/** Brings a new or older database up to date: pragmas, tables, epoch, the first menu and tables. */
export async function prepareDatabase(gateway: Gateway, migrationsFolder: string): Promise<void> {
  await gateway.start(async () => {
    if (gateway.isFile) {
      await gateway.client.execute('PRAGMA journal_mode = WAL');
      await gateway.client.execute('PRAGMA synchronous = FULL');
    }
    await migrate(drizzle(gateway.client), { migrationsFolder });
  });
  await gateway.write([
    sql`insert into ${meta} (k, v) values ('epoch', ${newEpoch()}) on conflict do nothing`,
  ]);
  await sealOldAudit(gateway);
  await keyOldInventory(gateway);
  await seedMenu(gateway);
  await fillSearch(gateway);
  await seedTables(gateway);
}
