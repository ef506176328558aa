/**
 * States: created → awaiting_hosted → captured on the bank's page, or enrolling → awaiting_3ds → capturing →
 * captured in our form.
 * Money may have moved only from `capturing` and `awaiting_hosted` on; a status query to the bank settles `unknown`.
 */
export const PAYMENT_STATES = [
  'created',
  'awaiting_hosted',
  'enrolling',
  'awaiting_3ds',
  'capturing',
  'unknown',
  'reversing',
  'mismatch',
  'captured',
  'captured_late',
  'cancelling',
  'refunding',
  'op_unknown',
  'partially_refunded',
  'refunded',
  'cancelled',
  'declined',
  'failed',
  'expired',
  'manual_review',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_EVENTS = [
  'token_issued',
  'enrolled',
  'authenticated',
  'captured',
  'captured_late',
  'declined',
  'failed',
  'expired',
  'unclear',
  'mismatch',
  'reversal',
  'reversed',
  'cancel',
  'cancelled',
  'refund',
  'refunded',
  'partly_refunded',
  'refused',
  'refused_after_refund',
  'review',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

type Edges = Partial<Record<PaymentEvent, PaymentState>>;

const SETTLED_OPERATION: Edges = {
  cancelled: 'cancelled',
  refunded: 'refunded',
  partly_refunded: 'partially_refunded',
  refused: 'captured',
  refused_after_refund: 'partially_refunded',
};

const EDGES: Readonly<Record<PaymentState, Edges>> = {
  created: { token_issued: 'awaiting_hosted', failed: 'failed', expired: 'expired' },
  awaiting_hosted: {
    captured: 'captured',
    declined: 'declined',
    mismatch: 'mismatch',
    expired: 'expired',
  },
  enrolling: { enrolled: 'awaiting_3ds', failed: 'failed' },
  awaiting_3ds: { authenticated: 'capturing', failed: 'failed', expired: 'expired' },
  capturing: {
    captured: 'captured',
    declined: 'declined',
    failed: 'failed',
    unclear: 'unknown',
    mismatch: 'mismatch',
  },
  unknown: {
    captured: 'captured',
    declined: 'declined',
    mismatch: 'mismatch',
    reversal: 'reversing',
    review: 'manual_review',
  },
  reversing: { captured: 'captured', reversed: 'failed', review: 'manual_review' },
  mismatch: { cancel: 'cancelling' },
  captured: { cancel: 'cancelling', refund: 'refunding' },
  captured_late: { cancel: 'cancelling', refund: 'refunding' },
  cancelling: { ...SETTLED_OPERATION, unclear: 'op_unknown', review: 'manual_review' },
  refunding: { ...SETTLED_OPERATION, unclear: 'op_unknown' },
  op_unknown: { ...SETTLED_OPERATION, review: 'manual_review' },
  partially_refunded: { refund: 'refunding' },
  refunded: {},
  cancelled: {},
  declined: {},
  failed: { captured_late: 'captured_late' },
  expired: { captured_late: 'captured_late' },
  manual_review: { captured: 'captured', declined: 'declined', ...SETTLED_OPERATION },
};

export function paymentAfter(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return EDGES[state][event] ?? null;
}

/** In a final state another payment for the same order may begin. */
export function isOver(state: PaymentState): boolean {
  return ['declined', 'failed', 'expired', 'cancelled', 'refunded'].includes(state);
}

/** True while a refund can still return some of the money. */
export function isPaid(state: PaymentState): boolean {
  return ['captured', 'cancelling', 'refunding', 'op_unknown', 'partially_refunded'].includes(
    state,
  );
}

/** The result is unknown: staff see the payment until the bank settles the result. */
export const UNRESOLVED: readonly PaymentState[] = [
  'capturing',
  'unknown',
  'reversing',
  'mismatch',
  'captured_late',
  'cancelling',
  'refunding',
  'op_unknown',
  'manual_review',
];
