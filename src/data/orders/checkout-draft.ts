import type { DeliveryDetails } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';

/** What a guest has filled in at the checkout so far. */
export type CheckoutDraft = {
  serviceType: ServiceType | null;
  tableNumber: string;
  delivery: DeliveryDetails;
  guestName: string;
};
