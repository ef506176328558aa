import type { CartLine } from '#domain/cart/cart';
import { kurusOf, liraText } from '#domain/money';
import type { PlaceOrderBody } from '#domain/orders/place-order';
import type { CheckoutDraft } from './checkout-draft';

export type OrderedCart = {
  lines: readonly CartLine[];
  draft: CheckoutDraft;
  totalKurus: number;
};

/** Returns the same bytes for the same cart and draft. @param memberId the server uses its own session instead */
export function orderBody(
  { lines, draft, totalKurus }: OrderedCart,
  memberId: string | null = null,
): PlaceOrderBody {
  const { serviceType, tableNumber, delivery, guestName, seat } = draft;
  const shared = {
    items: lines.filter((line) => !line.holdId).map(lineBody),
    ...freeDishes(lines),
    ...(memberId ? { userId: memberId } : {}),
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
    ...(service === 'table' && seat ? { seat } : {}),
    ...(service === 'collection' && delivery.phone.trim() ? { guestPhone: delivery.phone } : {}),
  };
}

function freeDishes(lines: readonly CartLine[]) {
  const free = lines.filter((line) => line.holdId);
  if (free.length === 0) return {};
  return {
    redeemedItems: free.map(({ originalMenuItemId, customizations, pointsUsed, holdId }) => ({
      originalMenuItemId,
      quantity: 1 as const,
      ...(customizations ? { customizations } : {}),
      pointsUsed,
      holdId,
    })),
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
