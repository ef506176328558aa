import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { shownKurus } from '#domain/money';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { GuestPayment } from '#domain/payments/payment-read';
import { BRAND_NAME } from '#domain/payments/payment-read';
import type { LocalOrder } from '../../../data/orders/my-order';
import { formatDateTime } from '../../../i18n/day-text';
import { SeldomWords } from '../../../i18n/LazyWords';
import { useOrderStatusText, useServiceText } from '../../../i18n/label-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { canPrint } from '../../../ui/can-print';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { lazyPart } from '../../../ui/layout/Flow';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { Facts } from '../../shared/Facts';
import * as styles from '../../shared/shared.css';
import {
  OrderPart,
  ReceiptLines,
  receiptOfCart,
  receiptOfItems,
  StateHeader,
} from '../shared/OrderFrame';

export function LocalReceipt({ local }: { local: LocalOrder }) {
  const { t } = useLingui();
  const language = useLanguage();
  const serviceText = useServiceText();
  const { serviceType, tableNumber, delivery, guestName } = local.draft;
  const facts: [string, ReactNode][] = [[t`Made at`, formatDateTime(local.placedAt, language)]];
  if (serviceType) facts.push([t`Service`, serviceText(serviceType)]);
  if (serviceType === 'table') facts.push([t`Table number`, tableNumber]);
  if (serviceType === 'delivery')
    facts.push([t`Deliver to`, `${delivery.address}, ${delivery.city}`]);
  if (guestName) facts.push([t`Name`, guestName]);
  return (
    <OrderPart title={t`Your order`}>
      <Facts facts={facts} />
      <ReceiptLines
        lines={receiptOfCart(local.lines)}
        feeKurus={local.feeKurus}
        totalKurus={local.totalKurus}
      />
    </OrderPart>
  );
}

/** Shows and prints the server's order and prices. */
export function ServerReceipt({ response: { order, items } }: { response: OrderResponse }) {
  const { t } = useLingui();
  const language = useLanguage();
  const serviceText = useServiceText();
  const statusText = useOrderStatusText();
  const facts: [string, ReactNode][] = [
    [t`Ordered at`, formatDateTime(Date.parse(order.createdAt), language)],
    [t`Status`, statusText(order.status)],
    [t`Service`, serviceText(order.orderType)],
  ];
  if (order.tableNumber) facts.push([t`Table number`, order.tableNumber]);
  if (order.guestName) facts.push([t`Name`, order.guestName]);
  facts.push([
    t`Payment`,
    order.paidAt
      ? t`Paid by card`
      : order.orderType === 'table'
        ? t`With the table bill, by cash or card`
        : t`Cash or card when you get it`,
  ]);
  return (
    <OrderPart title={t`Order details`}>
      <Facts facts={facts} />
      <ReceiptLines
        lines={receiptOfItems(items)}
        feeKurus={shownKurus(order.deliveryFee)}
        totalKurus={shownKurus(order.totalAmount)}
      />
    </OrderPart>
  );
}

export function ContinueShopping() {
  const { t } = useLingui();
  return (
    <LinkButton asChild size="cta" block>
      <Link to="/">{t`Continue Shopping`}</Link>
    </LinkButton>
  );
}

const PaidBrunch = lazyPart(() =>
  import('../../bookings/BookingRequest').then((part) => part.PaidBrunch),
);

export function PaymentDone({ payment }: { payment: GuestPayment }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { purpose, refId, amount, brand, last4, authCode, paidAt } = payment;
  const isDeposit = purpose === 'brunch_deposit';
  const facts: [string, ReactNode][] = [[t`Amount`, formatMoney(shownKurus(amount), language)]];
  if (paidAt) facts.push([t`Paid at`, formatDateTime(Date.parse(paidAt), language)]);
  if (brand && last4) facts.push([t`Card`, `${BRAND_NAME[brand]} ····${last4}`]);
  if (authCode) facts.push([t`Approval code`, authCode]);
  return (
    <>
      <StateHeader
        tone="success"
        icon={<CircleCheck size={32} />}
        title={isDeposit ? t`Deposit paid` : t`Payment received`}
      >
        {isDeposit && (
          <p className={text.item}>
            {t`Your brunch is booked and your deposit is paid. See you soon!`}
          </p>
        )}
      </StateHeader>
      {isDeposit && refId !== null && (
        <Suspense fallback={null}>
          <SeldomWords>
            <PaidBrunch bookingId={refId} />
          </SeldomWords>
        </Suspense>
      )}
      <OrderPart title={t`Payment`}>
        <Facts facts={facts} />
      </OrderPart>
      <div className={styles.actions}>
        {isDeposit ? (
          <LinkButton asChild size="cta" block>
            <Link to="/" hash="reservations">{t`Your bookings`}</Link>
          </LinkButton>
        ) : (
          <ContinueShopping />
        )}
        {canPrint() && (
          <Button tone="outline" size="cta" block onClick={() => window.print()}>
            {t`Print Receipt`}
          </Button>
        )}
      </div>
    </>
  );
}
