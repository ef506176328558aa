import type { ResourceRecord, Values } from '#domain/resource/resource';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

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
  deps: DataDeps<AdminDb>,
  { mutationId, path, id, input, from }: SaveRecord,
): Promise<ResourceRecord> {
  const { record } = await readJson<{ record: ResourceRecord }>(
    deps,
    id === null ? path : `${path}/${id}`,
    {
      method: id === null ? 'POST' : 'PUT',
      body: JSON.stringify(from === null ? input : { ...input, from }),
      headers: { [HEADERS.idempotencyKey]: mutationId },
    },
  );
  return record;
}
