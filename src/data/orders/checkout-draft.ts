import type { DeliveryDetails } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';

/** The fields of the checkout as filled in so far. */
export type CheckoutDraft = {
  serviceType: ServiceType | null;
  tableNumber: string;
  delivery: DeliveryDetails;
  guestName: string;
  /** The secret of the seat that a table's code gave this phone, where the order is for that table. */
  seat?: string;
};
