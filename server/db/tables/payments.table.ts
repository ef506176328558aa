import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CardBrand } from '#domain/payments/card-rules';
import type { FailureReason } from '#domain/payments/failure-reasons';
import type { PaymentPurpose } from '#domain/payments/payment-read';
import type { PaymentState } from '#domain/payments/payment-state';

/** Attempts to pay by card. Of a card only brand and last four digits are stored. */
export const payments = sqliteTable(
  'payment',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    /** Marks which of several parallel changes won: only its rows are written. */
    nonce: text('nonce').notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    /** The booking or order that is paid; null: a test. */
    refId: text('ref_id'),
    guestName: text('guest_name'),
    amountKurus: integer('amount_kurus').notNull(),
    installments: integer('installments').notNull().default(1),
    flow: text('flow').$type<'hosted' | 'direct'>().notNull(),
    mode: text('mode').$type<'simulator' | 'test' | 'live'>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    stateAt: integer('state_at').notNull(),
    reason: text('reason').$type<FailureReason>(),
    /** What staff must look at, although the state alone does not say so. */
    attention: text('attention'),
    brand: text('brand').$type<CardBrand>(),
    last4: text('last4'),
    /** The bank's transaction id of the sale: made before it is asked for, so that it can be searched. */
    saleId: text('sale_id').notNull(),
    /** The bank's token of its hosted page, and the address of that page. */
    token: text('token'),
    pageUrl: text('page_url'),
    eci: text('eci'),
    authCode: text('auth_code'),
    rrn: text('rrn'),
    resultCode: text('result_code'),
    refundedKurus: integer('refunded_kurus').notNull().default(0),
    /** A keyed hash of the request without the security code; another body under the same id is refused. */
    bodyDigest: text('body_digest').notNull(),
    clientIp: text('client_ip').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    capturedAt: integer('captured_at'),
    /** Captured after we had given it up: the money goes back. */
    isLate: integer('is_late', { mode: 'boolean' }).notNull().default(false),
    /** When the bank is asked next, ms; null: everything is known. */
    nextCheckAt: integer('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (payment) => [
    index('payment_created').on(payment.createdAt),
    index('payment_check').on(payment.nextCheckAt),
    index('payment_state').on(payment.state, payment.stateAt),
    index('payment_ref').on(payment.refId),
    // Two attempts for the same order cannot run side by side, whatever the code does.
    uniqueIndex('payment_one_open')
      .on(payment.refId)
      .where(
        sql`ref_id is not null and is_late = 0 and state not in ('declined', 'failed', 'expired', 'cancelled', 'refunded')`,
      ),
  ],
);

/** Everything that the bank is asked to do; written before the bank is asked. */
export const paymentOperations = sqliteTable(
  'payment_operation',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind').$type<'sale' | 'cancel' | 'refund' | 'reversal'>().notNull(),
    amountKurus: integer('amount_kurus').notNull(),
    state: text('state').$type<'started' | 'done' | 'refused' | 'unclear'>().notNull(),
    resultCode: text('result_code'),
    /** Who asked for it and why; null: the server itself. */
    staffId: text('staff_id'),
    reason: text('reason'),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (operation) => [
    index('payment_operation_payment').on(operation.paymentId, operation.startedAt),
    uniqueIndex('payment_one_sale').on(operation.paymentId).where(sql`kind = 'sale'`),
  ],
);

/** Append-only: how a payment came to its state. No event holds anything of a card. */
export const paymentEvents = sqliteTable(
  'payment_event',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    event: text('event').notNull(),
    from: text('from_state').notNull(),
    to: text('to_state').notNull(),
    code: text('code'),
    at: integer('at').notNull(),
  },
  (event) => [index('payment_event_payment').on(event.paymentId, event.id)],
);

/**
 * Money that moved, each movement once: what the venue's books are made of. Written in the batch that changes the
 * payment's state; `reference` is the id of the bank's operation.
 */
export const paymentEntries = sqliteTable(
  'payment_entry',
  {
    reference: text('reference').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').$type<'capture' | 'refund' | 'cancel'>().notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    refId: text('ref_id'),
    /** Below zero: money that went back. */
    kurus: integer('kurus').notNull(),
    businessDay: text('business_day').notNull(),
    at: integer('at').notNull(),
  },
  (entry) => [index('payment_entry_day').on(entry.businessDay, entry.type)],
);
