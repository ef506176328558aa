import * as v from 'valibot';
import { uuidText } from '../fields';
import { byKey } from '../keys';
import { CARD_BRANDS, FAILURE_REASONS } from './payment-read';

/** Lists what the holder of a payment's link may read. */
export const guestPayment = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'under_review', 'returned']),
  reason: v.nullable(v.picklist(FAILURE_REASONS)),
  purpose: v.picklist(['brunch_deposit', 'order', 'test']),
  /** The payment belongs to this booking or order; null means a test payment. */
  refId: v.nullable(v.string()),
  amount: v.string(),
  currency: v.literal('TRY'),
  brand: v.nullable(v.picklist(CARD_BRANDS)),
  last4: v.nullable(v.string()),
  authCode: v.nullable(v.string()),
  paidAt: v.nullable(v.string()),
  refunded: v.string(),
  /** The bank's page, while the guest may still pay there. */
  pageUrl: v.nullable(v.string()),
});

export const startedPayment = v.object({
  paymentId: v.string(),
  status: v.literal('requires_action'),
  /** The browser opens the bank's page next, or posts a form to the card issuer. */
  action: v.union([
    v.object({ type: v.literal('redirect'), url: v.string() }),
    v.object({
      type: v.literal('form_post'),
      url: v.string(),
      fields: v.record(v.string(), v.string()),
      page: v.string(),
    }),
  ]),
  expiresAt: v.string(),
});

const flags = <Name extends string>(...names: Name[]) => v.object(byKey(names, () => v.boolean()));

/** Lists what a demo shows to everybody of the bank's setup: booleans and public test cards. */
export const bankStatus = v.object({
  mode: v.string(),
  flow: v.string(),
  configuration: flags(
    'merchantId',
    'terminalNumber',
    'password',
    'testMode',
    'ssl',
    'database',
    'endpoints',
    'testCards',
  ),
  technical: flags('threeDSecure', 'xml', 'hashValidation', 'errorHandling', 'testInterface'),
  transactions: flags('sale', 'cancel', 'refund', 'installments', 'threeDSecure'),
  checksBankHash: v.boolean(),
  canTest: v.boolean(),
  takesCards: v.boolean(),
  testCards: v.array(
    v.object({
      of: v.string(),
      pan: v.string(),
      brand: v.string(),
      expiry: v.object({ month: v.string(), year: v.string() }),
      cvv: v.string(),
      scenario: v.string(),
    }),
  ),
});

const digits = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s-]/g, '')),
);
const shortText = v.pipe(v.string(), v.maxLength(60, 'payment.text_too_long'));
const numberText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The guest pays a brunch deposit, an order, or (outside live mode, without either) a test amount. */
const subject = {
  reservationId: v.optional(uuidText),
  orderId: v.optional(uuidText),
  /** The secret in the booking's link proves access. */
  key: v.optional(v.pipe(v.string(), v.maxLength(100, 'payment.key_invalid'))),
};

export const startPaymentInput = v.object(subject);
export const testPaymentInput = v.object({
  ...subject,
  amount: v.optional(v.union([v.number(), shortText])),
});
export type StartPaymentInput = v.InferOutput<typeof testPaymentInput>;

/** The specified request carries a card; `amount` applies only without an order and a booking. */
export const processCardInput = v.object({
  ...subject,
  amount: v.optional(v.union([v.number(), shortText])),
  cardNumber: v.pipe(digits, v.regex(/^\d{13,19}$/, 'card.number_invalid')),
  expiryMonth: v.pipe(numberText, v.regex(/^(0?[1-9]|1[0-2])$/, 'card.expiry_invalid')),
  expiryYear: v.pipe(numberText, v.regex(/^(20)?\d{2}$/, 'card.expiry_invalid')),
  cvv: v.pipe(numberText, v.regex(/^\d{3,4}$/, 'card.cvv_invalid')),
  cardHolderName: v.pipe(
    v.string('card.holder_required'),
    v.trim(),
    v.minLength(2, 'card.holder_required'),
    v.maxLength(60, 'card.holder_required'),
  ),
  installmentCount: v.optional(
    v.pipe(v.number(), v.integer('payment.installments'), v.minValue(1, 'payment.installments')),
    1,
  ),
});
export type ProcessCardInput = v.InferOutput<typeof processCardInput>;

export type StartedPayment = v.InferOutput<typeof startedPayment>;
