import type { Role } from '#domain/staff/roles';

export type DemoAccount = { email: string; role: Role };

/** The sign-ins that a demo installation starts with; no other installation has them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'owner@barbliss.example', role: 'super_admin' },
  { email: 'admin@barbliss.example', role: 'admin' },
  { email: 'manager@barbliss.example', role: 'manager' },
  { email: 'staff@barbliss.example', role: 'staff' },
];
export const DEMO_PASSWORD = 'bliss-demo-2026';
