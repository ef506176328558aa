import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LocalOrder } from '../../../data/orders/my-order';
import { formatDateTime } from '../../../i18n/format';
import { useServiceText } from '../../../i18n/label-text';
import { useLanguage } from '../../../i18n/use-language';
import { Facts } from '../../shared/Facts';
import { ReceiptLines } from '../shared/ReceiptLines';
import { receiptOfCart } from '../shared/receipt';
import { OrderPart } from './OrderFrame';

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
    <OrderPart title={<Trans>Your order</Trans>}>
      <Facts facts={facts} />
      <ReceiptLines
        lines={receiptOfCart(local.lines)}
        feeKurus={local.feeKurus}
        totalKurus={local.totalKurus}
      />
    </OrderPart>
  );
}
