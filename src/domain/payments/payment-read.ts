import type * as v from 'valibot';
import { venueTime } from '../venue';
import type { guestPayment } from './guest-payment';
import type { PaymentState } from './payment-state';
import type { Decision, SettlementState } from './settlement';

/** Lists our own reasons on `/order-failed?reason=`; guests never read the bank's texts. */
export const FAILURE_REASONS = [
  'card_declined',
  'insufficient_funds',
  'card_details',
  'card_not_accepted',
  'installments_unavailable',
  'auth_failed',
  'auth_unavailable',
  'expired',
  'cancelled_by_customer',
  'temporarily_unavailable',
  'under_review',
  'opening_page',
  'returning',
  'returned',
  'nothing_due',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export function failureReasonOf(text: unknown): FailureReason | null {
  return FAILURE_REASONS.find((reason) => reason === text) ?? null;
}

export const CARD_BRANDS = ['visa', 'mastercard', 'troy', 'amex'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export const BRAND_NAME: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'TROY',
  amex: 'American Express',
};

export const BRAND_CODE: Readonly<Record<CardBrand, string>> = {
  visa: '100',
  mastercard: '200',
  troy: '300',
  amex: '400',
};

export function brandOfCode(code: string | undefined): CardBrand | null {
  return CARD_BRANDS.find((brand) => BRAND_CODE[brand] === code) ?? null;
}

/** Returns the brand by the first digits, or null if the terminal does not accept the card. */
export function brandOf(pan: string): CardBrand | null {
  if (/^3[47]/.test(pan)) return 'amex';
  if (/^(9792|65|36|2205)/.test(pan)) return 'troy';
  if (/^5[1-5]/.test(pan) || /^(222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(pan))
    return 'mastercard';
  return pan.startsWith('4') ? 'visa' : null;
}

export function hasLengthsOf(
  brand: CardBrand,
  { pan, cvv }: { pan: string; cvv: string },
): boolean {
  return brand === 'amex'
    ? pan.length === 15 && cvv.length === 4
    : pan.length === 16 && cvv.length === 3;
}

/** Checks the check digit of a card number (Luhn). */
export function hasCheckDigit(pan: string): boolean {
  const sum = [...pan].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d+$/.test(pan) && sum % 10 === 0;
}

type Expiry = { expiryMonth: string; expiryYear: string };

/** Returns the expiry as YYMM for the enrollment, or null if the expiry is invalid. */
export function expiryYYMM({ expiryMonth, expiryYear }: Expiry): string | null {
  const month = /^(0?[1-9]|1[0-2])$/.test(expiryMonth) ? expiryMonth.padStart(2, '0') : null;
  const year = /^(20)?(\d{2})$/.exec(expiryYear)?.[2];
  return month && year ? `${year}${month}` : null;
}

/** A card is valid until the last day of its month. */
export function isExpired(yymm: string, now: number): boolean {
  const [year = '', month = ''] = venueTime(now).date.split('-');
  return yymm < `${year.slice(2)}${month}`;
}

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
  // The checks below cover all fields that the screens read.
  const payment = told as GuestPayment;
  const { id, status, amount }: Partial<GuestPayment> = payment;
  const isPayment = typeof id === 'string' && typeof amount === 'string' && status !== undefined;
  return isPayment ? payment : null;
}
