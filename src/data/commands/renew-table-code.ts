import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

/** Renews the code; needs a connection. @throws ApiError not_found, forbidden; another error without a response */
export async function renewTableCode(
  deps: DataDeps<AdminDb>,
  { tableId, mutationId }: { tableId: number; mutationId: string },
): Promise<void> {
  await readJson(deps, `/api/admin/tables/${tableId}/code`, {
    method: 'POST',
    body: '{}',
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
