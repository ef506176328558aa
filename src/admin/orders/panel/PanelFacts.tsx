import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import { paymentOf, recordedPayment } from '#domain/orders/order-steps';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { MaskedPhone } from '../../shared/MaskedPhone';
import { PAYMENT_WORDS } from '../shared/board-words';
import { deliveryFacts } from '../shared/delivery-facts';
import * as styles from './OrderPanel.css';

/** Shows guest, time and contact; the phone number is masked until a tap. */
export function PanelFacts({ order }: { order: StaffOrder }) {
  const language = useLanguage();
  const { t } = useLingui();
  const { address, phone } = deliveryFacts(order);
  const name = order.guestName ?? t`the guest`;
  const { createdAt, preparedFrom, tableNumber, guestName } = order;
  const payment = paymentOf(order.status, recordedPayment(order));
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Trans>Guest and service</Trans>
      </h3>
      <dl className={styles.facts}>
        <Fact what={t`Ordered at`}>{formatDateTime(Date.parse(createdAt), language)}</Fact>
        {preparedFrom && (
          <Fact what={t`Prepared from`}>{formatDateTime(Date.parse(preparedFrom), language)}</Fact>
        )}
        {tableNumber && <Fact what={t`Table`}>{tableNumber}</Fact>}
        {guestName && <Fact what={t`Guest`}>{guestName}</Fact>}
        <Fact what={t`Payment`}>{t(PAYMENT_WORDS[payment])}</Fact>
        {address && <Fact what={t`Address`}>{address}</Fact>}
        {phone && (
          <Fact what={t`Phone`}>
            <MaskedPhone phone={phone} name={name} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.what}>{what}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
