import { Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { paymentOf, recordedPayment } from '#domain/orders/order-steps';
import { deliveryFacts, ticketLines } from '#domain/orders/ticket-lines';
import { useStaffBill } from '../../../data/react/staff/use-staff-bills';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Heading, Row, Stack, Text } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import { MaskedPhone } from '../../shared/MaskedPhone';
import { PAYMENT_WORDS } from '../shared/board-words';
import { DishName, Extras } from '../shared/TicketNotes';
import { usePaidWords } from '../shared/use-paid-words';
import * as styles from './OrderPanel.css';

export function PanelLines({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const fee = shownKurus(order.deliveryFee);
  return (
    <Stack as="section" gap={8}>
      <Heading>{t`Items`}</Heading>
      <Stack as="ul" gap={12}>
        {ticketLines(order.items).map((line) => (
          <li key={line.key} className={styles.line}>
            <Text as="span" weight={800} numeric>
              {line.quantity}×
            </Text>
            <span className={styles.dish}>
              <DishName line={line} />
              <Extras of={line.customizations} className={styles.extra} />
              {line.isRedeemed && <RedeemedTag />}
            </span>
            <span lang="tr" className={styles.amount}>
              {formatMoney(shownKurus(line.unitPrice) * line.quantity, 'tr')}
            </span>
          </li>
        ))}
      </Stack>
      <dl className={styles.sums}>
        {fee > 0 && (
          <Row gap={0} align="stretch" justify="between" wrap={false} className={text.body}>
            <dt>{t`Delivery fee`}</dt>
            <Amount kurus={fee} />
          </Row>
        )}
        <Row gap={0} align="stretch" justify="between" wrap={false} className={text.title}>
          <dt>{t`Total`}</dt>
          <Amount kurus={shownKurus(order.totalAmount)} />
        </Row>
      </dl>
    </Stack>
  );
}

function Amount({ kurus }: { kurus: number }) {
  return (
    <dd lang="tr" className={styles.amount}>
      {formatMoney(kurus, 'tr')}
    </dd>
  );
}

/** Marks a dish paid with points: staff check the member. */
export function RedeemedTag() {
  return (
    <span className={styles.redeemed}>
      <Gift size={16} />
      <Trans>Redeemed: confirm guest</Trans>
    </span>
  );
}

/** Shows guest, time and contact; the phone number is masked until a tap. */
export function PanelFacts({ order }: { order: StaffOrder }) {
  const language = useLanguage();
  const { t } = useLingui();
  const { address, phone } = deliveryFacts(order);
  const { createdAt, preparedFrom, tableNumber, guestName } = order;
  const bill = useStaffBill(order.billId);
  const isOwed = bill !== undefined && bill.openKurus > 0;
  const paid = usePaidWords(order);
  const payment = paymentOf(order.status, recordedPayment(order), isOwed);
  return (
    <Stack as="section" gap={8}>
      <Heading>{t`Guest and service`}</Heading>
      <Stack as="dl" gap={8}>
        <Fact what={t`Ordered at`}>{formatDateTime(Date.parse(createdAt), language)}</Fact>
        {preparedFrom && (
          <Fact what={t`Prepared from`}>{formatDateTime(Date.parse(preparedFrom), language)}</Fact>
        )}
        {tableNumber && <Fact what={t`Table`}>{tableNumber}</Fact>}
        {guestName && <Fact what={t`Guest`}>{guestName}</Fact>}
        <Fact what={t`Payment`}>{paid ?? t(PAYMENT_WORDS[payment])}</Fact>
        {address && <Fact what={t`Address`}>{address}</Fact>}
        {phone && (
          <Fact what={t`Phone`}>
            <MaskedPhone phone={phone} name={order.guestName ?? t`the guest`} />
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}

function Fact({ what, children }: { what: string; children: ReactNode }) {
  return (
    <Stack gap={0} className={text.body}>
      <Text as="dt" size="small" tone="muted">
        {what}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </Stack>
  );
}
