import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import type { PaymentRead } from '#domain/payments/payment-read';
import * as styles from './Payments.css';

type PaymentSubjectProps = {
  payment: Pick<PaymentRead, 'purpose' | 'refId'> & Partial<Pick<PaymentRead, 'guestName'>>;
};

/** Shows the paid order or booking, with a link, and the guest's name. */
export function PaymentSubject({ payment }: PaymentSubjectProps) {
  const { purpose, refId, guestName } = payment;
  if (refId === null || purpose === 'test') {
    return (
      <strong>
        <Trans>Test payment</Trans>
      </strong>
    );
  }
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
