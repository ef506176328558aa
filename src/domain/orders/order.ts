import { FOREVER } from '../sync/mutation';

export const SERVICE_TYPES = ['table', 'collection', 'delivery'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const DELIVERY_FEE_KURUS = 15_000;
export const DELIVERY_RADIUS_KM = 3;
export const COLLECTION_READY_MINUTES = { from: 15, to: 20 } as const;

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the mutations of staff about an order share. */
export const OF_ORDER = {
  method: 'POST',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'order', store: 'order' },
} as const;

export function orderStatusOf(text: string): OrderStatus {
  return ORDER_STATUSES.find((status) => status === text) ?? 'pending';
}

export function isRunning(status: string): boolean {
  const known = orderStatusOf(status);
  return known !== 'completed' && known !== 'cancelled';
}

export function deliveryFeeKurus(
  serviceType: ServiceType,
  feeForDelivery: number = DELIVERY_FEE_KURUS,
): number {
  return serviceType === 'delivery' ? feeForDelivery : 0;
}

/**
 * What the menu said at the tap and says no more. `sold_out`: the dish was marked as sold out meanwhile; the order
 * stands. `tap_price`: the line has the price of the tap. `new_price`: nothing proves the price of the tap, so the line
 * has the present one. The amounts are lira as text.
 */
export type OrderRemark = { lineNo: number } & (
  | { kind: 'sold_out' }
  | { kind: 'tap_price' | 'new_price'; tapped: string; now: string }
);

const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a short code for people ("B-7K2M"), made from the random end of the id. */
export function orderCode(orderId: string): string {
  let number = Number.parseInt(orderId.replaceAll('-', '').slice(-10), 16);
  let code = '';
  for (let i = 0; i < 4; i += 1) {
    code += CODE_LETTERS[number % CODE_LETTERS.length];
    number = Math.floor(number / CODE_LETTERS.length);
  }
  return `B-${code}`;
}
