import { Hono } from 'hono';
import {
  changeAvailabilityInput,
  changeAvailabilityMutation,
} from '#domain/menu/change-availability';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { parseJson, rowId } from '../../http/validate';
import {
  type ChangeAvailabilityDeps,
  changeAvailability,
} from '../../usecases/menu/change-availability';
import {
  listStaffCategories,
  listStaffItems,
  type StaffMenuDeps,
} from '../../usecases/menu/list-staff-menu';

type AdminMenuDeps = StaffGateDeps & IdempotencyDeps & ChangeAvailabilityDeps & StaffMenuDeps;

const CATEGORIES = {
  method: 'GET',
  path: '/api/admin/menu/categories',
  need: 'menu.read',
} as const;
const ITEMS = { method: 'GET', path: '/api/admin/menu/items', need: 'menu.read' } as const;

export function adminMenuRoutes(deps: AdminMenuDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, CATEGORIES, async (c) => c.json(await listStaffCategories(deps)));

  staffRoute(app, deps, ITEMS, async (c) => c.json(await listStaffItems(deps)));

  staffRoute(app, deps, changeAvailabilityMutation, (c) =>
    staffMutation(c, deps, changeAvailabilityMutation.kind, async ({ claim, text }) => {
      const change = parseJson(changeAvailabilityInput, text);
      const { member } = c.get('session');
      return changeAvailability(deps, {
        claim,
        itemId: rowId(c),
        change,
        member,
        ageMs: staffAgeMs(c),
      });
    }),
  );

  return app;
}
