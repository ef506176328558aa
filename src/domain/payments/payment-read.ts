import type * as v from 'valibot';
import type { CardBrand } from './card-rules';
import type { FailureReason } from './failure-reasons';
import type { guestPayment } from './guest-payment';
import type { PaymentState } from './payment-state';
import type { Decision } from './return-payment';
import type { SettlementState } from './settlement';

export type PaymentPurpose = 'brunch_deposit' | 'order' | 'test';

export type GuestPayment = v.InferOutput<typeof guestPayment>;
export type GuestPaymentStatus = GuestPayment['status'];

export type PaymentRead = {
  id: string;
  purpose: PaymentPurpose;
  refId: string | null;
  guestName: string | null;
  state: PaymentState;
  reason: FailureReason | null;
  /** Staff must check a payment in a final state for this reason. */
  attention: string | null;
  isUnresolved: boolean;
  mode: string;
  amount: string;
  refunded: string;
  refundable: string;
  canCancel: boolean;
  /** How staff may settle a payment that the bank left open. */
  decisions: Decision[];
  brand: CardBrand | null;
  last4: string | null;
  authCode: string | null;
  rrn: string | null;
  resultCode: string | null;
  createdAt: string;
  stateAt: string;
  capturedAt: string | null;
};

export type PaymentList = {
  payments: PaymentRead[];
  /** Counts the payments and days that staff must check. */
  unresolved: number;
  /** Card revenue of this evening minus refunds, in lira; null means that the role may not see the figure. */
  takenToday: string | null;
  /** null means that no bank is configured. */
  settlement: SettlementState | null;
};

/** The bank took this money, but nobody needs it: it goes back by itself, or staff send it back. */
const UNWANTED = ['late', 'not_needed', 'mismatch'];

type GuestFacts = {
  state: PaymentState;
  attention: string | null;
  reason: FailureReason | null;
};

export function guestStatus({ state, attention }: GuestFacts): GuestPaymentStatus {
  switch (state) {
    case 'created':
    case 'awaiting_hosted':
    case 'enrolling':
    case 'awaiting_3ds':
      return 'pending';
    case 'captured':
    case 'partially_refunded':
    case 'refunding':
    case 'op_unknown':
      return UNWANTED.includes(attention ?? '') ? 'returned' : 'paid';
    case 'cancelled':
    case 'cancelling':
    case 'refunded':
      return 'returned';
    case 'declined':
    case 'failed':
    case 'expired':
      return 'failed';
    case 'capturing':
    case 'unknown':
    case 'reversing':
    case 'mismatch':
    case 'captured_late':
    case 'manual_review':
      return 'under_review';
  }
}

/** Returns what the guest reads about a payment that is not paid. */
export function guestReason(payment: GuestFacts): FailureReason | null {
  switch (guestStatus(payment)) {
    case 'paid':
      return null;
    case 'pending':
      return payment.state === 'created' ? 'opening_page' : 'under_review';
    case 'under_review':
      return 'under_review';
    case 'returned':
      return ['cancelled', 'refunded'].includes(payment.state) ? 'returned' : 'returning';
    case 'failed':
      return payment.reason ?? 'card_declined';
  }
}

export function guestPaymentOf(told: unknown): GuestPayment | null {
  if (typeof told !== 'object' || told === null) return null;
  const { id, status, amount } = told as Partial<GuestPayment>;
  const isPayment = typeof id === 'string' && typeof amount === 'string' && status !== undefined;
  // The checks above cover all fields that the screens read.
  return isPayment ? (told as GuestPayment) : null;
}
