import type { CartLine } from '#domain/cart/cart';
import { lineName } from '#domain/menu/extras';
import { liraText, shownKurus } from '#domain/money';
import type { OrderItemRead, OrderResponse } from '#domain/orders/guest-order';
import { textField } from '../json';
import type { MyOrder } from './my-order';

export type Confirmation = {
  orderId: string;
  code: string;
  totalAmount: string;
  status: string;
  createdAt: string;
  preparedFrom: string | null;
};

export function confirmationOf(response: unknown): Confirmation | null {
  const orderId = textField(response, 'orderId');
  if (orderId === null) return null;
  return {
    orderId,
    code: textField(response, 'code') ?? '',
    totalAmount: textField(response, 'totalAmount') ?? '',
    status: textField(response, 'status') ?? 'pending',
    createdAt: textField(response, 'createdAt') ?? '',
    preparedFrom: textField(response, 'preparedFrom'),
  };
}

export function responseFromConfirmation(
  order: MyOrder,
  confirmation: Confirmation,
): OrderResponse {
  const { draft } = order;
  return {
    order: {
      id: order.id,
      code: confirmation.code || order.code,
      createdAt: confirmation.createdAt,
      totalAmount: confirmation.totalAmount,
      deliveryFee: liraText(order.feeKurus),
      status: confirmation.status,
      statusAt: confirmation.createdAt,
      statusBy: null,
      seenAt: null,
      orderType: draft.serviceType ?? 'table',
      tableNumber: draft.tableNumber || null,
      guestName: draft.guestName || null,
      guestEmail: null,
      guestPhone: null,
      preparedFrom: confirmation.preparedFrom,
      v: 0,
    },
    items: order.lines.map(itemOf),
  };
}

function itemOf(line: CartLine): OrderItemRead {
  const { customizations = {}, nameEn, nameTr, quantity, price } = line;
  return {
    menuItemId: line.originalMenuItemId,
    name: lineName(line, customizations, 'en'),
    nameEn,
    nameTr,
    quantity,
    unitPrice: price,
    totalPrice: liraText(shownKurus(price) * quantity),
    imageUrl: line.imageUrl ?? '',
    customizations,
  };
}
