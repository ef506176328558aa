import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaymentRead } from '#domain/payments/payment-read';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { Button } from '../../ui/controls/Button';
import * as styles from './Payments.css';
import { type PaymentAction, ReturnDialog } from './ReturnDialog';
import { ReturnSubmit } from './ReturnSubmit';

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
    <div className={styles.actions}>
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
    </div>
  );
}
