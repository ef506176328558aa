import { CLOSED_BANNER_COOKIE } from '#domain/marketing/whats-on';
import { createStore } from '../store';

const A_YEAR_S = 365 * 24 * 60 * 60;
/** Holds the banner closed in this page; browsers may refuse cookies. */
const closed = createStore<string | null>(null);

/** Remembers on the device which banner was closed. A cookie, because the server must not draw that banner again. */
export const closedBanner = {
  get: (): string | null => closed.get() ?? storedId(),
  subscribe: closed.subscribe,
  close(id: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no cookieStore.
    document.cookie = `${CLOSED_BANNER_COOKIE}=${id}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
    closed.set(id);
  },
};

function storedId(): string | null {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === CLOSED_BANNER_COOKIE)?.[1] ?? null;
}
