import type { StaffOrder } from '#domain/orders/guest-order';

export type DeliveryFacts = { address: string; phone: string; instructions: string };

/** Reads the delivery fields of an order's address, whose shape the API does not guarantee. */
export function deliveryFacts({ deliveryAddress, guestPhone }: StaffOrder): DeliveryFacts {
  const text = (field: string) => {
    const value = deliveryAddress?.[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    address: [text('address'), text('postalCode'), text('city')].filter(Boolean).join(', '),
    phone: text('phone') || (guestPhone ?? ''),
    instructions: text('instructions'),
  };
}
