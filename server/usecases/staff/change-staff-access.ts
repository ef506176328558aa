import { DomainError } from '#domain/error-codes';
import { INVITATION_DAYS } from '#domain/staff/staff-account';
import type { StaffAccessRepository } from '../../repositories/resources/staff-access.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';

export type ChangeStaffAccessDeps = {
  staffAccess: StaffAccessRepository;
  now: () => number;
  newId: () => string;
};

type AccessRequest = { claim: Claim; member: { id: string }; staffId: string };

const DAY_MS = 24 * 60 * 60_000;

/** Returns a one-time link that sets the password of a new account or a forgotten password. */
export async function inviteStaff(
  deps: ChangeStaffAccessDeps,
  request: AccessRequest,
): Promise<MutationResponse> {
  const account = await accountOf(deps, request);
  if (!account.isActive) throw new DomainError('staff.inactive');
  const until = deps.now() + INVITATION_DAYS * DAY_MS;
  return ended(
    await deps.staffAccess.invite(request.staffId, until, onceOf(deps, request, 'invite')),
  );
}

export async function resetStaffPin(
  deps: ChangeStaffAccessDeps,
  request: AccessRequest,
): Promise<MutationResponse> {
  await accountOf(deps, request);
  return ended(
    await deps.staffAccess.resetPin(request.staffId, onceOf(deps, request, 'pin_reset')),
  );
}

export async function endStaffSessions(
  deps: ChangeStaffAccessDeps,
  request: AccessRequest,
): Promise<MutationResponse> {
  await accountOf(deps, request);
  return ended(
    await deps.staffAccess.endSessions(request.staffId, onceOf(deps, request, 'signed_out')),
  );
}

async function accountOf({ staffAccess }: ChangeStaffAccessDeps, { staffId }: AccessRequest) {
  const account = await staffAccess.account(staffId);
  if (!account) throw new DomainError('not_found');
  return account;
}

/** null means that the asking person is no longer an owner. */
function ended(stored: MutationResponse | null): MutationResponse {
  if (!stored) throw new DomainError('forbidden');
  return stored;
}

function onceOf(
  { now, newId }: ChangeStaffAccessDeps,
  { claim, member, staffId }: AccessRequest,
  what: 'invite' | 'pin_reset' | 'signed_out',
) {
  const at = now();
  return {
    claim,
    at,
    response: { status: 200, body: JSON.stringify({ mutationId: claim.mutationId, id: staffId }) },
    audit: {
      id: newId(),
      actor: member.id,
      action: `staff.${what}`,
      tbl: 'staff',
      pk: staffId,
      doneAt: at,
      receivedAt: at,
    },
  };
}
