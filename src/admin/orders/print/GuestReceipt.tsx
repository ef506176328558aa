import { Trans } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import { recordedPayment } from '#domain/orders/order-steps';
import type { PaymentKind } from '#domain/seatings/seating';
import { formatDateTime, formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { usePlaceText } from '../shared/use-place-text';
import * as styles from './Paper.css';
import { PaperFoot } from './PaperFoot';
import { PaperLines } from './PaperLines';
import type { PrintJob } from './print-job';

/** Prints the guest's copy, which is not a fiscal receipt. */
export function GuestReceipt({ order }: Pick<PrintJob, 'order'>) {
  const language = useLanguage();
  const placeText = usePlaceText();
  const fee = shownKurus(order.deliveryFee);
  return (
    <div className={styles.paper}>
      <div className={styles.centred}>
        <p translate="no" className={styles.place}>
          Bar Bliss
        </p>
        <p className={styles.small}>Bar &amp; Grill · Fethiye</p>
      </div>
      <p className={styles.row}>
        <span translate="no">{order.code}</span>
        <span>{placeText(order)}</span>
      </p>
      <p className={styles.small}>{formatDateTime(Date.parse(order.createdAt), language)}</p>
      <PaperLines items={order.items} withPrices />
      {fee > 0 && (
        <p className={styles.row}>
          <span>
            <Trans>Delivery fee</Trans>
          </span>
          <span lang="tr" className={styles.amount}>
            {formatMoney(fee, 'tr')}
          </span>
        </p>
      )}
      <PaperFoot kurus={shownKurus(order.totalAmount)}>
        <Payment order={order} />
      </PaperFoot>
    </div>
  );
}

function Payment({ order }: Pick<PrintJob, 'order'>) {
  const { orderType } = order;
  const paid = recordedPayment(order);
  return (
    <p className={styles.small}>
      {paid ? (
        <PaidBy kind={paid} />
      ) : orderType === 'table' ? (
        <Trans>Added to the table's bill</Trans>
      ) : (
        <Trans>Cash or card when you get it</Trans>
      )}
    </p>
  );
}

function PaidBy({ kind }: { kind: PaymentKind }) {
  if (kind === 'card') return <Trans>Paid by card</Trans>;
  return kind === 'cash' ? <Trans>Paid in cash</Trans> : <Trans>Paid by cash and card</Trans>;
}
