import { sql } from 'drizzle-orm';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { inventoryItems, suppliers } from '../../db/tables/inventory.table';
import type { ResourceStore } from './resource.repository';

export const suppliersStore: ResourceStore = {
  resource: SUPPLIERS,
  table: suppliers,
  mayGo: ({ id }) => [
    {
      holds: sql`not exists (select 1 from ${inventoryItems} where supplier_id = ${id} and archived_at is null)`,
      code: 'supplier.has_items',
    },
  ],
};
