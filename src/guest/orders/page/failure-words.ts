import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FailureReason } from '#domain/payments/failure-reasons';

type FailureWords = {
  sentence: MessageDescriptor;
  causes: readonly MessageDescriptor[];
  /** The result is still to come. */
  isOpen?: true;
};

const MISTYPED = msg`The card's number, date or security code was mistyped.`;
const LIMIT = msg`There is not enough money on the card, or its limit is reached.`;
const REFUSED = msg`Your bank refused the payment or did not get your approval in time.`;
const LOST = msg`The connection was lost during the payment.`;
const CLOSED = msg`The card is closed to payments on the internet. You can open it in your bank's app.`;

/** Without a known reason the page lists all causes. */
export const ANY_CAUSE = [LIMIT, MISTYPED, REFUSED, LOST];

export const FAILURE_WORDS: Readonly<Record<FailureReason, FailureWords>> = {
  card_declined: {
    sentence: msg`Your bank declined the payment. No money was taken.`,
    causes: [REFUSED, CLOSED, LIMIT],
  },
  insufficient_funds: {
    sentence: msg`There is not enough money on the card, or its limit is reached. No money was taken.`,
    causes: [LIMIT],
  },
  card_details: {
    sentence: msg`The card's details were not accepted. No money was taken.`,
    causes: [MISTYPED, msg`The card has expired.`],
  },
  card_not_accepted: {
    sentence: msg`This card can't be used here. No money was taken.`,
    causes: [msg`We don't take this kind of card.`, CLOSED],
  },
  installments_unavailable: {
    sentence: msg`Installments aren't possible here. No money was taken.`,
    causes: [msg`Food and drinks can't be paid in installments.`],
  },
  auth_failed: {
    sentence: msg`Your bank could not confirm that it is you. No money was taken.`,
    causes: [msg`The code from your bank was wrong or came too late.`, REFUSED],
  },
  auth_unavailable: {
    sentence: msg`Your card could not be confirmed right now. No money was taken.`,
    causes: [msg`Your bank's confirmation service didn't respond.`, CLOSED],
  },
  expired: {
    sentence: msg`The time for this payment is over. No money was taken.`,
    causes: [msg`The bank's page was open for too long, or was closed.`, LOST],
  },
  cancelled_by_customer: {
    sentence: msg`You left the bank's page before paying. No money was taken.`,
    causes: [msg`The payment was cancelled, or the page was closed.`],
  },
  temporarily_unavailable: {
    sentence: msg`Card payments aren't possible right now. No money was taken.`,
    causes: [msg`The bank didn't respond.`],
  },
  under_review: {
    sentence: msg`We're asking the bank whether your payment went through. Please don't pay again.`,
    causes: [LOST, msg`The bank's response was lost on the way.`],
    isOpen: true,
  },
  opening_page: {
    sentence: msg`This takes a few seconds. No money has been taken.`,
    causes: [],
    isOpen: true,
  },
  returning: {
    sentence: msg`Your card was charged, but nothing was left to pay. We're sending the money back to your card.`,
    causes: [msg`The time for this payment was over, or it was no longer needed.`],
    isOpen: true,
  },
  returned: {
    sentence: msg`This payment was sent back to your card.`,
    causes: [msg`The time for this payment was over, or it was no longer needed.`],
  },
  nothing_due: {
    sentence: msg`There is nothing to pay by card here.`,
    causes: [msg`It is paid already, was cancelled, or is paid at the venue.`],
  },
};

export function failureTitle(reason: FailureReason | null): MessageDescriptor {
  switch (reason) {
    case 'under_review':
      return msg`Payment is being checked`;
    case 'opening_page':
      return msg`Opening the bank's page…`;
    case 'returning':
      return msg`Payment is being sent back`;
    case 'returned':
      return msg`Payment sent back`;
    default:
      return msg`Payment failed`;
  }
}
