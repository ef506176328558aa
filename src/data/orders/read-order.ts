import type { OrderResponse } from '#domain/orders/guest-order';
import { UNSEEN_AFTER_MS } from '#domain/orders/order-ageing';
import { HEADERS } from '#domain/sync/mutation';
import { askForOwn } from '../ask-for-own';
import { KEPT_HEADER } from '../cache-names';
import type { FetchPort } from '../deps';
import { isRecord } from '../json';

export type OrderReading =
  | { kind: 'found'; response: OrderResponse; barAt: number | null }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

export async function readOrder(
  fetch: FetchPort,
  orderId: string,
  secret: string | undefined,
): Promise<OrderReading> {
  const reading = await askForOwn(fetch, `/api/orders/${encodeURIComponent(orderId)}`, secret);
  if (reading.kind !== 'received') return reading;
  const { body, response } = reading;
  return isOrderResponse(body)
    ? { kind: 'found', response: withoutContact(body), barAt: barTimeOf(response) }
    : { kind: 'unreachable' };
}

/** The app polls faster for this long (ms), until a tablet has shown the order. */
const LIVELY_MS = UNSEEN_AFTER_MS + 15_000;

export function nextReadMs(watchedMs: number): number {
  if (watchedMs < LIVELY_MS) return 5_000;
  return watchedMs < 600_000 ? 15_000 : 60_000;
}

/** Returns the server's time, or null if a cache may have kept the response. */
function barTimeOf({ headers }: Response): number | null {
  const told = Number(headers.get(HEADERS.now) ?? Number.NaN);
  return Number.isNaN(told) || headers.has(KEPT_HEADER) ? null : told;
}

function isOrderResponse(response: unknown): response is OrderResponse {
  return (
    isRecord(response) &&
    isRecord(response.order) &&
    typeof response.order.id === 'string' &&
    typeof response.order.status === 'string' &&
    Array.isArray(response.items)
  );
}

function withoutContact({ order, items }: OrderResponse): OrderResponse {
  return { order: { ...order, guestEmail: null, guestPhone: null }, items };
}
