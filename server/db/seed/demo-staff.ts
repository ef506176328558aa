import type { Role } from '#domain/staff/roles';

/** A demo's sign-in page shows this password. */
export const DEMO_PASSWORD = 'bliss-demo-2026';

export const DEMO_STAFF: readonly {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}[] = [
  { email: 'owner@barbliss.example', firstName: 'Defne', lastName: 'Aksoy', role: 'super_admin' },
  { email: 'admin@barbliss.example', firstName: 'Kerem', lastName: 'Yılmaz', role: 'admin' },
  { email: 'manager@barbliss.example', firstName: 'Elif', lastName: 'Demir', role: 'manager' },
  { email: 'staff@barbliss.example', firstName: 'Can', lastName: 'Öztürk', role: 'staff' },
];
