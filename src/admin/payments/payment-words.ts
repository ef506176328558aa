import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleCheck, CircleX, Clock, Hourglass, Undo2 } from 'lucide-react';
import type { FailureReason } from '#domain/payments/failure-reasons';
import type { PaymentState } from '#domain/payments/payment-state';
import type { BadgeLook } from '../shared/Read';

type Look = BadgeLook & { words: MessageDescriptor };

const WAITS: Look = { words: msg`Waiting for the guest`, tone: 'neutral', icon: Clock };
const CHECKED: Look = { words: msg`Being checked with the bank`, tone: 'honey', icon: Hourglass };
const RETURNING: Look = { words: msg`On its way back`, tone: 'honey', icon: Hourglass };
const failed = (words: MessageDescriptor): Look => ({ words, tone: 'danger', icon: CircleX });

export const STATE_LOOK: Readonly<Record<PaymentState, Look>> = {
  created: WAITS,
  awaiting_hosted: WAITS,
  enrolling: WAITS,
  awaiting_3ds: WAITS,
  capturing: CHECKED,
  unknown: CHECKED,
  reversing: CHECKED,
  mismatch: CHECKED,
  op_unknown: CHECKED,
  captured: { words: msg`Paid`, tone: 'success', icon: CircleCheck },
  captured_late: { words: msg`Paid too late`, tone: 'honey', icon: Hourglass },
  cancelling: RETURNING,
  refunding: RETURNING,
  partially_refunded: { words: msg`Partly refunded`, tone: 'success', icon: Undo2 },
  refunded: { words: msg`Refunded`, tone: 'neutral', icon: Undo2 },
  cancelled: { words: msg`Cancelled`, tone: 'neutral', icon: Undo2 },
  declined: failed(msg`Declined`),
  failed: failed(msg`Failed`),
  expired: failed(msg`Time is over`),
  manual_review: { words: msg`Needs a decision`, tone: 'danger', icon: CircleX },
};

const UNKNOWN = msg`Check this payment.`;

const ATTENTION: Readonly<Record<string, MessageDescriptor>> = {
  tampered: msg`The response of the bank was altered on its way. No money was taken.`,
  mismatch: msg`The bank took another amount than agreed. Compare it with the bank's own list.`,
  late: msg`The guest paid twice or too late, and the money is not sent back yet.`,
  not_needed: msg`It was paid already or cancelled. The money goes back by itself.`,
  bank_differs: msg`The bank's record differs from ours. Compare it with the bank's own list.`,
  thing_cancelled: msg`What was paid for is cancelled. Refund the guest, or keep the money and say why.`,
};

/** Returns the reason why staff must look at a payment in a final state. */
export function attentionWords(attention: string): MessageDescriptor {
  return ATTENTION[attention] ?? UNKNOWN;
}

export const REASON_WORDS: Readonly<Record<FailureReason, MessageDescriptor>> = {
  card_declined: msg`The bank declined the card`,
  insufficient_funds: msg`Not enough money or limit`,
  card_details: msg`Wrong card details`,
  card_not_accepted: msg`Card not accepted`,
  installments_unavailable: msg`No installments`,
  auth_failed: msg`The guest was not confirmed`,
  auth_unavailable: msg`The card could not be confirmed`,
  expired: msg`The guest didn't pay in time`,
  cancelled_by_customer: msg`The guest left the bank's page`,
  temporarily_unavailable: msg`The bank didn't respond`,
  under_review: msg`We're asking the bank`,
  opening_page: msg`The bank's page opens`,
  returning: msg`The money goes back`,
  returned: msg`The money was sent back`,
  nothing_due: msg`Nothing to pay`,
};
