import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TenderDetail } from '#domain/bills/tender';
import type { PaymentMethod, ReferenceKind, TransactionType } from '#domain/financials/transaction';

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
    /** Cash excludes the float; the other column holds the total of the card terminal. */
    cashKurus: integer('cash_kurus').notNull(),
    cardKurus: integer('card_kurus').notNull(),
    note: text('note'),
    by: text('by').notNull(),
  },
  (count) => [index('cash_count_day').on(count.businessDay, count.countedAt)],
);
