import { Trans } from '@lingui/react/macro';
import type { StaffOrder } from '#domain/orders/guest-order';
import { recordedPayment } from '#domain/orders/order-steps';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { deliveryFacts } from '../shared/delivery-facts';
import { dishName, notedLines } from '../shared/ticket-lines';
import { usePlaceText } from '../shared/use-place-text';
import * as styles from './Paper.css';
import { PaperLines } from './PaperLines';
import type { PrintJob } from './print-job';

/** Prints dishes, destination and time without prices. */
export function KitchenTicket({ order, at }: Pick<PrintJob, 'order' | 'at'>) {
  const placeText = usePlaceText();
  const { address, phone, instructions } = deliveryFacts(order);
  const [orderedAt, printedAt] = [
    formatTime(Date.parse(order.createdAt), 'tr'),
    formatTime(at, 'tr'),
  ];
  return (
    <div className={styles.paper}>
      <p translate="no" className={styles.number}>
        {order.code}
      </p>
      <p className={styles.row}>
        <span className={styles.place}>{placeText(order)}</span>
        <span lang="tr" className={styles.place}>
          {orderedAt}
        </span>
      </p>
      {order.guestName && <p>{order.guestName}</p>}
      {recordedPayment(order) && (
        <p className={styles.boxed}>
          {order.paidAt ? <Trans>Paid by card</Trans> : <Trans>Paid</Trans>}
        </p>
      )}
      {instructions && <p className={styles.boxed}>{instructions}</p>}
      <PaperNotes items={order.items} />
      <PaperLines items={order.items} />
      {order.orderType === 'delivery' && (
        <p>
          {address}
          <br />
          {phone}
        </p>
      )}
      <p className={styles.small}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
    </div>
  );
}

/** Prints guests' notes above the dishes. */
function PaperNotes({ items }: Pick<StaffOrder, 'items'>) {
  const language = useLanguage();
  return notedLines(items).map((line) => (
    <p key={line.key} className={styles.boxed}>
      {line.quantity}× {dishName(line, language)}: {line.customizations.notes}
    </p>
  ));
}
