import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/** Needs a connection. @throws ApiError why it must stay; another error without a response */
export async function removeRecord(
  deps: DataDeps<AdminDb>,
  { mutationId, path, id }: RemoveRecord,
): Promise<void> {
  await readJson(deps, `${path}/${id}`, {
    method: 'DELETE',
    body: '{}',
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
