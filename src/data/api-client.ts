import { HEADERS } from '#domain/sync/mutation';
import type { DataDeps, OutboxDb } from './db';
import { withDb } from './db';
import { recordOf, textField } from './json';
import { readSession } from './session';
import { withTimeout } from './with-timeout';

const TIMEOUT_MS = 15_000;

/** Reports a refusal by the API. The message has the specified form: `409: body`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
  }

  get code(): string {
    return textField(recordOf(this.body), 'code') ?? 'internal';
  }
}

type ApiDeps = Pick<DataDeps<OutboxDb>, 'db' | 'fetch'>;

type ApiRequest = RequestInit & { bearer?: string };

/** Sends a request that needs a connection; the contract defines the response type. */
export async function readJson<T>(deps: ApiDeps, path: string, request?: ApiRequest): Promise<T> {
  const text = await readText(deps, path, request);
  return text === '' ? (null as T) : JSON.parse(text);
}

export async function readText(deps: ApiDeps, path: string, { bearer, ...init }: ApiRequest = {}) {
  const session = await withDb(deps.db, () => readSession(deps.db));
  const token = bearer ?? session?.token;
  const { response, text } = await withTimeout(TIMEOUT_MS, async (signal) => {
    const response = await deps.fetch(path, {
      cache: 'no-store',
      redirect: 'manual',
      signal,
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(init.body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
    return { response, text: await response.text() };
  });
  // A response without our header is not from our server.
  if (response.headers.get(HEADERS.api) !== '1') throw new ApiError(503, '{"code":"busy"}');
  if (!response.ok) throw new ApiError(response.status, text);
  return text;
}
