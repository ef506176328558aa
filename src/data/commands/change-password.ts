import * as account from '#domain/staff/staff.operations';
import type { ChangePasswordInput } from '#domain/staff/staff-account';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

/** Resolves to the number of ended other sessions. @throws ApiError password.wrong; TypeError without a response */
export async function changePassword(
  deps: DataDeps<AdminDb>,
  input: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  return send(deps, account.changePassword, { input });
}
