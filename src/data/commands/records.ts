import { addTo, changeIn, removeFrom } from '#domain/resource/record-operations';
import type { ResourceRecord, Values } from '#domain/resource/resource';
import type { StaffDeps } from '../admin-db';
import { ApiError } from '../api-client';
import { send } from './send';

export type SaveRecord = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  path: string;
  id: string | number | null;
  input: Values;
  from: Values | null;
};

/** Needs a connection. @throws ApiError conflict with the present record, forbidden; other errors without a response */
export async function saveRecord(
  deps: StaffDeps,
  { mutationId, path, id, input, from }: SaveRecord,
): Promise<ResourceRecord> {
  const { record } = await send<{ record: ResourceRecord }>(
    deps,
    id === null ? addTo(path) : changeIn(path),
    { id: id ?? '', input: from === null ? input : { ...input, from }, mutationId },
  );
  return record;
}

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/** Removes a record, also one that a colleague has removed. @throws ApiError why it must stay; another error offline */
export async function removeRecord(deps: StaffDeps, { mutationId, path, id }: RemoveRecord) {
  try {
    await send(deps, removeFrom(path), { id, mutationId });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
