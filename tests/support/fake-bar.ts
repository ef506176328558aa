import type { MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { orderChanges } from '#domain/orders/order-changes';
import { priceOrder } from '#domain/orders/price-order';
import { ORDER_TTL_MS } from '#domain/sync/age';
import { MENU_CATEGORIES } from '../../server/db/seed/categories';
import { MENU_ITEMS } from '../../server/db/seed/menu-items';
import type { FetchPort } from '../../src/data/deps';
import type { TestBar } from './test-bar';
import type { TestClock } from './test-clock';

type Answer = { status: number; body: Record<string, unknown> };

/** The bar's side of the contract in a few lines, for tests of the device alone. */
export function createFakeBar(clock: TestClock): TestBar {
  const items: MenuItem[] = MENU_ITEMS.map((item) => ({
    isAvailable: true,
    imageUrl: '',
    ...item,
  }));
  const orders = new Map<string, { status: string; secret: string | null; total: string }>();
  const receipts = new Map<string, Answer>();

  function place(id: string, headers: Headers, body: string): Answer {
    if (Number(headers.get('X-BB-Age-Ms')) > ORDER_TTL_MS) return refusal(409, 'stale_order');
    const seen = JSON.parse(body);
    const priced = priceOrder({ categories: MENU_CATEGORIES, items }, seen);
    const changes = orderChanges(seen, priced);
    const total = liraText(priced.totalKurus);
    if (changes.length > 0) {
      const code = changes.some(({ kind }) => kind === 'sold_out') ? 'sold_out' : 'price_changed';
      return refusal(409, code, { changes, totalAmount: total });
    }
    orders.set(id, { status: 'pending', secret: headers.get('X-BB-Secret'), total });
    const createdAt = new Date(clock.now()).toISOString();
    const receipt = { orderId: id, code: orderCode(id), totalAmount: total, status: 'pending' };
    return { status: 201, body: { ...receipt, createdAt, preparedFrom: null } };
  }

  function cancel(orderId: string): Answer {
    const order = orders.get(orderId);
    if (!order) return refusal(404, 'not_found');
    if (order.status !== 'pending') return refusal(409, 'order.not_cancellable');
    order.status = 'cancelled';
    return { status: 200, body: { orderId, status: 'cancelled' } };
  }

  function answer(path: string, headers: Headers, body: string): Answer {
    const id = headers.get('Idempotency-Key') ?? '';
    const known = receipts.get(id);
    if (known) return known;
    const orderId = /^\/api\/orders\/([^/]+)\/cancel$/.exec(path)?.[1];
    const made = orderId ? cancel(orderId) : place(id, headers, body);
    const stored = { status: made.status, body: { mutationId: id, ...made.body } };
    receipts.set(id, stored);
    return stored;
  }

  const fetch: FetchPort = async (path, init = {}) => {
    const headers = { 'X-BB-Api': '1', 'X-BB-Now': String(clock.now()) };
    if (init.method !== 'POST') {
      const rows = items.map(({ priceKurus, ...item }) => ({
        ...item,
        price: liraText(priceKurus),
      }));
      return path === '/api/menu/items'
        ? Response.json(rows, { headers })
        : new Response(init.method === 'HEAD' ? null : '{"ok":true}', { headers });
    }
    const { status, body } = answer(path, new Headers(init.headers), String(init.body));
    return Response.json(body, { status, headers });
  };

  return {
    fetch,
    orders: async () =>
      [...orders].map(([id, { status, total }]) => ({ id, status, totalAmount: total })),
    async changeItem(id, change) {
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      if (item) items[index] = { ...item, ...change };
    },
    async close() {},
  };
}

function refusal(status: number, code: string, more: Record<string, unknown> = {}): Answer {
  return { status, body: { code, message: code, ...more } };
}
