import * as v from 'valibot';

const reason = v.pipe(
  v.string('payment.reason_required'),
  v.trim(),
  v.minLength(3, 'payment.reason_required'),
  v.maxLength(200, 'payment.reason_required'),
);

/** Cancels a whole payment of the same evening. The request needs the network, so the outbox never queues it. */
export const cancelPaymentInput = v.object({ reason });
export type CancelPaymentInput = v.InferOutput<typeof cancelPaymentInput>;

/** Refunds a payment or a part; `amount` is in lira. The request needs the network, so the outbox never queues it. */
export const refundPaymentInput = v.object({
  reason,
  amount: v.union([v.number(), v.string()], 'payment.amount_invalid'),
});
export type RefundPaymentInput = v.InferOutput<typeof refundPaymentInput>;
