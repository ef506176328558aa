import type { ChangePasswordInput } from '#domain/staff/change-password';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

/**
 * Replaces the password of who is signed in; only while connected. Answers how many of their other sessions ended.
 * @throws ApiError password.wrong; TypeError when nothing answers
 */
export async function changePassword(
  deps: DataDeps<AdminDb>,
  input: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  return readJson(deps, '/api/admin/auth/change-password', {
    method: 'POST',
    body: JSON.stringify(input),
  });
}
