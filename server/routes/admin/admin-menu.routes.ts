import { Hono } from 'hono';
import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import { changePricesInput } from '#domain/menu/change-prices';
import { orderMenuInput } from '#domain/menu/guest-menu';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation, staffMutationRoute } from '../../http/staff-mutation';
import { parseJson, rowId } from '../../http/validate';
import {
  type ChangeAvailabilityDeps,
  changeAvailability,
} from '../../usecases/menu/change-availability';
import { changePrices } from '../../usecases/menu/change-prices';
import { listItemPrices } from '../../usecases/menu/list-item-prices';
import { orderMenu } from '../../usecases/menu/order-menu';
import type { MenuChangesDeps } from '../../usecases/menu/shared/menu-changes-deps';

type AdminMenuDeps = StaffGateDeps & IdempotencyDeps & ChangeAvailabilityDeps & MenuChangesDeps;

const PRICES = { method: 'POST', path: '/api/admin/menu/prices', need: 'menu.change' } as const;
const HISTORY = {
  method: 'GET',
  path: '/api/admin/menu/items/:id/prices',
  need: 'menu.read',
} as const;
const ORDERED = ['categories', 'items'] as const;

export function adminMenuRoutes(deps: AdminMenuDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, HISTORY, async (c) =>
    c.json({ prices: await listItemPrices(deps, rowId(c)) }),
  );

  staffRoute(app, deps, PRICES, (c) =>
    staffMutation(c, deps, 'menu.prices', async ({ claim, text }) => {
      const { prices } = parseJson(changePricesInput, text);
      return changePrices(deps, { claim, prices, member: c.get('session').member });
    }),
  );

  for (const what of ORDERED) {
    const path = `/api/admin/menu/${what}/order`;
    staffRoute(app, deps, { method: 'POST', path, need: 'menu.change' }, (c) =>
      staffMutation(c, deps, `menu.order_${what}`, async ({ claim, text }) => {
        const { ids } = parseJson(orderMenuInput, text);
        return orderMenu(deps, { claim, what, ids, member: c.get('session').member });
      }),
    );
  }

  staffMutationRoute(app, deps, changeAvailabilityMutation, (c, { body: change, ...request }) =>
    changeAvailability(deps, { ...request, change, id: String(rowId(c)) }),
  );

  return app;
}
