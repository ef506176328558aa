import { useLingui } from '@lingui/react/macro';
import type { ServiceType } from '#domain/orders/order';
import { readyMinutes } from '#domain/settings/guest-rules';
import { useGuestRules } from '../../../data/react/use-venue';
import { opensText } from '../../../i18n/opening-text';
import { useOpeningFact, useOpenNow } from '../../shared/use-open-now';

/** Returns the main fact about an order's service. A closed venue promises no minutes. */
export function useServiceFact(): (service: ServiceType) => string {
  const { t } = useLingui();
  const { from, to } = readyMinutes(useGuestRules());
  const isOpen = useOpenNow();
  const when = useOpeningFact(opensText);
  return (service) => {
    switch (service) {
      case 'table':
        return t`Added to your table bill. No extra charge.`;
      case 'collection':
        if (isOpen) return t`Ready in ${from}–${to} minutes`;
        return when && t`Prepared when we open ${when}`;
      case 'delivery':
        return t`The courier brings it to your door.`;
    }
  };
}
