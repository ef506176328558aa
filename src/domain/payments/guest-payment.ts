import * as v from 'valibot';
import { CARD_BRANDS } from './card-rules';
import { FAILURE_REASONS } from './failure-reasons';

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

const flags = <Name extends string>(...names: Name[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.boolean()])) as Record<
      Name,
      v.BooleanSchema<undefined>
    >,
  );

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
