import { CLOSED_BANNER_COOKIE } from '#domain/marketing/whats-on';
import { KEPT_PAGE_HEADER, LANGUAGE_COOKIE } from '#domain/pages/drawn-page';
import { HEADERS } from '#domain/sync/mutation';
import type { Metrics } from '../services/metrics';
import { newRequestId } from './observe';
import { namesSeveralHosts, nodeRequest } from './request-facts';
import type { App } from './staff-api';

type KeptDeps = {
  now: () => number;
  metrics: Pick<Metrics, 'request'>;
  gateway: { writeCount(): number };
};
type Kept = {
  status: number;
  headers: Record<string, string>;
  bytes: Uint8Array<ArrayBuffer> | null;
};

/** What every guest opens. These routes read nothing but the database, the clock, and what `ASKED` and `COOKIES` name. */
const PATHS = ['/', '/api/menu/items', '/api/menu/categories', '/api/venue'];
const ASKED = [
  ...new Headers([
    ['Accept-Encoding', ''],
    ['Accept-Language', ''],
    ['If-None-Match', ''],
    ['X-Forwarded-Host', ''],
    ['X-Forwarded-Proto', ''],
    [KEPT_PAGE_HEADER, ''],
  ]).keys(),
];
const COOKIES = [`${LANGUAGE_COOKIE}=`, `${CLOSED_BANNER_COOKIE}=`];
/** Strangers choose the headers that are part of the key, so without a cap one could fill the memory within a second. */
const MOST = 200;
const SECOND_MS = 1_000;

/**
 * Sends the whole response again to who asks the same within a second, unless something was committed since. Hono, its
 * middlewares and undici's headers cost two to five times as much as sending the bytes.
 */
export function keepResponses(fetch: App['fetch'], deps: KeptDeps): App['fetch'] {
  const { now, metrics, gateway } = deps;
  const kept = new Map<string, Kept>();
  let second = 0;
  let writes = 0;

  function isSameMoment(): boolean {
    return second === Math.floor(now() / SECOND_MS) && writes === gateway.writeCount();
  }

  async function answer(key: string, response: Response | Promise<Response>): Promise<Response> {
    const fresh = await response;
    const { status } = fresh;
    // Without the database the page is the plain shell, which is not marked.
    const isOurs = fresh.headers.has('X-BB-Page') || fresh.headers.has(HEADERS.api);
    const isForAll = isOurs && !fresh.headers.has('set-cookie');
    if (!isForAll || (status !== 200 && status !== 304)) return fresh;
    const bytes = status === 304 ? null : new Uint8Array(await fresh.arrayBuffer());
    const headers = Object.fromEntries(fresh.headers);
    if (bytes) headers['content-length'] = String(bytes.byteLength);
    if (isSameMoment() && kept.size < MOST) kept.set(key, { status, headers, bytes });
    // The adapter's responses keep the object itself.
    return new Response(bytes, { status, headers: { ...headers } });
  }

  return (request, env, context) => {
    const path = request.method === 'GET' ? pathOf(request.url) : '';
    if (!PATHS.includes(path) || namesSeveralHosts(env)) return fetch(request, env, context);
    const startedAt = performance.now();
    if (!isSameMoment()) {
      kept.clear();
      second = Math.floor(now() / SECOND_MS);
      writes = gateway.writeCount();
    }
    const key = keyOf(request, env);
    const known = kept.get(key);
    if (!known) return answer(key, fetch(request, env, context));
    const { status, headers, bytes } = known;
    const seconds = (performance.now() - startedAt) / 1_000;
    metrics.request({ method: 'GET', route: path, status, seconds });
    const own = path === '/' ? {} : ownHeaders(now());
    return new Response(bytes, { status, headers: { ...headers, ...own } });
  };
}

function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', from);
  return end < 0 ? url.slice(from) : url.slice(from, end);
}

/** Node's own headers cost less than those of the request. */
function keyOf({ url, headers }: Request, env: unknown): string {
  const asked = nodeRequest(env)?.headers ?? Object.fromEntries(headers);
  let key = url;
  for (const name of ASKED) key += `\n${asked[name] ?? ''}`;
  if (!asked.cookie) return key;
  for (const part of asked.cookie.split(';')) {
    const pair = part.trim();
    if (COOKIES.some((name) => pair.startsWith(name))) key += `\n${pair}`;
  }
  return key;
}

/** The headers that differ between equal responses of the API, by the names that `Headers` lists. */
function ownHeaders(now: number): Record<string, string> {
  return { 'x-bb-now': String(now), 'x-request-id': newRequestId() };
}
