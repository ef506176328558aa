import { HEADERS } from '#domain/sync/mutation';
import type { Operation } from '#domain/sync/operation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

type Sent = {
  id?: string | number;
  input?: unknown;
  /** A retry has the same `mutationId`. */
  mutationId?: string;
  bearer?: string;
};

/** Calls an operation of staff; needs a connection. @throws ApiError with the reason; another error without a response */
export function send<T = unknown>(
  deps: DataDeps<AdminDb>,
  { method, path }: Pick<Operation, 'method' | 'path'>,
  { id = '', input = {}, mutationId, bearer }: Sent = {},
): Promise<T> {
  return readJson<T>(deps, path.replace(/:\w+/, String(id)), {
    method,
    body: JSON.stringify(input),
    ...(mutationId && { headers: { [HEADERS.idempotencyKey]: mutationId } }),
    ...(bearer && { bearer }),
  });
}
