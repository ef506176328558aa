import { useLingui } from '@lingui/react/macro';
import { COLLECTION_READY_MINUTES, type ServiceType } from '#domain/orders/order';

const { from, to } = COLLECTION_READY_MINUTES;

/** The one thing to know about how an order is had. */
export function useServiceFact(): (service: ServiceType) => string {
  const { t } = useLingui();
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
