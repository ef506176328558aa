import { Trans } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { shownKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { formatMoney } from '../../../i18n/format';
import { DishName } from '../shared/DishName';
import { type TicketLine, ticketLines } from '../shared/ticket-lines';
import { useExtrasText } from '../shared/use-extras-text';
import * as styles from './OrderPanel.css';

export function PanelLines({ order }: { order: StaffOrder }) {
  const fee = shownKurus(order.deliveryFee);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Trans>Items</Trans>
      </h3>
      <ul className={styles.lines}>
        {ticketLines(order.items).map((line) => (
          <PanelLine key={line.key} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {fee > 0 && (
          <div className={styles.sum}>
            <dt>
              <Trans>Delivery fee</Trans>
            </dt>
            <Amount kurus={fee} />
          </div>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <Amount kurus={shownKurus(order.totalAmount)} />
        </div>
      </dl>
    </section>
  );
}

function Amount({ kurus }: { kurus: number }) {
  return (
    <dd lang="tr" className={styles.amount}>
      {formatMoney(kurus, 'tr')}
    </dd>
  );
}

function PanelLine({ line }: { line: TicketLine }) {
  const extras = useExtrasText()(line.customizations);
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity}×</span>
      <span className={styles.dish}>
        <DishName line={line} />
        {extras.map((extra) => (
          <span key={extra} className={styles.extra}>
            {extra}
          </span>
        ))}
        {line.isRedeemed && <RedeemedTag />}
      </span>
      <span lang="tr" className={styles.amount}>
        {formatMoney(shownKurus(line.unitPrice) * line.quantity, 'tr')}
      </span>
    </li>
  );
}

/** Marks a dish paid with points: staff check the member. */
export function RedeemedTag() {
  return (
    <span className={styles.redeemed}>
      <Gift aria-hidden="true" size={16} />
      <Trans>Redeemed: confirm guest</Trans>
    </span>
  );
}
