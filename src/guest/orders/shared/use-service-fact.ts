import { useLingui } from '@lingui/react/macro';
import type { ServiceType } from '#domain/orders/order';
import { readyMinutes } from '#domain/settings/guest-rules';
import { useGuestRules } from '../../../data/react/use-venue';

/** Returns the main fact about an order's service. */
export function useServiceFact(): (service: ServiceType) => string {
  const { t } = useLingui();
  const { from, to } = readyMinutes(useGuestRules());
  return (service) => {
    switch (service) {
      case 'table':
        return t`Added to your table bill. No extra charge.`;
      case 'collection':
        return t`Ready in ${from}–${to} minutes`;
      case 'delivery':
        return t`The courier brings it to your door.`;
    }
  };
}
