import type { DemoDoor } from '#domain/staff/demo-door';
import { DEMO_PASSWORD, DEMO_STAFF } from '../../db/seed/demo-staff';

const DOOR: DemoDoor = {
  accounts: DEMO_STAFF.map(({ email, role }) => ({ email, role })),
  password: DEMO_PASSWORD,
};

/** What the sign-in page of a demo shows; null: this house has no accounts that are everybody's. */
export function readDemoDoor({ isDemo }: { isDemo: boolean }): DemoDoor | null {
  return isDemo ? DOOR : null;
}
