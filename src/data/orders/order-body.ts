import type { CartLine } from '#domain/cart/cart';
import { kurusOf, liraText } from '#domain/money';
import type { PlaceOrderBody } from '#domain/orders/place-order';
import type { CheckoutDraft } from './checkout-draft';

export type OrderedCart = {
  lines: readonly CartLine[];
  draft: CheckoutDraft;
  /** What the guest saw on the button, fee included. */
  totalKurus: number;
};

/** The body of POST /api/orders. The same cart and draft always give the same bytes. */
export function orderBody({ lines, draft, totalKurus }: OrderedCart): PlaceOrderBody {
  const { serviceType, tableNumber, delivery, guestName } = draft;
  const shared = {
    items: lines.map(lineBody),
    totalAmount: liraText(totalKurus),
    paymentMethod: 'offline' as const,
    ...(guestName.trim() ? { guestName } : {}),
  };
  if (serviceType === 'delivery') {
    return { ...shared, serviceType, deliveryAddress: { ...delivery } };
  }
  const service = serviceType ?? 'table';
  return {
    ...shared,
    serviceType: service,
    ...(service === 'table' && tableNumber.trim() ? { tableNumber } : {}),
  };
}

function lineBody({ originalMenuItemId, quantity, customizations, price }: CartLine) {
  const kurus = kurusOf(price);
  return {
    originalMenuItemId,
    quantity,
    ...(customizations ? { customizations } : {}),
    ...(kurus === null ? {} : { price: liraText(kurus) }),
  };
}
