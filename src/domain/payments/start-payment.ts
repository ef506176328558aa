import * as v from 'valibot';
import { uuidText } from '../fields';
import type { startedPayment } from './guest-payment';

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
export type PaymentAction = StartedPayment['action'];
