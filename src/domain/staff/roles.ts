export const ROLES = ['super_admin', 'admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

export const ABILITIES = [
  'orders.read',
  'orders.change',
  'orders.reopen',
  'bills.take',
  'bills.correct',
  'bills.approve',
  'reservations.read',
  'reservations.change',
  'messages.read',
  'messages.change',
  'dashboard.read',
  'money.read',
  'money.change',
  'till.cash',
  'till.count',
  'till.close',
  'inventory.read',
  'inventory.change',
  'activity.read',
  'menu.read',
  'menu.availability',
  'menu.change',
  'tables.read',
  'tables.change',
  'suppliers.read',
  'suppliers.change',
  'customers.read',
  'customers.points',
  'customers.data',
  'staff.read',
  'staff.change',
  'settings.read',
  'settings.daily',
  'settings.change',
  'settings.launch',
  'payments.read',
  'payments.return',
  'marketing.read',
  'marketing.change',
] as const;
export type Ability = (typeof ABILITIES)[number];

const EVERYBODY: readonly Role[] = ROLES;
const MANAGERS: readonly Role[] = ['super_admin', 'admin', 'manager'];
const ADMINS: readonly Role[] = ['super_admin', 'admin'];
const OWNERS: readonly Role[] = ['super_admin'];

const ALLOWED: Record<Ability, readonly Role[]> = {
  'orders.read': EVERYBODY,
  'orders.change': EVERYBODY,
  'orders.reopen': MANAGERS,
  /** Payments, and closing a bill with nothing open. */
  'bills.take': EVERYBODY,
  /** Lines taken off, discounts and comps, within the limits of the settings. */
  'bills.correct': EVERYBODY,
  /** Money that goes back to a guest, and another person's payments. */
  'bills.approve': MANAGERS,
  'reservations.read': EVERYBODY,
  'reservations.change': EVERYBODY,
  'messages.read': EVERYBODY,
  'messages.change': EVERYBODY,
  'dashboard.read': EVERYBODY,
  /** The ability covers totals over several orders; every role sees a single order's total. */
  'money.read': MANAGERS,
  'money.change': ADMINS,
  /** Cash in and out of a drawer; spending needs a manager. */
  'till.cash': EVERYBODY,
  'till.count': EVERYBODY,
  'till.close': MANAGERS,
  'inventory.read': MANAGERS,
  'inventory.change': MANAGERS,
  'activity.read': ADMINS,
  'menu.read': EVERYBODY,
  'menu.availability': EVERYBODY,
  'menu.change': MANAGERS,
  'tables.read': EVERYBODY,
  'tables.change': ['super_admin', 'admin', 'manager'],
  'suppliers.read': MANAGERS,
  'suppliers.change': MANAGERS,
  'customers.read': MANAGERS,
  'customers.points': MANAGERS,
  /** The ability covers merge, export and deletion of a person's data. */
  'customers.data': ADMINS,
  'staff.read': OWNERS,
  'staff.change': OWNERS,
  'settings.read': MANAGERS,
  /** The settings that an evening needs; the others are the owner's. */
  'settings.daily': MANAGERS,
  'settings.change': OWNERS,
  /** What the venue lacks before the first guest. */
  'settings.launch': ADMINS,
  /** Every role sees a single payment; only managers refund. */
  'payments.read': EVERYBODY,
  'payments.return': MANAGERS,
  'marketing.read': MANAGERS,
  'marketing.change': MANAGERS,
};

export function may(role: string, ability: Ability): boolean {
  return ALLOWED[ability].some((allowed) => allowed === role);
}
