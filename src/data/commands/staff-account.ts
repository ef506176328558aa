import * as account from '#domain/staff/staff.operations';
import type {
  AcceptInvitationInput,
  ChangePasswordInput,
  InvitationRead,
} from '#domain/staff/staff-account';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

/** Reads the account that a link belongs to. @throws ApiError invitation.invalid; TypeError without a response */
export function readInvitation(deps: DataDeps<AdminDb>, token: string): Promise<InvitationRead> {
  return send(deps, account.readInvitation, { input: { token } });
}

/** Sets the password; a link works once. @throws ApiError invitation.invalid; TypeError without a response */
export function acceptInvitation(
  deps: DataDeps<AdminDb>,
  input: AcceptInvitationInput,
): Promise<InvitationRead> {
  return send(deps, account.acceptInvitation, { input });
}

/** Resolves to the number of ended other sessions. @throws ApiError password.wrong; TypeError without a response */
export async function changePassword(
  deps: DataDeps<AdminDb>,
  input: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  return send(deps, account.changePassword, { input });
}

export type ChangeStaffAccess = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  what: 'invitation' | 'pin-reset' | 'sign-out';
};

const ACCESS = {
  invitation: account.invite,
  'pin-reset': account.resetPin,
  'sign-out': account.endSessions,
};

/** Sends a change; needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeStaffAccess(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what }: ChangeStaffAccess,
): Promise<void> {
  await send(deps, ACCESS[what], { id, mutationId });
}
