import { INVITATION_DAYS } from '#domain/staff/staff-account';
import { DEMO } from '../../db/seed/demo';
import { hashPassword, invitationToken } from '../../services/secrets/keys';
import type { Parts } from '../shared/staff-change';

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
