import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Clock, Hourglass, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { bookingCode } from '#domain/bookings/booking';
import { liraAmount } from '#domain/fields';
import { kurusOf, wholeKurus } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import type { FailureReason, PaymentList, PaymentRead } from '#domain/payments/payment-read';
import { BRAND_NAME } from '#domain/payments/payment-read';
import type { PaymentState } from '#domain/payments/payment-state';
import type { Decision } from '#domain/payments/settlement';
import {
  cancelPaymentInput,
  DECISIONS,
  decidePaymentInput,
  refundPaymentInput,
} from '#domain/payments/settlement';
import { numberAsTyped } from '#domain/quantity';
import { useStaffFigures } from '../../data/react/use-staff';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { MoneyDialog, useMoneyForm } from '../financials/MoneyForm';
import type { BadgeLook } from '../shared/Read';
import { LookBadge, moneyText, ReadingFailed, useMay } from '../shared/Read';
import * as styles from './Payments.css';

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

/** Why staff must look at a payment in a final state. */
const ATTENTION: Readonly<Record<string, MessageDescriptor>> = {
  tampered: msg`The response of the bank was altered on its way. No money was taken.`,
  mismatch: msg`The bank took another amount than agreed. Compare it with the bank's own list.`,
  late: msg`The guest paid twice or too late, and the money is not sent back yet.`,
  not_needed: msg`It was paid already or cancelled. The money goes back by itself.`,
  bank_differs: msg`The bank's record differs from ours. Compare it with the bank's own list.`,
  thing_cancelled: msg`What was paid for is cancelled. Refund the guest, or keep the money and say why.`,
};

const REASON_WORDS: Readonly<Record<FailureReason, MessageDescriptor>> = {
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

type PaymentAction = 'cancel' | 'refund' | 'resolve' | Decision;

type ActionWords = {
  /** Of the button that opens the dialog, and of the one that sends. */
  button: MessageDescriptor;
  title: (amount: string) => MessageDescriptor;
  about: MessageDescriptor;
};

const WORDS: Record<PaymentAction, ActionWords> = {
  cancel: {
    button: msg`Cancel the payment`,
    title: (amount) => msg`Cancel the payment of ${amount}?`,
    about: msg`The whole amount goes back to the card. Possible on the same evening only.`,
  },
  refund: {
    button: msg`Refund`,
    title: (amount) => msg`Refund of ${amount}`,
    about: msg`The amount goes back to the card within some days.`,
  },
  resolve: {
    button: msg`Check with the bank`,
    title: (amount) => msg`Check the payment of ${amount}`,
    about: msg`The bank is asked once more, and the note on the payment is closed.`,
  },
  keep: {
    button: msg`Keep as paid`,
    title: (amount) => msg`Keep the payment of ${amount}?`,
    about: msg`First check the bank's panel: the sale must be there. The order or booking then counts as paid.`,
  },
  return: {
    button: msg`Send the money back`,
    title: (amount) => msg`Send ${amount} back?`,
    about: msg`The bank cancels the sale, or refunds it if it has closed its day already.`,
  },
  close: {
    button: msg`Close as not paid`,
    title: (amount) => msg`Close the payment of ${amount} as not paid?`,
    about: msg`First check the bank's panel: there must be no sale. The guest can pay again.`,
  },
};

type ReturnDialogProps = {
  action: PaymentAction;
  payment: PaymentRead;
  onClose: () => void;
  onDone: () => void;
};

/** Asks for the reason of a cancellation or refund, and for a refund's amount. */
function ReturnDialog({ action, payment, onClose, onDone }: ReturnDialogProps) {
  const { t } = useLingui();
  const { id, amount, refundable } = payment;
  const words = WORDS[action];
  const isRefund = action === 'refund';
  const decision = DECISIONS.find((one) => one === action);
  const left = moneyText(refundable);
  const form = useMoneyForm({
    what: `payment.${action}:${id}`,
    schema: isRefund ? refundUpTo(refundable) : decision ? decidePaymentInput : cancelPaymentInput,
    path: `payments/${id}/${decision ? 'decide' : action}`,
    start: {
      reason: '',
      ...(isRefund ? { amount: numberAsTyped(refundable) } : {}),
      ...(decision ? { decision } : {}),
    },
    amounts: isRefund ? ['amount'] : [],
    onDone,
  });
  return (
    <MoneyDialog
      of={form}
      title={t(words.title(moneyText(amount)))}
      description={t(words.about)}
      submit={t(words.button)}
      onClose={onClose}
      failures={{
        conflict: t`Somebody else is changing this payment. Close this and look again.`,
        not_found: t`We can't find this payment.`,
        'payment.batch_closed': t`The bank has closed its day. Refund the payment instead.`,
        'payment.not_returnable': t`The bank doesn't give this payment back. Look at its state again.`,
        'payment.too_much': t`This is more than was paid`,
        'payment.not_configured': t`This payment belongs to another bank connection than the one in use.`,
      }}
    >
      {isRefund && (
        <TextInput
          {...form.field('amount')}
          label={t`Amount (₺)`}
          hint={t`Up to ${left}`}
          prefix="₺"
          inputMode="decimal"
        />
      )}
      <TextInput {...form.field('reason')} label={t`Reason`} />
    </MoneyDialog>
  );
}

/** Checks the server's limits before sending. */
function refundUpTo(refundable: string) {
  const most = wholeKurus(refundable);
  return v.object({
    ...refundPaymentInput.entries,
    amount: v.pipe(
      liraAmount,
      v.check((lira) => Number(lira) > 0, 'amount.invalid'),
      v.check((lira) => (kurusOf(lira) ?? most) <= most, 'payment.too_much'),
    ),
  });
}

type PaymentActionsProps = { payment: PaymentRead; onChanged: () => void };

/** Managers give money back, all of it or a part, and settle what the bank left open. */
function PaymentActions({ payment, onChanged }: PaymentActionsProps) {
  const { t } = useLingui();
  const [action, setAction] = useState<PaymentAction | null>(null);
  const { canCancel, refundable, isUnresolved, decisions } = payment;
  const isRefundable = Number(refundable) > 0;
  const mayReturn = useMay('payments.return');
  if (!mayReturn || !(canCancel || isRefundable || isUnresolved)) return null;
  const offered: PaymentAction[] = [
    ...(canCancel ? (['cancel'] as const) : []),
    ...(isRefundable ? (['refund'] as const) : []),
    ...decisions,
    ...(isUnresolved ? (['resolve'] as const) : []),
  ];
  return (
    <Row align="stretch">
      {offered.map((one) => (
        <Button key={one} tone="outline" size="compact" onClick={() => setAction(one)}>
          {t(WORDS[one].button)}
        </Button>
      ))}
      {action && (
        <ReturnDialog
          action={action}
          payment={payment}
          onClose={() => setAction(null)}
          onDone={() => {
            setAction(null);
            onChanged();
          }}
        />
      )}
    </Row>
  );
}

type PaymentCardProps = {
  payment: PaymentRead;
  /** True on lists of many payments: the card names the paid order or booking, with a link. */
  hasSubject?: boolean;
  onChanged: () => void;
};

/** Shows a card payment with its state, its refunds and the possible actions. */
export function PaymentCard({ payment, hasSubject = false, onChanged }: PaymentCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, attention, amount, refunded, refundable } = payment;
  const { brand, last4, capturedAt, createdAt, authCode, reason, resultCode, mode } = payment;
  const isGone = capturedAt === null && reason !== null;
  const facts = [
    formatDateTime(Date.parse(capturedAt ?? createdAt), language),
    brand && last4 && `${BRAND_NAME[brand]} ····${last4}`,
    authCode && t`Approval ${authCode}`,
    isGone && t(REASON_WORDS[reason]),
    isGone && resultCode && t`Bank code ${resultCode}`,
    mode !== 'live' && t`Not real money`,
  ];
  const { words, ...look } = STATE_LOOK[state];
  const [back, left] = [moneyText(refunded), moneyText(refundable)];
  return (
    <li className={styles.card}>
      {hasSubject && <PaymentSubject payment={payment} />}
      <div className={styles.line}>
        <Text as="span" size="title" numeric lang="tr">
          {moneyText(amount)}
        </Text>
        <LookBadge {...look}>{t(words)}</LookBadge>
      </div>
      <Hint>{facts.filter(Boolean).join(' · ')}</Hint>
      {Number(refunded) > 0 && (
        <Hint>
          <Trans>
            Refunded <span lang="tr">{back}</span> · left <span lang="tr">{left}</span>
          </Trans>
        </Hint>
      )}
      {attention && (
        <Banner tone="honey" shape="box" role="none" icon={<TriangleAlert size={20} />}>
          {t(ATTENTION[attention] ?? msg`Check this payment.`)}
        </Banner>
      )}
      <PaymentActions payment={payment} onChanged={onChanged} />
    </li>
  );
}

