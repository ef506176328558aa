import * as account from '#domain/staff/staff.operations';
import type {
  AcceptInvitationInput,
  ChangePasswordInput,
  InvitationRead,
} from '#domain/staff/staff-account';
import type { StaffDeps } from '../admin-db';
import { send } from './send';

/** Reads the account that a link belongs to. @throws ApiError invitation.invalid; TypeError without a response */
export function readInvitation(deps: StaffDeps, token: string): Promise<InvitationRead> {
  return send(deps, account.readInvitation, { input: { token } });
}

/** Sets the password; a link works once. @throws ApiError invitation.invalid; TypeError without a response */
export function acceptInvitation(deps: StaffDeps, input: AcceptInvitationInput) {
  return send<InvitationRead>(deps, account.acceptInvitation, { input });
}

/** Resolves to the number of ended other sessions. @throws ApiError password.wrong; TypeError without a response */
export async function changePassword(deps: StaffDeps, input: ChangePasswordInput) {
  return send<{ signedOut: number }>(deps, account.changePassword, { input });
}
