import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
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
} from '#domain/payments/return-payment';
import { may } from '#domain/staff/roles';
import { numberAsTyped } from '#domain/typed-number';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Row } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { MoneyForm } from '../financials/MoneyForm';
import { useMoneyForm } from '../financials/use-money-form';
import { moneyText } from '../shared/figures';

type PaymentAction = 'cancel' | 'refund' | 'resolve' | Decision;

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
  const isRefund = action === 'refund';
  const decision = DECISIONS.find((one) => one === action);
  const left = moneyText(refundable);
  const form = useMoneyForm({
    what: `payment.${action}:${id}`,
    schema: isRefund ? refundUpTo(refundable) : decision ? decidePaymentInput : cancelPaymentInput,
    path: `payments/${id}/${decision ? 'decide' : action}`,
    start: {
      reason: '',
      ...(isRefund ? { amount: inTurkish(refundable) } : {}),
      ...(decision ? { decision } : {}),
    },
    amounts: isRefund ? ['amount'] : [],
    onDone,
  });
  return (
    <Dialog
      title={<Title action={action} amount={moneyText(amount)} />}
      description={<About action={action} />}
      locked={form.isBusy}
      onClose={onClose}
    >
      <MoneyForm
        of={form}
        submit={<ReturnSubmit action={action} />}
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

function inTurkish(lira: string): string {
  return numberAsTyped(lira);
}

function Title({ action, amount }: { action: PaymentAction; amount: string }): ReactNode {
  switch (action) {
    case 'cancel':
      return <Trans>Cancel the payment of {amount}?</Trans>;
    case 'refund':
      return <Trans>Refund of {amount}</Trans>;
    case 'resolve':
      return <Trans>Check the payment of {amount}</Trans>;
    case 'keep':
      return <Trans>Keep the payment of {amount}?</Trans>;
    case 'return':
      return <Trans>Send {amount} back?</Trans>;
    case 'close':
      return <Trans>Close the payment of {amount} as not paid?</Trans>;
  }
}

function About({ action }: { action: PaymentAction }): ReactNode {
  switch (action) {
    case 'cancel':
      return (
        <Trans>The whole amount goes back to the card. Possible on the same evening only.</Trans>
      );
    case 'refund':
      return <Trans>The amount goes back to the card within some days.</Trans>;
    case 'resolve':
      return <Trans>The bank is asked once more, and the note on the payment is closed.</Trans>;
    case 'keep':
      return (
        <Trans>
          First check the bank's panel: the sale must be there. The order or booking then counts as
          paid.
        </Trans>
      );
    case 'return':
      return (
        <Trans>The bank cancels the sale, or refunds it if it has closed its day already.</Trans>
      );
    case 'close':
      return (
        <Trans>First check the bank's panel: there must be no sale. The guest can pay again.</Trans>
      );
  }
}

type PaymentActionsProps = { payment: PaymentRead; onChanged: () => void };

/** Managers give money back, all of it or a part, and settle what the bank left open. */
export function PaymentActions({ payment, onChanged }: PaymentActionsProps) {
  const { user } = useStaffSession();
  const [action, setAction] = useState<PaymentAction | null>(null);
  const { canCancel, refundable, isUnresolved, decisions } = payment;
  const isRefundable = Number(refundable) > 0;
  const mayReturn = user !== null && may(user.role, 'payments.return');
  if (!mayReturn || !(canCancel || isRefundable || isUnresolved)) return null;
  return (
    <Row align="stretch">
      {canCancel && (
        <Button tone="outline" size="compact" onClick={() => setAction('cancel')}>
          <Trans>Cancel the payment</Trans>
        </Button>
      )}
      {isRefundable && (
        <Button tone="outline" size="compact" onClick={() => setAction('refund')}>
          <Trans>Refund</Trans>
        </Button>
      )}
      {decisions.map((decision) => (
        <Button key={decision} tone="outline" size="compact" onClick={() => setAction(decision)}>
          <ReturnSubmit action={decision} />
        </Button>
      ))}
      {isUnresolved && (
        <Button tone="outline" size="compact" onClick={() => setAction('resolve')}>
          <Trans>Check with the bank</Trans>
        </Button>
      )}
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

/** The words of the button that opens an action's dialog and of the one that sends it. */
function ReturnSubmit({ action }: { action: PaymentAction }) {
  switch (action) {
    case 'cancel':
      return <Trans>Cancel the payment</Trans>;
    case 'refund':
      return <Trans>Refund</Trans>;
    case 'resolve':
      return <Trans>Check with the bank</Trans>;
    case 'keep':
      return <Trans>Keep as paid</Trans>;
    case 'return':
      return <Trans>Send the money back</Trans>;
    case 'close':
      return <Trans>Close as not paid</Trans>;
  }
}
