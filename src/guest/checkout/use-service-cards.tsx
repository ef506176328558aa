import { useLingui } from '@lingui/react/macro';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import {
  COLLECTION_READY_MINUTES,
  DELIVERY_FEE_KURUS,
  DELIVERY_RADIUS_KM as km,
} from '#domain/orders/order';
import { formatMoney } from '../../i18n/format';
import { useServiceText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/use-language';
import type { RadioCard } from '../../ui/form/inputs/RadioCards';

const { from, to } = COLLECTION_READY_MINUTES;

export function useServiceCards(): RadioCard[] {
  const { t } = useLingui();
  const serviceText = useServiceText();
  const fee = formatMoney(DELIVERY_FEE_KURUS, useLanguage());
  return [
    {
      value: 'table',
      title: serviceText('table'),
      hint: t`Added to your table bill. No extra charge.`,
      icon: <Utensils aria-hidden="true" />,
    },
    {
      value: 'collection',
      title: serviceText('collection'),
      hint: t`Ready in ${from}–${to} minutes`,
      icon: <ShoppingBag aria-hidden="true" />,
    },
    {
      value: 'delivery',
      title: serviceText('delivery'),
      hint: t`Within ${km} km · ${fee}`,
      icon: <Bike aria-hidden="true" />,
    },
  ];
}
