import { RESOURCE_STORES } from '../../../server/repositories/resources/resource-stores';
import type { StaffMutation } from '../../../src/domain/registry/mutations';
import { MUTATIONS } from '../../../src/domain/registry/mutations';
import { STAFF_OPERATIONS } from '../../../src/domain/registry/operations';
import { recordOperations } from '../../../src/domain/resource/resource';
import type { Role } from '../../../src/domain/roles';
import type { Need, Operation } from '../../../src/domain/sync/operation';

/** Lists who may use a staff route: roles, any signed-in person, or anybody for signing in. Other roles are refused. */
export type MayUse = readonly Role[] | 'signed in' | 'anybody';

const EVERYBODY: readonly Role[] = ['super_admin', 'admin', 'manager', 'staff'];
const MANAGERS: readonly Role[] = ['super_admin', 'admin', 'manager'];
const ADMINS: readonly Role[] = ['super_admin', 'admin'];
const OWNERS: readonly Role[] = ['super_admin'];

/** Says once more, apart from the code, who has an ability. */
const WHO: Readonly<Record<Need, MayUse>> = {
  anybody: 'anybody',
  'signed-in': 'signed in',
  'orders.read': EVERYBODY,
  'orders.change': EVERYBODY,
  'reservations.read': EVERYBODY,
  'reservations.change': EVERYBODY,
  'messages.read': EVERYBODY,
  'messages.change': EVERYBODY,
  'dashboard.read': EVERYBODY,
  'menu.read': EVERYBODY,
  'menu.availability': EVERYBODY,
  'tables.read': EVERYBODY,
  'payments.read': EVERYBODY,
  'bills.take': EVERYBODY,
  'bills.correct': EVERYBODY,
  'orders.reopen': MANAGERS,
  'bills.approve': MANAGERS,
  'money.read': MANAGERS,
  'till.cash': EVERYBODY,
  'till.count': EVERYBODY,
  'till.close': MANAGERS,
  'inventory.read': MANAGERS,
  'inventory.change': MANAGERS,
  'menu.change': MANAGERS,
  'tables.change': MANAGERS,
  'suppliers.read': MANAGERS,
  'suppliers.change': MANAGERS,
  'customers.read': MANAGERS,
  'customers.points': MANAGERS,
  'settings.read': MANAGERS,
  'settings.daily': MANAGERS,
  'payments.return': MANAGERS,
  'marketing.read': MANAGERS,
  'marketing.change': MANAGERS,
  'money.change': ADMINS,
  'activity.read': ADMINS,
  'customers.data': ADMINS,
  'staff.read': OWNERS,
  'staff.change': OWNERS,
  'settings.change': OWNERS,
  'settings.launch': ADMINS,
};

const operations = [
  ...Object.values(STAFF_OPERATIONS).flatMap((noun) => Object.values<Operation>(noun)),
  ...RESOURCE_STORES.flatMap(({ resource }): Operation[] =>
    Object.values(recordOperations(resource)),
  ),
  ...MUTATIONS.filter((mutation): mutation is StaffMutation => mutation.need !== 'guest'),
];

/** Lists the routes of all staff operations. A route without one fails the test. */
export const STAFF_ROUTES: Readonly<Record<string, MayUse>> = Object.fromEntries(
  operations.map(({ method, path, need }) => [`${method} ${path}`, WHO[need]]),
);
