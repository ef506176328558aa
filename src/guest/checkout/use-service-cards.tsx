import { useLingui } from '@lingui/react/macro';
import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import { useGuestRules } from '../../data/react/use-venue';
import { formatMoney } from '../../i18n/format';
import { useServiceText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/use-language';
import type { RadioCard } from '../../ui/form/inputs/RadioCards';
import { useServiceFact } from '../orders/shared/use-service-fact';

/** Returns cards for the services that are on. */
export function useServiceCards(): RadioCard[] {
  const { t } = useLingui();
  const serviceText = useServiceText();
  const rules = useGuestRules();
  const { deliveryFeeKurus, deliveryRadiusKm: km } = rules;
  const serviceFact = useServiceFact();
  const fee = formatMoney(deliveryFeeKurus, useLanguage());
  const cards = [
    {
      value: 'table',
      title: serviceText('table'),
      hint: serviceFact('table'),
      icon: <Utensils aria-hidden="true" />,
    },
    {
      value: 'collection',
      title: serviceText('collection'),
      hint: serviceFact('collection'),
      icon: <ShoppingBag aria-hidden="true" />,
    },
    {
      value: 'delivery',
      title: serviceText('delivery'),
      hint: t`Within ${km} km · ${fee}`,
      icon: <Bike aria-hidden="true" />,
    },
  ];
  return cards.filter(({ value }) => rules.services.some((service) => service === value));
}
