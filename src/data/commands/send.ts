import { HEADERS, type RowStore } from '#domain/sync/mutation';
import type { Operation } from '#domain/sync/operation';
import type { StaffDeps } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db';
import { recordOf } from '../json';
import { writeRow } from '../row-guards';

type Sent = {
  id?: string | number;
  input?: unknown;
  /** A retry has the same `mutationId`. */
  mutationId?: string;
  bearer?: string;
};

/** Calls an operation of staff; needs a connection. @throws ApiError with the reason; another error without a response */
export function send<T = unknown>(
  deps: StaffDeps,
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

/** Sends a change of a row. The tablet stores the row of the response, or of a conflict the colleague's. */
export async function sendChange<T extends object>(
  deps: StaffDeps,
  operation: Pick<Operation, 'method' | 'path'>,
  { store, name, ...sent }: Sent & { store: RowStore; name: keyof T },
): Promise<T> {
  const take = (row: unknown) => withDb(deps.db, () => writeRow(deps.db, store, row));
  try {
    const response = await send<T>(deps, operation, sent);
    await take(response[name]);
    return response;
  } catch (error) {
    if (error instanceof ApiError) await take(recordOf(error.body)?.current);
    throw error;
  }
}
