import type { CartLine } from '#domain/cart/cart';
import type { Customizations } from '#domain/menu/extras';
import type { OrderResponse } from '#domain/orders/order-view';
import type { CheckoutDraft } from './checkout-draft';

/** This device's copy of an order: what was ordered, and the server's last answer. */
export type MyOrder = {
  id: string;
  code: string;
  /** The secret of the order: whoever has it may read and cancel the order. Empty: there is none. */
  secret: string;
  createdAt: number;
  lines: CartLine[];
  draft: CheckoutDraft;
  /** What the guest saw on the button, fee included. */
  totalKurus: number;
  feeKurus: number;
  answer?: OrderResponse;
  /** When the server answered (ms, this device's clock); missing: only the receipt is known. */
  seenAt?: number;
  /** The server's time at that answer (ms). */
  barAt?: number;
  /** The browser refused to store it: it exists as long as this page. */
  isUnsaved?: true;
  /** The total that the guest had agreed to, before the server's lower total was taken. */
  wasKurus?: number;
  supersedes?: string;
  supersededBy?: string;
};

export type LocalOrder = {
  id: string;
  code: string;
  placedAt: number;
  lines: CartLine[];
  draft: CheckoutDraft;
  totalKurus: number;
  feeKurus: number;
  /** Only in this page's memory. */
  isUnsaved: boolean;
  /** The higher total before; null: it has not fallen. */
  wasKurus: number | null;
};

export function localOrderOf(order: MyOrder): LocalOrder {
  const { id, code, createdAt, lines, draft, totalKurus, feeKurus } = order;
  return {
    id,
    code,
    placedAt: createdAt,
    lines,
    draft,
    totalKurus,
    feeKurus,
    isUnsaved: order.isUnsaved === true,
    wasKurus: order.wasKurus ?? null,
  };
}

/** The same order without name, phone and address, which are no longer needed here. */
export function withoutPerson(order: MyOrder): MyOrder {
  const { serviceType, tableNumber } = order.draft;
  const delivery = {
    fullName: '',
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    instructions: '',
  };
  return { ...order, draft: { serviceType, tableNumber, delivery, guestName: '' } };
}

/**
 * What is left when the bar does not have the order, or nobody follows it any more: no name, and no word to the
 * kitchen, which may say what somebody must not eat.
 */
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
