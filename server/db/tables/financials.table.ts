import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TenderDetail } from '#domain/bills/bill';
import type { PaymentMethod, ReferenceKind, TransactionType } from '#domain/financials/transaction';
import type { ClosedFigures } from '#domain/till/day-close';
import { BAR_DRAWER } from '#domain/till/drawer';

/** What was taken, by method. Append-only. The types of sales are from before the till: `sale_line` has them now. */
export const financialTransactions = sqliteTable(
  'financial_transaction',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<TransactionType>().notNull(),
    method: text('method').$type<PaymentMethod>(),
    /** The day is the business day of the payment, yyyy-MM-dd. */
    businessDay: text('business_day').notNull(),
    createdAt: integer('created_at').notNull(),
    amountKurus: integer('amount_kurus').notNull(),
    referenceKind: text('reference_kind').$type<ReferenceKind>(),
    referenceId: text('reference_id'),
    /** The round counts earlier undos: an order that is completed again is a second sale. */
    round: integer('round').notNull().default(0),
    reason: text('reason'),
    by: text('by'),
    /** Payments and tips name their bill. */
    billId: text('bill_id'),
    /** Cash in a person's purse names it; other cash is in the box at the bar. */
    drawerId: text('drawer_id'),
    /** The time of the tap; null means the time of writing. */
    doneAt: integer('done_at'),
    detail: text('detail', { mode: 'json' }).$type<TenderDetail>(),
  },
  (transaction) => [
    // Each cause has one row, so a retry writes no second one.
    uniqueIndex('financial_transaction_cause').on(
      transaction.referenceId,
      transaction.type,
      transaction.round,
    ),
    index('financial_transaction_day').on(
      transaction.businessDay,
      transaction.type,
      transaction.method,
      transaction.amountKurus,
    ),
    index('financial_transaction_created').on(transaction.createdAt, transaction.id),
    index('financial_transaction_type').on(transaction.type, transaction.createdAt, transaction.id),
    index('financial_transaction_bill')
      .on(transaction.billId, transaction.type, transaction.amountKurus)
      .where(sql`bill_id is not null`),
    index('financial_transaction_unproven')
      .on(transaction.businessDay)
      .where(sql`json_extract(detail, '$.isProven') = 0`),
    check(
      'financial_transaction_reference',
      sql`(reference_kind is null) = (reference_id is null)`,
    ),
  ],
);

/** Cash counts are append-only. The latest count of a day is valid. */
export const cashCounts = sqliteTable(
  'cash_count',
  {
    id: text('id').primaryKey(),
    businessDay: text('business_day').notNull(),
    countedAt: integer('counted_at').notNull(),
    /** All cash of the drawer; the other column holds the total of the card terminal. */
    cashKurus: integer('cash_kurus').notNull(),
    cardKurus: integer('card_kurus').notNull(),
    note: text('note'),
    by: text('by').notNull(),
    drawerId: text('drawer_id').notNull().default(BAR_DRAWER),
    /** The number of each banknote, by its lira. */
    notes: text('notes', { mode: 'json' }).$type<Record<string, number>>(),
    /** The float that stays. */
    leftKurus: integer('left_kurus').notNull().default(0),
    /** What the ledger expected at the count; null means counted before drawers. */
    expectedKurus: integer('expected_kurus'),
  },
  (count) => [index('cash_count_day').on(count.businessDay, count.countedAt)],
);

/** A box, or the purse of a person. */
export const drawers = sqliteTable('drawer', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  /** Cash that this person takes is in it; null means a box. */
  ownerId: text('owner_id'),
  v: integer('v').notNull().default(1),
});

/** Closed days, append-only. No money is booked on a closed day, nor on one before it. */
export const dayCloses = sqliteTable('day_close', {
  no: integer('no').primaryKey(),
  day: text('day').notNull().unique(),
  closedAt: integer('closed_at').notNull(),
  by: text('by').notNull(),
  figures: text('figures', { mode: 'json' }).$type<ClosedFigures>().notNull(),
});
