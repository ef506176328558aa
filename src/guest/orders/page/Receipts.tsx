import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shownKurus } from '#domain/money';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { LocalOrder } from '../../../data/orders/my-order';
import { formatDateTime } from '../../../i18n/day-text';
import { useOrderStatusText, useServiceText } from '../../../i18n/label-text';
import { useLanguage } from '../../../i18n/language';
import { Facts } from '../../shared/Facts';
import { OrderPart, ReceiptLines, receiptOfCart, receiptOfItems } from '../shared/OrderFrame';

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
