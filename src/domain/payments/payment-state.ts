/**
 * States: created → awaiting_hosted → captured on the bank's page, or enrolling → awaiting_3ds → capturing →
 * captured in our form. A declined or expired page of the bank may still be paid: captured_late → captured if the
 * money is needed, else cancelled.
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

export type PaymentEvent =
  | 'token_issued'
  | 'enrolled'
  | 'authenticated'
  | 'captured'
  | 'captured_late'
  | 'kept'
  | 'declined'
  | 'failed'
  | 'expired'
  | 'unclear'
  | 'mismatch'
  | 'reversal'
  | 'reversed'
  | 'cancel'
  | 'cancelled'
  | 'refund'
  | 'refunded'
  | 'partly_refunded'
  | 'refused'
  | 'refused_after_refund'
  | 'review';

type Edges = Partial<Record<PaymentEvent, PaymentState>>;

const SETTLED_OPERATION: Edges = {
  cancelled: 'cancelled',
  refunded: 'refunded',
  partly_refunded: 'partially_refunded',
  refused: 'captured',
  refused_after_refund: 'partially_refunded',
};

const LATE_MONEY: Edges = { captured_late: 'captured_late', mismatch: 'mismatch' };

const EDGES: Readonly<Record<PaymentState, Edges>> = {
  created: { token_issued: 'awaiting_hosted', failed: 'failed', expired: 'expired' },
  awaiting_hosted: {
    captured: 'captured',
    declined: 'declined',
    mismatch: 'mismatch',
    expired: 'expired',
    unclear: 'unknown',
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
    expired: 'expired',
    reversal: 'reversing',
    review: 'manual_review',
  },
  reversing: { captured: 'captured', reversed: 'failed', review: 'manual_review' },
  mismatch: { cancel: 'cancelling' },
  captured: { cancel: 'cancelling', refund: 'refunding' },
  captured_late: { kept: 'captured', cancel: 'cancelling', refund: 'refunding' },
  cancelling: { ...SETTLED_OPERATION, unclear: 'op_unknown', review: 'manual_review' },
  refunding: { ...SETTLED_OPERATION, unclear: 'op_unknown', review: 'manual_review' },
  op_unknown: { ...SETTLED_OPERATION, review: 'manual_review' },
  partially_refunded: { refund: 'refunding' },
  refunded: {},
  cancelled: {},
  declined: LATE_MONEY,
  failed: LATE_MONEY,
  expired: LATE_MONEY,
  manual_review: {
    captured: 'captured',
    declined: 'declined',
    cancel: 'cancelling',
    refund: 'refunding',
    ...SETTLED_OPERATION,
  },
};

export function paymentAfter(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return EDGES[state][event] ?? null;
}

/** In these states another payment for the same order may begin. */
export const OVER_STATES: readonly PaymentState[] = [
  'declined',
  'failed',
  'expired',
  'cancelled',
  'refunded',
];

/** The guest is at the bank, or the bank has not said yet what happened there. */
export const AT_BANK: readonly PaymentState[] = [
  'awaiting_hosted',
  'enrolling',
  'awaiting_3ds',
  'capturing',
  'unknown',
];

/** The payment was over before the bank took its money. */
export function isLateIn(state: PaymentState): boolean {
  return EDGES[state].captured_late !== undefined;
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

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The server waits this long between status queries after a lost response, then queries hourly. */
const WAITS_MS = [3 * SECOND_MS, 10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS];

/** After this many queries without a known sale, the server reverses the sale for safety. */
export const MISSES_BEFORE_REVERSAL = WAITS_MS.length;
/** After a day, staff must look at the payment. */
export const GIVE_UP_MS = 24 * HOUR_MS;

export function nextCheckAt(checks: number, now: number): number {
  return now + (WAITS_MS[checks] ?? HOUR_MS);
}

const LONGEST_PAGE_WAIT_MS = 5 * MINUTE_MS;
/** The waits between queries about the bank's page, from the guest's return on. */
const PAGE_WAITS_MS = [
  2 * SECOND_MS,
  5 * SECOND_MS,
  10 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
];
export const CHECKS_AFTER_RETURN = 0;
/** A guest who just got the page needs some minutes, and may close it after paying. */
export const CHECKS_AFTER_START = 5;

/** Queries go on while the bank's token lives, exactly once at its end, and then hourly for late money. */
export function nextPageCheckAt(
  checks: number,
  { now, expiresAt }: { now: number; expiresAt: number },
): number {
  if (now >= expiresAt) return now + HOUR_MS;
  return Math.min(now + (PAGE_WAITS_MS[checks] ?? LONGEST_PAGE_WAIT_MS), expiresAt);
}
