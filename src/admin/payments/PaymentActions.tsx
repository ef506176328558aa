import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaymentRead } from '#domain/payments/payment-read';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { Button } from '../../ui/controls/Button';
import * as styles from './Payments.css';
import { type PaymentAct, ReturnDialog } from './ReturnDialog';

type PaymentActionsProps = { payment: PaymentRead; onChanged: () => void };

/** Managers give money back: all of it on the same evening, or any part of what is left. */
export function PaymentActions({ payment, onChanged }: PaymentActionsProps) {
  const { user } = useStaffSession();
  const [act, setAct] = useState<PaymentAct | null>(null);
  const { canCancel, refundable, isUnresolved } = payment;
  const isRefundable = Number(refundable) > 0;
  const mayReturn = user !== null && may(user.role, 'payments.return');
  if (!mayReturn || !(canCancel || isRefundable || isUnresolved)) return null;
  return (
    <div className={styles.acts}>
      {canCancel && (
        <Button tone="outline" size="compact" onClick={() => setAct('cancel')}>
          <Trans>Cancel the payment</Trans>
        </Button>
      )}
      {isRefundable && (
        <Button tone="outline" size="compact" onClick={() => setAct('refund')}>
          <Trans>Refund</Trans>
        </Button>
      )}
      {isUnresolved && (
        <Button tone="outline" size="compact" onClick={() => setAct('resolve')}>
          <Trans>Check with the bank</Trans>
        </Button>
      )}
      {act && (
        <ReturnDialog
          act={act}
          payment={payment}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
