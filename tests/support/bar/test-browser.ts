import type { TestApp } from './test-app';

export type TestResponse = {
  status: number;
  headers: Headers;
  text: string;
  // A test states the body's type, which the compiler cannot know.
  body: Record<string, unknown>;
};

type Send = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Simulates an API client with cookies, like a browser. */
export type TestBrowser = {
  cookies: Map<string, string>;
  send(path: string, options?: Send): Promise<TestResponse>;
};

export function createBrowser({ app }: Pick<TestApp, 'app'>): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(path, { method, body, headers = {} } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.request(path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isAsItIs(body) ? body : JSON.stringify(body) }),
      });
      keep(cookies, response.headers);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
    },
  };
}

function isAsItIs(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

function keep(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
