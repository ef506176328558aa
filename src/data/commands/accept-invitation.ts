import type { AcceptInvitationInput, InvitationRead } from '#domain/staff/staff-account';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import type { DataDeps } from '../deps';

/** Reads the account that a link belongs to. @throws ApiError invitation.invalid; TypeError without a response */
export function readInvitation(deps: DataDeps<AdminDb>, token: string): Promise<InvitationRead> {
  return readJson(deps, '/api/admin/auth/invitation', {
    method: 'POST',
    body: JSON.stringify({ token }),
  });
}

/** Sets the password; a link works once. @throws ApiError invitation.invalid; TypeError without a response */
export function acceptInvitation(
  deps: DataDeps<AdminDb>,
  input: AcceptInvitationInput,
): Promise<InvitationRead> {
  return readJson(deps, '/api/admin/auth/invitation/accept', {
    method: 'POST',
    body: JSON.stringify(input),
  });
}
