/** The most powerful role comes first. */
export const ROLES = ['super_admin', 'admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** Each role may also do all that the roles after it may. */
const GRANTS = {
  super_admin: ['staff.read', 'staff.change', 'settings.change'],
  admin: [
    'money.change',
    'activity.read',
    /** The ability covers merge, export and deletion of a person's data. */
    'customers.data',
    /** What the venue lacks before the first guest. */
    'settings.launch',
  ],
  manager: [
    'orders.reopen',
    /** Money that goes back to a guest, and another person's payments. */
    'bills.approve',
    /** The ability covers totals over several orders; every role sees a single order's total. */
    'money.read',
    'till.close',
    'inventory.read',
    'inventory.change',
    'menu.change',
    'tables.change',
    'suppliers.read',
    'suppliers.change',
    'customers.read',
    'customers.points',
    'settings.read',
    /** The settings that an evening needs; the others are the owner's. */
    'settings.daily',
    'payments.return',
    'marketing.read',
    'marketing.change',
  ],
  staff: [
    'orders.read',
    'orders.change',
    /** Payments, and closing a bill with nothing open. */
    'bills.take',
    /** Lines taken off, discounts and comps, within the limits of the settings. */
    'bills.correct',
    'reservations.read',
    'reservations.change',
    'messages.read',
    'messages.change',
    'dashboard.read',
    /** Cash in and out of a drawer; spending needs a manager. */
    'till.cash',
    'till.count',
    'menu.read',
    'menu.availability',
    'tables.read',
    /** Every role sees a single payment; only managers refund. */
    'payments.read',
  ],
} as const satisfies Record<Role, readonly string[]>;
export type Ability = (typeof GRANTS)[Role][number];

const GRANTED: Record<Role, readonly Ability[]> = GRANTS;

export const ABILITIES = ROLES.flatMap((role) => GRANTED[role]);

export function may(role: string, ability: Ability): boolean {
  const allowing = ROLES.findIndex((one) => GRANTED[one].includes(ability));
  return ROLES.slice(0, allowing + 1).some((one) => one === role);
}

/** On a device, a PIN opens a role only after a password has opened it or a higher one there. */
export function mayTakeOver(role: string, known: readonly (string | null)[]): boolean {
  return ABILITIES.every(
    (ability) =>
      !may(role, ability) || known.some((given) => given !== null && may(given, ability)),
  );
}
