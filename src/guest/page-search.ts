import { type HomeSearch, parseHomeSearch } from './home-search';

type Raw = Readonly<Record<string, unknown>>;

declare module '../ui/router/location' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface PageSearch {
    '/': HomeSearch;
    '/order-success': { orderId?: string };
    '/order-failed': { reason?: string };
  }
}

/** Reads the address of each of the guest's pages. */
export const PARSE_SEARCH = {
  '/': parseHomeSearch,
  '/order-success': ({ orderId }: Raw) => (isText(orderId) ? { orderId } : {}),
  '/order-failed': ({ reason }: Raw) => (isText(reason) ? { reason } : {}),
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
