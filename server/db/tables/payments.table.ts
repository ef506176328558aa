import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { CardBrand, FailureReason, PaymentPurpose } from '#domain/payments/payment-read';
import type { PaymentState } from '#domain/payments/payment-state';
import type { SettlementReport } from '#domain/payments/settlement';
import { refersTo } from './record-columns';

/** Card payments store only the brand and the last four digits of a card. */
export const payments = sqliteTable(
  'payment',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    /** The nonce identifies the winner of parallel changes: the commit writes only the winner's rows. */
    nonce: text('nonce').notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    /** The id names the paid booking or order; null means a test payment. */
    refId: text('ref_id'),
    guestName: text('guest_name'),
    amountKurus: integer('amount_kurus').notNull(),
    installments: integer('installments').notNull().default(1),
    flow: text('flow').$type<'hosted' | 'direct'>().notNull(),
    mode: text('mode').$type<'simulator' | 'test' | 'live'>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    stateAt: integer('state_at').notNull(),
    reason: text('reason').$type<FailureReason>(),
    /** Staff must check the payment for this reason. */
    attention: text('attention'),
    brand: text('brand').$type<CardBrand>(),
    last4: text('last4'),
    /** The server stores our transaction id of the sale before the request, so that it can query the sale. */
    saleId: text('sale_id').notNull(),
    /** The bank's hosted page has this token and URL. */
    token: text('token'),
    pageUrl: text('page_url'),
    /** The form that leads to the card issuer, while the payment waits for the guest's return. */
    acsForm: text('acs_form', { mode: 'json' }).$type<{
      url: string;
      fields: Record<string, string>;
    }>(),
    eci: text('eci'),
    authCode: text('auth_code'),
    rrn: text('rrn'),
    resultCode: text('result_code'),
    refundedKurus: integer('refunded_kurus').notNull().default(0),
    /**
     * The keyed hash covers the request without the security code: the server refuses another body under the same id.
     */
    bodyDigest: text('body_digest').notNull(),
    clientIp: text('client_ip').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    capturedAt: integer('captured_at'),
    /** The bank captured a late payment after we gave up, so the server refunds the payment. */
    isLate: integer('is_late', { mode: 'boolean' }).notNull().default(false),
    /** The next status query runs at this time (ms); null means that the payment is settled. */
    nextCheckAt: integer('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (payment) => [
    index('payment_created').on(payment.createdAt),
    index('payment_check').on(payment.nextCheckAt),
    index('payment_state').on(payment.state, payment.stateAt),
    index('payment_ref').on(payment.refId),
    // The database allows one open payment for each order.
    uniqueIndex('payment_one_open')
      .on(payment.refId)
      .where(
        sql`ref_id is not null and is_late = 0 and state not in ('declined', 'failed', 'expired', 'cancelled', 'refunded')`,
      ),
  ],
);

/** The server writes an operation at the bank before it sends the request. */
export const paymentOperations = sqliteTable(
  'payment_operation',
  {
    id: text('id').primaryKey(),
    paymentId: refersTo('payment_id', () => payments.id),
    kind: text('kind').$type<'sale' | 'cancel' | 'refund' | 'reversal'>().notNull(),
    amountKurus: integer('amount_kurus').notNull(),
    state: text('state').$type<'started' | 'done' | 'refused' | 'unclear'>().notNull(),
    resultCode: text('result_code'),
    /** Person and reason of the operation; null means that the server acted automatically. */
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

/** The history of states is append-only and holds no card data. */
export const paymentEvents = sqliteTable(
  'payment_event',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    paymentId: refersTo('payment_id', () => payments.id),
    event: text('event').notNull(),
    from: text('from_state').notNull(),
    to: text('to_state').notNull(),
    code: text('code'),
    at: integer('at').notNull(),
  },
  (event) => [index('payment_event_payment').on(event.paymentId, event.id)],
);

/** The batch of a state change writes its money movements. `reference` is the id of the bank's operation. */
export const paymentEntries = sqliteTable(
  'payment_entry',
  {
    reference: text('reference').primaryKey(),
    paymentId: refersTo('payment_id', () => payments.id),
    type: text('type').$type<'capture' | 'refund' | 'cancel'>().notNull(),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    refId: text('ref_id'),
    /** A negative amount is a refund. */
    kurus: integer('kurus').notNull(),
    businessDay: text('business_day').notNull(),
    at: integer('at').notNull(),
  },
  (entry) => [index('payment_entry_day').on(entry.businessDay, entry.type)],
);

/** Each row compares the bank's list of a calendar day with ours. */
export const settlementDays = sqliteTable(
  'payment_settlement',
  {
    mode: text('mode').$type<'simulator' | 'test' | 'live'>().notNull(),
    day: text('day').notNull(),
    report: text('report', { mode: 'json' }).$type<SettlementReport>().notNull(),
    checkedAt: integer('checked_at').notNull(),
    /** An open day has differences that nobody has explained. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  },
  (settled) => [primaryKey({ columns: [settled.mode, settled.day] })],
);
