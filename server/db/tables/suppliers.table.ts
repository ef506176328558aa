import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { recordColumns } from './record-columns';

export const suppliers = sqliteTable(
  'supplier',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    contactName: text('contact_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    leadDays: integer('lead_days'),
    supplies: text('supplies').notNull(),
    notes: text('notes').notNull(),
  },
  (supplier) => [
    index('supplier_name').on(supplier.nameKey, supplier.id),
    index('supplier_lead_days').on(supplier.leadDays, supplier.id),
  ],
);
