import type { ChangePasswordInput } from '#domain/staff/staff-account';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

/** Resolves to the number of ended other sessions. @throws ApiError password.wrong; TypeError without a response */
export async function changePassword(
  deps: DataDeps<AdminDb>,
  input: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  return readJson(deps, '/api/admin/auth/change-password', {
    method: 'POST',
    body: JSON.stringify(input),
  });
}
