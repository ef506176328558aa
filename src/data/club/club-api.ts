import { HEADERS } from '#domain/sync/mutation';
import { recordOf, textField } from '../json';
import { pageFetch } from '../network/page-fetch';
import { withTimeout } from '../with-timeout';

const TIMEOUT_MS = 15_000;

/** Reports a refusal by the club's API. The message has the specified form: `409: body`. */
export class ClubError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ClubError';
  }

  get code(): string {
    return textField(recordOf(this.body), 'code') ?? 'internal';
  }

  get sentence(): string {
    return textField(recordOf(this.body), 'message') ?? '';
  }

  /** Returns a number sent with the code, such as the points available. */
  number(name: string): number {
    return Number(recordOf(this.body)?.[name] ?? Number.NaN);
  }
}

export type ClubCall = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  id?: string;
  language?: 'en' | 'tr';
};
export type ClubResponse = { status: number; body: unknown };

/** Sends a request to the club; needs a connection. @throws ClubError when refused */
export async function askClub(path: string, call: ClubCall = {}): Promise<ClubResponse> {
  const { method = call.body === undefined ? 'GET' : 'POST', body, id } = call;
  const { language = document.documentElement.lang } = call;
  const { response, text } = await withTimeout(TIMEOUT_MS, async (signal) => {
    const response = await pageFetch(path, {
      method,
      cache: 'no-store',
      redirect: 'manual',
      signal,
      headers: {
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(id ? { [HEADERS.idempotencyKey]: id } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { response, text: await response.text() };
  });
  // A response without our header is not from our server.
  if (response.headers.get(HEADERS.api) !== '1') throw new ClubError(503, '{"code":"busy"}');
  if (!response.ok) throw new ClubError(response.status, text);
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

export async function readClub<T>(path: string, call?: ClubCall): Promise<T> {
  const { body } = await askClub(path, call);
  return body as T;
}
