import { DomainError } from '#domain/error-codes';
import type { StaffAccess } from '#domain/staff/staff-account';
import type { StaffAccessRepository } from '../../repositories/resources/staff-access.repository';
import type { Keys } from '../../services/secrets/keys';
import { invitationToken } from '../../services/secrets/signed-links';

export type ReadStaffAccessDeps = {
  staffAccess: StaffAccessRepository;
  keys: Keys;
  now: () => number;
};

/** Returns the devices of a member of staff, and the person's unused link. */
export async function readStaffAccess(
  { staffAccess, keys, now }: ReadStaffAccessDeps,
  staffId: string,
): Promise<StaffAccess> {
  const account = await staffAccess.account(staffId);
  if (!account) throw new DomainError('not_found');
  const devices = await staffAccess.devices(staffId, now());
  const { invitedUntil, inviteVersion: version } = account;
  const isOpen = invitedUntil !== null && invitedUntil > now();
  return {
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
