import type { FetchPort } from '../../../src/data/db';

/** Simulates faults of the connection; an object replaces the server's response. */
export type Fault =
  | 'offline'
  | 'lose-response'
  | 'portal'
  | 'bad-gateway'
  | { status: number; code?: string; headers?: Record<string, string> };

export type SentWrite = { path: string; id: string | null; body: string; headers: Headers };

export type TestNet = {
  fetch: FetchPort;
  fault: Fault | null;
  /** Holds every write that left the device, in order, whatever its result. */
  writes: SentWrite[];
};

const HTML = { 'Content-Type': 'text/html' };

/** Opens a connection to a server. Faults other than `offline` affect writes only. */
export function createNet(origin: FetchPort): TestNet {
  const bar = withCookies(origin);
  const net: TestNet = {
    fault: null,
    writes: [],
    async fetch(path, init = {}) {
      const isWrite = init.method === 'POST' || init.method === 'PATCH';
      if (isWrite) net.writes.push(writeOf(path, init));
      const { fault } = net;
      if (fault === 'offline') throw new TypeError('Failed to fetch');
      if (fault === null || (!isWrite && fault !== 'portal')) return bar(path, init);
      switch (fault) {
        case 'lose-response':
          await bar(path, init);
          throw new TypeError('Failed to fetch');
        case 'portal':
          return new Response('<h1>Welcome to Harbour Wi-Fi</h1>', { headers: HTML });
        case 'bad-gateway':
          return new Response('<h1>502</h1>', { status: 502, headers: HTML });
        default:
          return spoken(fault);
      }
    },
  };
  return net;
}

function spoken({ status, code = 'internal', headers = {} }: Exclude<Fault, string>): Response {
  const body = { code, message: code };
  return Response.json(body, { status, headers: { 'X-BB-Api': '1', ...headers } });
}

function writeOf(path: string, init: RequestInit): SentWrite {
  const headers = new Headers(init.headers);
  return { path, id: headers.get('Idempotency-Key'), body: String(init.body), headers };
}

/** Puts one browser's cookie jar before a fetch. */
function withCookies(fetch: FetchPort): FetchPort {
  const jar = new Map<string, string>();
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
}
