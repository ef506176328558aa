import { sql } from 'drizzle-orm';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { insertWhere } from './conditional-insert';
import type { Gateway } from './gateway';
import { rowOf } from './record-row';
import { DEMO_SUPPLIERS } from './seed/suppliers';
import { suppliers } from './tables/suppliers.table';
import { meta } from './tables/sync.table';

type SeedDeps = { gateway: Gateway; now: () => number; newId: () => string };

export async function seedDemoSuppliers({ gateway, now, newId }: SeedDeps): Promise<void> {
  const isFirst = sql`not exists (select 1 from ${meta} where k = 'suppliers_seeded')`;
  await gateway.write([
    ...DEMO_SUPPLIERS.map((supplier) => {
      const row = rowOf(suppliers, SUPPLIERS, supplier) as typeof suppliers.$inferInsert;
      return insertWhere(suppliers, { ...row, id: newId(), changedAt: now() }, isFirst);
    }),
    insertWhere(meta, { k: 'suppliers_seeded', v: '1' }, sql`true`),
  ]);
}
