import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { liraAmount } from '#domain/fields';
import { kurusOf, wholeKurus } from '#domain/money';
import type { PaymentRead } from '#domain/payments/payment-read';
import {
  cancelPaymentInput,
  DECISIONS,
  type Decision,
  decidePaymentInput,
  refundPaymentInput,
} from '#domain/payments/settlement';
import { numberAsTyped } from '#domain/quantity';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { Row } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { MoneyForm } from '../financials/MoneyForm';
import { useMoneyForm } from '../financials/use-money-form';
import { moneyText, useMay } from '../shared/Read';

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
    <Dialog
      title={t(words.title(moneyText(amount)))}
      description={t(words.about)}
      locked={form.isBusy}
      onClose={onClose}
    >
      <MoneyForm
        of={form}
        submit={t(words.button)}
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
      </MoneyForm>
    </Dialog>
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
export function PaymentActions({ payment, onChanged }: PaymentActionsProps) {
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
