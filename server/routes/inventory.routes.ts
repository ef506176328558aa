import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import * as inventory from '#domain/inventory/inventory.operations';
import { isRecipePart } from '#domain/inventory/recipe';
import { entityId, parse } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  listDeliveries,
  listLowStock,
  listMovements,
  listMovementsQuery,
  readNeeds,
  readNeedsQuery,
} from '../usecases/inventory/read-stock';
import {
  bookCorrection,
  bookCount,
  bookDelivery,
  bookWaste,
  changeRecipe,
  listRecipes,
} from '../usecases/inventory/recipes';

export function inventoryRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(inventory.lowStock, (c) => listLowStock(deps, c.get('session').member.role));
  staff.read(inventory.needs, (c) => readNeeds(deps, parse(readNeedsQuery, c.req.query())));
  staff.read(inventory.movements, (c) =>
    listMovements(deps, entityId(c), parse(listMovementsQuery, c.req.query())),
  );
  staff.read(inventory.deliveries, (c) => listDeliveries(deps, entityId(c)));

  staff.change(inventory.count, (request) => bookCount(deps, request));
  staff.change(inventory.delivery, (request) => bookDelivery(deps, request));
  staff.changeRow(inventory.waste, bookWaste);
  staff.changeRow(inventory.correction, bookCorrection);

  staff.read(inventory.recipes, () => listRecipes(deps));
  staff.change(inventory.changeRecipe, (request, c) =>
    changeRecipe(deps, { ...request, part: partOf(c) }),
  );
}

/** @throws DomainError not_found for an invalid part */
function partOf(c: Context): string {
  const part = c.req.param('part') ?? '';
  if (!isRecipePart(part)) throw new DomainError('not_found');
  return part;
}
