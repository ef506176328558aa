import type { Role } from '../../src/domain/staff/roles';

/**
 * Who may use a staff route: roles; whoever is signed in; or, for the door itself, anybody. A role that is not named is
 * refused.
 */
export type MayUse = readonly Role[] | 'signed in' | 'anybody';

const EVERYBODY: readonly Role[] = ['super_admin', 'admin', 'manager', 'staff'];
const MANAGERS: readonly Role[] = ['super_admin', 'admin', 'manager'];
const ADMINS: readonly Role[] = ['super_admin', 'admin'];
const OWNERS: readonly Role[] = ['super_admin'];

/** Every route below /api/admin. A route that is missing here fails the test: say who may use it. */
export const STAFF_ROUTES: Readonly<Record<string, MayUse>> = {
  'POST /api/admin/auth/login': 'anybody',
  'POST /api/admin/auth/logout': 'anybody',
  'GET /api/admin/auth/me': 'signed in',
  'GET /api/admin/auth/team': 'signed in',
  'POST /api/admin/auth/pin': 'signed in',
  'POST /api/admin/auth/switch': 'signed in',
  'POST /api/admin/auth/pin-locks/:id': 'signed in',
  'POST /api/admin/auth/change-password': 'signed in',

  'GET /api/admin/dashboard/stats': EVERYBODY,
  'GET /api/admin/inventory': MANAGERS,
  'POST /api/admin/inventory': MANAGERS,
  'GET /api/admin/inventory/low-stock': EVERYBODY,
  'GET /api/admin/financials/transactions': MANAGERS,
  'GET /api/admin/financials/summary': MANAGERS,
  'POST /api/admin/financials/transactions': ADMINS,
  'POST /api/admin/financials/transactions/:id/reversal': ADMINS,
  'POST /api/admin/financials/cash-counts': MANAGERS,
  'GET /api/admin/inventory/needs': MANAGERS,
  'POST /api/admin/inventory/counts': MANAGERS,
  'POST /api/admin/inventory/deliveries': MANAGERS,
  'GET /api/admin/inventory/:id': MANAGERS,
  'PUT /api/admin/inventory/:id': MANAGERS,
  'DELETE /api/admin/inventory/:id': MANAGERS,
  'GET /api/admin/inventory/:id/movements': MANAGERS,
  'POST /api/admin/inventory/:id/waste': MANAGERS,
  'POST /api/admin/inventory/:id/corrections': MANAGERS,
  'GET /api/admin/suppliers/:id/deliveries': MANAGERS,
  'GET /api/admin/settings': ['super_admin'],
  'PUT /api/admin/settings/:key': ['super_admin'],
  'GET /api/admin/recipes': MANAGERS,
  'PUT /api/admin/recipes/:part': MANAGERS,
  'GET /api/admin/activity-logs': ADMINS,

  'GET /api/admin/orders': EVERYBODY,
  'GET /api/admin/orders/:id': EVERYBODY,
  'GET /api/admin/orders/:id/steps': EVERYBODY,
  'PATCH /api/admin/orders/:id/status': EVERYBODY,
  'POST /api/admin/orders/:id/seen': EVERYBODY,
  'POST /api/admin/orders/handover': EVERYBODY,
  'POST /api/admin/orders/:id/acknowledge': EVERYBODY,

  'GET /api/admin/reservations': EVERYBODY,
  'PATCH /api/admin/reservations/:id/status': EVERYBODY,
  'GET /api/admin/brunch-reservations': EVERYBODY,
  'PATCH /api/admin/brunch-reservations/:id/status': EVERYBODY,
  'PATCH /api/admin/brunch-reservations/:id/deposit': EVERYBODY,
  'PATCH /api/admin/brunch-reservations/:id/first-drink': EVERYBODY,

  'GET /api/admin/menu/categories': EVERYBODY,
  'GET /api/admin/menu/categories/:id': EVERYBODY,
  'POST /api/admin/menu/categories': MANAGERS,
  'PUT /api/admin/menu/categories/:id': MANAGERS,
  'DELETE /api/admin/menu/categories/:id': MANAGERS,
  'POST /api/admin/menu/categories/order': MANAGERS,
  'GET /api/admin/menu/items': EVERYBODY,
  'GET /api/admin/menu/items/:id': EVERYBODY,
  'GET /api/admin/menu/items/:id/prices': EVERYBODY,
  'POST /api/admin/menu/items': MANAGERS,
  'PUT /api/admin/menu/items/:id': MANAGERS,
  'DELETE /api/admin/menu/items/:id': MANAGERS,
  'POST /api/admin/menu/items/order': MANAGERS,
  'POST /api/admin/menu/prices': MANAGERS,
  'GET /api/admin/menu/schedule': EVERYBODY,
  'GET /api/admin/menu/schedule/:id': EVERYBODY,
  'POST /api/admin/menu/schedule': MANAGERS,
  'PUT /api/admin/menu/schedule/:id': MANAGERS,
  'DELETE /api/admin/menu/schedule/:id': MANAGERS,
  'POST /api/admin/menu/pictures': MANAGERS,
  'PATCH /api/admin/menu/items/:id/availability': EVERYBODY,
  'POST /api/admin/reservations/walk-in': EVERYBODY,
  'PATCH /api/admin/reservations/:id/table': EVERYBODY,
  'PATCH /api/admin/brunch-reservations/:id/table': EVERYBODY,

  'GET /api/admin/tables': EVERYBODY,
  'POST /api/admin/tables': MANAGERS,
  'PUT /api/admin/tables/:id': MANAGERS,
  'DELETE /api/admin/tables/:id': MANAGERS,
  'POST /api/admin/tables/:id/clear': EVERYBODY,
  'POST /api/admin/tables/:id/code': MANAGERS,
  'GET /api/admin/tables/cards': MANAGERS,

  'POST /api/admin/seatings/:id/move': EVERYBODY,
  'POST /api/admin/seatings/:id/call': EVERYBODY,
  'POST /api/admin/seatings/:id/pay': EVERYBODY,
  'POST /api/admin/seatings/:id/close': EVERYBODY,

  'GET /api/admin/kiosks': EVERYBODY,
  'POST /api/admin/kiosks': EVERYBODY,
  'PATCH /api/admin/kiosks/:id': EVERYBODY,
  'DELETE /api/admin/kiosks/:id': EVERYBODY,

  'GET /api/admin/suppliers': MANAGERS,
  'GET /api/admin/suppliers/:id': MANAGERS,
  'POST /api/admin/suppliers': MANAGERS,
  'PUT /api/admin/suppliers/:id': MANAGERS,
  'DELETE /api/admin/suppliers/:id': MANAGERS,

  'GET /api/admin/customers': MANAGERS,
  'GET /api/admin/customers/:id': MANAGERS,
  'GET /api/admin/customers/:id/export': ADMINS,
  'POST /api/admin/customers/:id/points': MANAGERS,
  'POST /api/admin/customers/:id/merge': ADMINS,
  'DELETE /api/admin/customers/:id': ADMINS,

  'GET /api/admin/staff': OWNERS,
  'GET /api/admin/staff/:id': OWNERS,
  'POST /api/admin/staff': OWNERS,
  'PUT /api/admin/staff/:id': OWNERS,
  'DELETE /api/admin/staff/:id': OWNERS,
  'GET /api/admin/staff/:id/access': OWNERS,
  'POST /api/admin/staff/:id/invitation': OWNERS,
  'POST /api/admin/staff/:id/pin-reset': OWNERS,
  'POST /api/admin/staff/:id/sign-out': OWNERS,
  'POST /api/admin/auth/invitation': 'anybody',
  'POST /api/admin/auth/invitation/accept': 'anybody',

  'GET /api/admin/contact-messages': EVERYBODY,
  'PATCH /api/admin/contact-messages/:id/status': EVERYBODY,

  'GET /api/admin/payments': EVERYBODY,
  'GET /api/admin/payments/settlement': MANAGERS,
  'POST /api/admin/payments/:id/cancel': MANAGERS,
  'POST /api/admin/payments/:id/refund': MANAGERS,
  'POST /api/admin/payments/:id/resolve': MANAGERS,

  'GET /api/admin/sync': EVERYBODY,
  'GET /api/admin/snapshot': EVERYBODY,
  'GET /api/admin/tablets': EVERYBODY,
  'GET /api/admin/live': EVERYBODY,
};
