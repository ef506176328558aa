import { HEADERS } from '#domain/sync/mutation';
import { withTimeout } from '../with-timeout';
import { pageFetch } from './net';

const TIMEOUT_MS = 15_000;

type Question = {
  method?: 'GET' | 'POST' | 'DELETE' | undefined;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Asks online for a guest. `isOurs`: a captive portal has no such header. */
export async function askServer(
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST', headers }: Question,
) {
  const isJson = body !== undefined;
  return withTimeout(TIMEOUT_MS, async (signal) => {
    const response = await pageFetch(path, {
      method,
      cache: 'no-store',
      redirect: 'manual',
      signal,
      headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }) },
      ...(isJson && { body: JSON.stringify(body) }),
    });
    const { status, ok } = response;
    const isOurs = response.headers.get(HEADERS.api) === '1';
    return { isOurs, status, ok, text: await response.text() };
  });
}
