import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/**
 * Deletes a record of a staff resource; only while connected.
 * @throws ApiError with the reason why it must stay; anything else when nothing was heard
 */
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
