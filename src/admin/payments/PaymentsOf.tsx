import { Trans } from '@lingui/react/macro';
import type { PaymentList } from '#domain/payments/payment-read';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { ReadingFailed } from '../shared/Read';
import { PaymentCard } from './PaymentCard';
import * as styles from './Payments.css';

type PaymentsOfProps = {
  /** The payments belong to this order or booking. */
  refId: string;
  /** True if the tablet knows of a card payment: the screen then reports an unreadable list. */
  isPaid: boolean;
};

/** Shows the card payments of an order or a booking, and nothing if nobody has tried to pay by card. */
export function PaymentsOf({ refId, isPaid }: PaymentsOfProps) {
  const { value, fault, isAsking, again } = useStaffFigures<PaymentList>(
    `/api/admin/payments?refId=${refId}`,
  );
  const payments = value?.payments ?? [];
  const isMissed = fault !== null && isPaid;
  if (payments.length === 0 && !isMissed) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Card payment</Trans>
      </h3>
      {isMissed && (
        <ReadingFailed isAsking={isAsking} onRetry={again}>
          <Trans>Paid by card. Details need a connection.</Trans>
        </ReadingFailed>
      )}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} onChanged={again} />
        ))}
      </ul>
    </section>
  );
}
