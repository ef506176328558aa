import type { CartLine } from '#domain/cart/cart';
import type { Customizations } from '#domain/menu/extras';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { CheckoutDraft } from './checkout-draft';

/** Holds this device's copy of an order: the request, and the server's last response. */
export type MyOrder = {
  id: string;
  code: string;
  /** Authorizes reading and cancelling the order. An empty text means that no secret is stored. */
  secret: string;
  createdAt: number;
  lines: CartLine[];
  draft: CheckoutDraft;
  totalKurus: number;
  feeKurus: number;
  answer?: OrderResponse;
  /** Holds the time of the response (ms, this device's clock); missing when only the confirmation is known. */
  seenAt?: number;
  /** Holds the server's time of the last response (ms). */
  barAt?: number;
  /** The browser did not store the order: the order exists as long as this page. */
  isUnsaved?: true;
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
  isUnsaved: boolean;
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
