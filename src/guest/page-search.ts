import type { HomeSearch } from './home-search';
import { parseHomeSearch } from './home-search';

type Raw = Readonly<Record<string, unknown>>;

declare module '../ui/router/router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface PageSearch {
    '/': HomeSearch;
    '/order-success': { orderId?: string; payment?: string; key?: string };
    '/order-failed': { reason?: string; payment?: string; key?: string };
    '/table': { code?: string };
    '/kiosk': HomeSearch;
  }
}

export const PARSE_SEARCH = {
  '/': parseHomeSearch,
  '/order-success': ({ orderId, payment, key }: Raw) => ({
    ...(isText(orderId) && { orderId }),
    ...paymentOf(payment, key),
  }),
  '/order-failed': ({ reason, payment, key }: Raw) => ({
    ...(isText(reason) && { reason }),
    ...paymentOf(payment, key),
  }),
  '/kiosk': parseHomeSearch,
  '/table': ({ code }: Raw) => (isText(code) ? { code } : {}),
};

/** The id and key of a card payment. */
function paymentOf(payment: unknown, key: unknown) {
  return isText(payment) && isText(key) ? { payment, key } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
