import type * as v from 'valibot';
import type { CartLine } from '#domain/cart/cart';
import type { Customizations } from '#domain/menu/menu-item';
import { lineName } from '#domain/menu/menu-item';
import { liraText, shownKurus } from '#domain/money';
import { EMPTY_DELIVERY } from '#domain/orders/delivery';
import type { OrderItemRead, OrderResponse, placedOrder } from '#domain/orders/guest-order';
import { entityKey, TERMINAL_KEEP_MS } from '#domain/sync/mutation';
import type { GuestDb, MyOrder, Received } from '../db';
import { textField } from '../json';
import { entriesOf, unsettled } from '../outbox/outbox';

type Local = 'id' | 'code' | 'lines' | 'draft' | 'totalKurus' | 'feeKurus';
export type LocalOrder = Pick<MyOrder, Local> & {
  placedAt: number;
  isUnsaved: boolean;
  wasKurus: number | null;
};

export function localOrderOf(order: MyOrder): LocalOrder {
  const { id, code, createdAt: placedAt, lines, draft, totalKurus, feeKurus } = order;
  const { isUnsaved = false, wasKurus = null } = order;
  return { id, code, placedAt, lines, draft, totalKurus, feeKurus, isUnsaved, wasKurus };
}

export function withoutPerson(order: MyOrder): MyOrder {
  const { serviceType, tableNumber } = order.draft;
  const delivery = { ...EMPTY_DELIVERY, city: '' };
  return { ...order, draft: { serviceType, tableNumber, delivery, guestName: '' } };
}

/** Removes the secret, the name and the notes, which may mention health, from an order that nobody follows. */
export function withoutSecret(order: MyOrder): MyOrder {
  const { answer, ...kept } = withoutPerson(order);
  const lines = order.lines.map(withoutNotes);
  return { ...kept, lines, secret: '', ...(answer && { answer: withoutGuestName(answer) }) };
}

function withoutGuestName({ order, items }: OrderResponse): OrderResponse {
  return { order: { ...order, guestName: null }, items: items.map(withoutNotes) };
}

function withoutNotes<Line extends { customizations?: Customizations }>(line: Line): Line {
  const { notes: _said, ...customizations } = line.customizations ?? {};
  return line.customizations ? { ...line, customizations } : line;
}

export type Confirmation = Omit<v.InferOutput<typeof placedOrder>, 'mutationId' | 'pointsToEarn'>;

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

export function responseFromConfirmation(order: MyOrder, confirmation: Confirmation) {
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

export async function receiveOrder(db: GuestDb, { entry, id, state, response, now }: Received) {
  const { kind } = entry;
  const order = await db.myOrder.get(id);
  if (order && kind === 'order.create' && state === 'cancelled') {
    await db.myOrder.put(withoutSecret(order));
  }
  if (!order || state !== 'acked') return;
  if (kind === 'order.create') {
    const confirmation = confirmationOf(response);
    // The device may have stored a newer response already.
    const learnt = confirmation && !order.answer;
    const known = learnt
      ? { answer: responseFromConfirmation(order, confirmation), seenAt: now }
      : {};
    await db.myOrder.put(withoutPerson({ ...order, ...known }));
  } else if (order.answer) {
    const read = { ...order.answer.order, status: 'cancelled' };
    await db.myOrder.put({ ...order, answer: { ...order.answer, order: read } });
  }
}

export async function forgetOldOrders(db: GuestDb, now: number): Promise<void> {
  const old = await db.myOrder
    .where('createdAt')
    .below(now - TERMINAL_KEEP_MS)
    .filter(({ secret }) => secret !== '')
    .toArray();
  for (const order of old) {
    const open = unsettled(await entriesOf(db, entityKey('order', order.id)));
    if (open.length === 0) await db.myOrder.put(withoutSecret(order));
  }
}
