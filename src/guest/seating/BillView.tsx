import { Trans, useLingui } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import { isBilled } from '#domain/seatings/bill';
import type { BillOrder, SeatRead } from '#domain/seatings/seating';
import { formatMoney } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './seating.css';
import { usePersonName } from './use-person-name';

/** Shows all orders of the table with their total. */
export function BillView({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { orders, isAccepted, totalAmount } = seat;
  if (orders.length === 0) {
    return (
      <p className={styles.note}>
        {isAccepted ? (
          <Trans>Nothing ordered at this table yet.</Trans>
        ) : (
          <Trans>
            Nothing ordered yet. The team confirms your first order; then everybody at the table
            sees one bill.
          </Trans>
        )}
      </p>
    );
  }
  return (
    <section aria-label={t`Bill`} className={styles.bill}>
      {orders.map((order) => (
        <OrderOnBill key={order.code} order={order} />
      ))}
      {!isAccepted && (
        <p className={styles.note}>
          <Trans>
            The team confirms your first order; then everybody at the table sees one bill.
          </Trans>
        </p>
      )}
      <p className={styles.sum}>
        <Trans>Total</Trans>
        <span className={styles.amount}>{formatMoney(shownKurus(totalAmount), language)}</span>
      </p>
    </section>
  );
}

function OrderOnBill({ order }: { order: BillOrder }) {
  const language = useLanguage();
  const personName = usePersonName();
  const isOn = isBilled(order);
  return (
    <div className={styles.person}>
      <h3 className={styles.name}>
        {personName(order)}
        <span className={styles.meta}>
          {order.code}
          {order.status === 'pending' && (
            <>
              {' · '}
              <Trans>not confirmed yet</Trans>
            </>
          )}
          {!isOn && (
            <>
              {' · '}
              {order.paidAt ? <Trans>paid by card</Trans> : <Trans>cancelled</Trans>}
            </>
          )}
        </span>
      </h3>
      {order.items.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
        <p key={index} className={isOn ? styles.row : styles.cancelled}>
          <span>
            {line.quantity} × {localized(line, 'name', language)}
          </span>
          <span className={styles.amount}>
            {formatMoney(shownKurus(line.totalPrice), language)}
          </span>
        </p>
      ))}
    </div>
  );
}
