import { DomainError } from '#domain/error-codes';
import type { StaffAccess } from '#domain/staff/staff-account';
import { INVITATION_DAYS } from '#domain/staff/staff-account';
import { DEMO } from '../../db/seed/demo';
import type { Claim, MutationResponse } from '../../repositories/rows/responses.repository';
import { hashPassword, invitationToken } from '../../services/keys';
import type { AuditDeps, Parts } from '../shared/staff-change';
import { orRefuse, staffOnce } from '../shared/staff-change';

/** Returns the devices of a member of staff, and the person's unused link. */
export async function readStaffAccess(
  { staffAccess, keys, now }: Parts,
  staffId: string,
): Promise<StaffAccess> {
  const account = orRefuse(await staffAccess.account(staffId));
  const devices = await staffAccess.devices(staffId, now());
  const { invitedUntil, inviteVersion: version } = account;
  const isOpen = invitedUntil !== null && invitedUntil > now();
  return {
    passkeys: await staffAccess.countPasskeys(staffId),
    devices: devices.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      signedInAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt ?? createdAt).toISOString(),
    })),
    // The token stands behind "#", so no server log contains it.
    invitation: isOpen
      ? {
          path: `/admin/invitation#${invitationToken(keys, { staffId, version })}`,
          until: new Date(invitedUntil).toISOString(),
        }
      : null,
  };
}

type ChangeStaffAccessDeps = AuditDeps & Pick<Parts, 'staffAccess'>;

type AccessRequest = { claim: Claim; member: { id: string }; id: string };

/** Returns a one-time link that sets the password of a new account or a forgotten password. */
export async function inviteStaff(deps: ChangeStaffAccessDeps, request: AccessRequest) {
  const account = orRefuse(await deps.staffAccess.account(request.id));
  if (!account.isActive) throw new DomainError('staff.inactive');
  const until = deps.now() + INVITATION_DAYS * DAY_MS;
  return ended(await deps.staffAccess.invite(request.id, until, onceOf(deps, request, 'invite')));
}

export async function resetStaffPin(deps: ChangeStaffAccessDeps, request: AccessRequest) {
  orRefuse(await deps.staffAccess.account(request.id));
  return ended(await deps.staffAccess.resetPin(request.id, onceOf(deps, request, 'pin_reset')));
}

export async function endStaffSessions(deps: ChangeStaffAccessDeps, request: AccessRequest) {
  orRefuse(await deps.staffAccess.account(request.id));
  return ended(await deps.staffAccess.endSessions(request.id, onceOf(deps, request, 'signed_out')));
}

/** null means that the asking person is no longer an owner. */
function ended(stored: MutationResponse | null): MutationResponse {
  return orRefuse(stored, 'forbidden');
}

function onceOf(
  deps: AuditDeps,
  request: AccessRequest,
  what: 'invite' | 'pin_reset' | 'signed_out',
) {
  const { id } = request;
  const fact = { action: `staff.${what}`, tbl: 'staff', pk: id };
  return staffOnce(deps, request, fact, { body: { id } });
}

/** Closes the live connections of ended sessions: signed out, handed over, expired, account closed. */
export async function closeEndedLiveChannels({ live, staff, now }: Parts): Promise<void> {
  if (live.clients() > 0) live.keepOnly(await staff.openSessions(now()));
}

type AddFirstStaffDeps = Pick<Parts, 'staff' | 'now' | 'newId' | 'passwordCost'>;

/** Adds the staff accounts of a demo; they sign in only while the server runs as a demo. */
export async function addDemoStaff({ staff, now, newId, passwordCost }: AddFirstStaffDeps) {
  if (await staff.findByEmail('owner@barbliss.example')) return;
  const passwordHash = await hashPassword(DEMO.password, passwordCost);
  await staff.add(
    DEMO.staff.map((person) => ({
      ...person,
      id: newId(),
      passwordHash,
      isDemo: true,
      createdAt: now(),
    })),
  );
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Invites the first owner to choose a password, and returns the token of the link; the server gives nobody a password.
 * Returns null if somebody has one.
 */
export async function inviteOwner(
  { staff, keys, now, newId }: Omit<AddFirstStaffDeps, 'passwordCost'> & Pick<Parts, 'keys'>,
  ownerEmail: string,
): Promise<string | null> {
  if ((await staff.counts()).real > 0) return null;
  const email = ownerEmail.trim().toLowerCase();
  const known = await staff.findByEmail(email);
  const id = known?.id ?? newId();
  const version = (known?.inviteVersion ?? 0) + 1;
  const invitation = { inviteVersion: version, invitedUntil: now() + INVITATION_DAYS * DAY_MS };
  const owner = { id, email, firstName: 'Owner', lastName: '', role: 'super_admin' };
  if (known) await staff.invite(id, invitation);
  else await staff.add([{ ...owner, ...invitation, passwordHash: '', createdAt: now() }]);
  return invitationToken(keys, { staffId: id, version });
}
