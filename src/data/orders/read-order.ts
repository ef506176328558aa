import type { OrderAnswer } from '#domain/orders/order-view';
import { HEADERS } from '#domain/sync/mutation';
import type { FetchPort } from '../deps';
import { isRecord } from '../json';

export type OrderReading =
  | { kind: 'found'; answer: OrderAnswer }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

/** Asks the bar how an order stands. */
export async function readOrder(
  fetch: FetchPort,
  orderId: string,
  secret: string | undefined,
): Promise<OrderReading> {
  try {
    const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}`, {
      cache: 'no-store',
      redirect: 'manual',
      headers: secret ? { [HEADERS.secret]: secret } : {},
    });
    if (response.headers.get(HEADERS.api) !== '1') return { kind: 'unreachable' };
    if (response.status === 404 || response.status === 400) return { kind: 'unknown' };
    const answer: unknown = await response.json();
    return response.ok && isOrderAnswer(answer)
      ? { kind: 'found', answer: withoutContact(answer) }
      : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** How long to wait before asking again: lively at first, then calm. */
export function nextReadMs(watchedMs: number): number {
  if (watchedMs < 60_000) return 5_000;
  return watchedMs < 600_000 ? 15_000 : 60_000;
}

function isOrderAnswer(answer: unknown): answer is OrderAnswer {
  return (
    isRecord(answer) &&
    isRecord(answer.order) &&
    typeof answer.order.id === 'string' &&
    typeof answer.order.status === 'string' &&
    Array.isArray(answer.items)
  );
}

/** Nothing on an order's page needs them, so this device does not keep them. */
function withoutContact({ order, items }: OrderAnswer): OrderAnswer {
  return { order: { ...order, guestEmail: null, guestPhone: null }, items };
}
