import { DEMO } from '../../db/seed/demo';
import type { StaffRepository } from '../../repositories/staff.repository';
import { newToken } from '../../services/secrets/keys';
import { hashPassword } from '../../services/secrets/password-hash';

type AddFirstStaffDeps = {
  staff: StaffRepository;
  now: () => number;
  newId: () => string;
  passwordCost: number;
};

/** Adds the staff accounts of a demo; they sign in only while the server runs as a demo. */
export async function addDemoStaff({
  staff,
  now,
  newId,
  passwordCost,
}: AddFirstStaffDeps): Promise<void> {
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

/** Adds the first owner and returns the password, which the server does not store; returns null if staff exist. */
export async function addOwner(
  { staff, now, newId, passwordCost }: AddFirstStaffDeps,
  email: string,
): Promise<string | null> {
  if ((await staff.counts()).real > 0) return null;
  const password = newToken().slice(0, 20);
  const passwordHash = await hashPassword(password, passwordCost);
  const owner = { email: email.trim().toLowerCase(), firstName: 'Owner', lastName: '' };
  await staff.add([{ ...owner, id: newId(), role: 'super_admin', passwordHash, createdAt: now() }]);
  return password;
}
