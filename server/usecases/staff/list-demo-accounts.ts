import type { DemoSignIn } from '#domain/staff/demo-accounts';
import { DEMO_PASSWORD, DEMO_STAFF } from '../../db/seed/demo-staff';

const DOOR: DemoSignIn = {
  accounts: DEMO_STAFF.map(({ email, role }) => ({ email, role })),
  password: DEMO_PASSWORD,
};

/** Returns null outside a demo. */
export function listDemoAccounts({ isDemo }: { isDemo: boolean }): DemoSignIn | null {
  return isDemo ? DOOR : null;
}
