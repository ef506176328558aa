import type { DeliveryDetails } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';

export type CheckoutDraft = {
  serviceType: ServiceType | null;
  tableNumber: string;
  delivery: DeliveryDetails;
  guestName: string;
  /** Holds the seat secret, if the order is for this phone's table. */
  seat?: string;
};
