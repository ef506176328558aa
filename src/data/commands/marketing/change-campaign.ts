import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import { readJson } from '../../api-client';
import type { DataDeps } from '../../deps';

export type ChangeCampaign = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  what: 'test' | 'launch' | 'stop';
  input: unknown;
};

/** Needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeCampaign(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what, input }: ChangeCampaign,
): Promise<void> {
  await readJson(deps, `/api/admin/marketing/campaigns/${id}/${what}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
