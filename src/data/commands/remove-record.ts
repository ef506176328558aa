import { removeFrom } from '#domain/resource/record-operations';
import type { AdminDb } from '../admin-db';
import { ApiError } from '../api-client';
import type { DataDeps } from '../deps';
import { send } from './send';

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/** Removes a record, also one that a colleague has removed. @throws ApiError why it must stay; another error offline */
export async function removeRecord(
  deps: DataDeps<AdminDb>,
  { mutationId, path, id }: RemoveRecord,
): Promise<void> {
  try {
    await send(deps, removeFrom(path), { id, mutationId });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
