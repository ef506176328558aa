import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import * as menu from '#domain/menu/menu.operations';
import { addOfDish } from '#domain/pictures/pictures.operations';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { packedRoute } from '../http/guest-route';
import { numberedId, rowId } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  addPicture,
  changeAvailability,
  changePrices,
  listItemPrices,
  listOften,
  orderMenu,
  readMenu,
} from '../usecases/menu';

export function menuRoutes(app: App, deps: Deps): void {
  for (const part of ['categories', 'items'] as const) {
    packedRoute(app, GUEST_OPERATIONS[part], async (c) => {
      const read = await readMenu(deps);
      c.header('X-BB-Menu', read.version);
      c.header('Cache-Control', 'no-cache');
      return read[part];
    });
  }

  const staff = staffApi(app, deps);

  staff.read(menu.prices, async (c) => ({ prices: await listItemPrices(deps, rowId(c)) }));
  staff.read(menu.often, () => listOften(deps));
  staff.change(menu.changePrices, ({ input, ...request }) =>
    changePrices(deps, { ...request, ...input }),
  );
  staff.change(menu.orderCategories, ({ input, ...request }) =>
    orderMenu(deps, { ...request, ...input, what: 'categories' }),
  );
  staff.change(menu.orderItems, ({ input, ...request }) =>
    orderMenu(deps, { ...request, ...input, what: 'items' }),
  );
  staff.changeRow(changeAvailabilityMutation, changeAvailability, numberedId);
  staff.upload(addOfDish, (request) => addPicture(deps, request));
}
