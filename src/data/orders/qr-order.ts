import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { Customizations } from '#domain/menu/menu-item';
import { lineName } from '#domain/menu/menu-item';
import { liraText, shownKurus } from '#domain/money';
import type { OrderItemRead, StaffOrder, StaffOrderItem } from '#domain/orders/guest-order';
import type { QrOrder } from '#domain/orders/import-qr-order';
import { orderCode } from '#domain/orders/order';
import type { OrderLineInput, PlaceOrderInput } from '#domain/orders/place-order';
import { placeOrderInput } from '#domain/orders/place-order';
import type { StaffMenuItem } from '../admin-db';
import { UNSENT_V } from '../admin-db';
import { recordOf } from '../json';

/** Returns the order at the prices that the guest saw. @throws DomainError qr_order.unreadable */
export function qrOrderOf(
  { id, placedAt, body }: QrOrder,
  menu: readonly StaffMenuItem[],
  takenAt: number,
): StaffOrder {
  const order = orderIn(body);
  const at = new Date(Math.min(placedAt, takenAt)).toISOString();
  const items = order.items.map((line) => itemOf(line, menu));
  return {
    id,
    code: orderCode(id),
    createdAt: at,
    totalAmount: liraOf(order.totalAmount),
    deliveryFee: feeIn(order, items),
    status: 'pending',
    statusAt: at,
    statusBy: null,
    // The person who scanned the order has seen it.
    seenAt: new Date(takenAt).toISOString(),
    orderType: order.serviceType,
    tableNumber: order.tableNumber ?? null,
    guestName: order.guestName ?? null,
    guestEmail: null,
    guestPhone: null,
    preparedFrom: null,
    v: UNSENT_V,
    deliveryAddress: order.serviceType === 'delivery' ? { ...order.deliveryAddress } : null,
    items,
  };
}

/** Returns the fee that the person saw: the part of the total that the lines do not explain. */
export function feeIn(
  { serviceType, totalAmount }: Pick<PlaceOrderInput, 'serviceType' | 'totalAmount'>,
  items: readonly OrderItemRead[],
): string {
  const goods = items.reduce((sum, { totalPrice }) => sum + shownKurus(totalPrice), 0);
  const fee = serviceType === 'delivery' ? Math.max(0, shownKurus(totalAmount) - goods) : 0;
  return liraText(fee);
}

function orderIn(body: string): PlaceOrderInput {
  const parsed = v.safeParse(placeOrderInput, recordOf(body));
  if (!parsed.success) throw new DomainError('qr_order.unreadable');
  return parsed.output;
}

export function itemOf(line: OrderLineInput, menu: readonly StaffMenuItem[]): StaffOrderItem {
  const { originalMenuItemId: menuItemId, quantity } = line;
  const dish = menu.find(({ id }) => id === menuItemId);
  const names = dish ?? { nameEn: `#${menuItemId}`, nameTr: `#${menuItemId}` };
  const customizations = chosenOf(line);
  const unitPrice = liraOf(line.price ?? 0);
  const nameEn = lineName(names, customizations, 'en');
  return {
    menuItemId,
    name: nameEn,
    nameEn,
    nameTr: lineName(names, customizations, 'tr'),
    quantity,
    unitPrice,
    totalPrice: liraText(shownKurus(unitPrice) * quantity),
    imageUrl: dish?.imageUrl ?? '',
    customizations,
    station: dish?.station ?? 'kitchen',
  };
}

function chosenOf({ customizations }: OrderLineInput): Customizations {
  const { fries, sauce, customSauce, notes } = customizations ?? {};
  return {
    ...(fries ? { fries } : {}),
    ...(sauce ? { sauce } : {}),
    ...(customSauce ? { customSauce } : {}),
    ...(notes ? { notes } : {}),
  };
}

export function liraOf(amount: string | number): string {
  return liraText(shownKurus(amount));
}
