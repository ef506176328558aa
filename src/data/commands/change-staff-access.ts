import * as account from '#domain/staff/staff.operations';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { send } from './send';

export type ChangeStaffAccess = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  what: 'invitation' | 'pin-reset' | 'sign-out';
};

const OPERATIONS = {
  invitation: account.invite,
  'pin-reset': account.resetPin,
  'sign-out': account.endSessions,
};

/** Sends a change; needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeStaffAccess(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what }: ChangeStaffAccess,
): Promise<void> {
  await send(deps, OPERATIONS[what], { id, mutationId });
}
