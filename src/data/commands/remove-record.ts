import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import type { DataDeps } from '../deps';

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/** Removes a record, also one that a colleague has removed. @throws ApiError why it must stay; another error offline */
export async function removeRecord(
  deps: DataDeps<AdminDb>,
  { mutationId, path, id }: RemoveRecord,
): Promise<void> {
  try {
    await readJson(deps, `${path}/${id}`, {
      method: 'DELETE',
      body: '{}',
      headers: { [HEADERS.idempotencyKey]: mutationId },
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
