import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

export type ChangeStaffAccess = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  what: 'invitation' | 'pin-reset' | 'sign-out';
};

/** Sends a change; needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeStaffAccess(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what }: ChangeStaffAccess,
): Promise<void> {
  await readJson(deps, `/api/admin/staff/${id}/${what}`, {
    method: 'POST',
    body: '{}',
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
}
