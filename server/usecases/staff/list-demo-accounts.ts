import type { DemoSignIn } from '#domain/staff/demo-accounts';
import { DEMO } from '../../db/seed/demo';

const DOOR: DemoSignIn = {
  accounts: DEMO.staff.map(({ email, role }) => ({ email, role })),
  password: DEMO.password,
};

/** Returns null outside a demo. */
export function listDemoAccounts({ isDemo }: { isDemo: boolean }): DemoSignIn | null {
  return isDemo ? DOOR : null;
}