type PaymentSubjectProps = {
  payment: Pick<PaymentRead, 'purpose' | 'refId'> & Partial<Pick<PaymentRead, 'guestName'>>;
};

/** Shows the paid order or booking, with a link, and the guest's name. */
export function PaymentSubject({ payment }: PaymentSubjectProps) {
  const { t } = useLingui();
  const { purpose, refId, guestName } = payment;
  if (refId === null || purpose === 'test') return <strong>{t`Test payment`}</strong>;
  return (
    <span className={styles.subject}>
      {purpose === 'order' ? (
        <Link to="/admin/orders" search={{ id: refId }} className={styles.link}>
          <Trans>Order</Trans> <span translate="no">#{orderCode(refId)}</span>
        </Link>
      ) : (
        <Link to="/admin/reservations/brunch" search={{ id: refId }} className={styles.link}>
          <Trans>Deposit</Trans> <span translate="no">{bookingCode(refId)}</span>
        </Link>
      )}
      {guestName}
    </span>
  );
}

type PaymentsOfProps = {
  /** The payments belong to this order or booking. */
  refId: string;
  /** True if the tablet knows of a card payment: the screen then reports an unreadable list. */
  isPaid: boolean;
};

/** Shows the card payments of an order or a booking, and nothing if nobody has tried to pay by card. */
export function PaymentsOf({ refId, isPaid }: PaymentsOfProps) {
  const { t } = useLingui();
  const { value, fault, isAsking, again } = useStaffFigures<PaymentList>(
    `/api/admin/payments?refId=${refId}`,
  );
  const payments = value?.payments ?? [];
  const isMissed = fault !== null && isPaid;
  if (payments.length === 0 && !isMissed) return null;
  return (
    <section className={styles.section}>
      <Heading>{t`Card payment`}</Heading>
      {isMissed && (
        <ReadingFailed isAsking={isAsking} onRetry={again}>
          <Trans>Paid by card. Details need a connection.</Trans>
        </ReadingFailed>
      )}
      <Stack as="ul" gap={12}>
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} onChanged={again} />
        ))}
      </Stack>
    </section>
  );
}
