import type { Context } from 'hono';
import { Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import {
  bookCorrectionInput,
  bookCountInput,
  bookDeliveryInput,
  bookWasteInput,
} from '#domain/inventory/movement';
import { changeRecipeInput, isRecipePart } from '#domain/inventory/recipe';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import { bookCorrection } from '../../usecases/inventory/book-correction';
import { bookCount } from '../../usecases/inventory/book-count';
import { bookDelivery } from '../../usecases/inventory/book-delivery';
import { bookWaste } from '../../usecases/inventory/book-waste';
import { type ChangeRecipeDeps, changeRecipe } from '../../usecases/inventory/change-recipe';
import { listDeliveries } from '../../usecases/inventory/list-deliveries';
import { listLowStock } from '../../usecases/inventory/list-low-stock';
import {
  type ListMovementsDeps,
  listMovements,
  listMovementsQuery,
} from '../../usecases/inventory/list-movements';
import { listRecipes } from '../../usecases/inventory/list-recipes';
import { type ReadNeedsDeps, readNeeds, readNeedsQuery } from '../../usecases/inventory/read-needs';
import type { BookStockDeps } from '../../usecases/inventory/shared/stock-request';

type Deps = StaffGateDeps &
  IdempotencyDeps &
  BookStockDeps &
  ChangeRecipeDeps &
  ListMovementsDeps &
  ReadNeedsDeps;

const ALL = '/api/admin/inventory';
const [read, change] = ['inventory.read', 'inventory.change'] as const;

/** The dashboard and the shift report list low stock, so every role reads this route. */
const LOW = { method: 'GET', path: `${ALL}/low-stock`, need: 'dashboard.read' } as const;
const NEEDS = { method: 'GET', path: `${ALL}/needs`, need: read } as const;
const MOVEMENTS = { method: 'GET', path: `${ALL}/:id/movements`, need: read } as const;
const DELIVERIES = {
  method: 'GET',
  path: '/api/admin/suppliers/:id/deliveries',
  need: 'suppliers.read',
} as const;
const COUNT = { method: 'POST', path: `${ALL}/counts`, need: change } as const;
const DELIVERY = { method: 'POST', path: `${ALL}/deliveries`, need: change } as const;
const WASTE = { method: 'POST', path: `${ALL}/:id/waste`, need: change } as const;
const CORRECTION = { method: 'POST', path: `${ALL}/:id/corrections`, need: change } as const;
const RECIPES = { method: 'GET', path: '/api/admin/recipes', need: read } as const;
const RECIPE = { method: 'PUT', path: '/api/admin/recipes/:part', need: change } as const;

export function adminInventoryRoutes(deps: Deps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LOW, async (c) => {
    const { role } = c.get('session').member;
    return c.json(await listLowStock(deps, role));
  });

  staffRoute(app, deps, NEEDS, async (c) =>
    c.json(await readNeeds(deps, parse(readNeedsQuery, c.req.query()))),
  );

  staffRoute(app, deps, MOVEMENTS, async (c) =>
    c.json(await listMovements(deps, entityId(c), parse(listMovementsQuery, c.req.query()))),
  );

  staffRoute(app, deps, DELIVERIES, async (c) => c.json(await listDeliveries(deps, entityId(c))));

  staffRoute(app, deps, COUNT, (c) =>
    staffMutation(c, deps, 'inventory.count', async ({ claim, text }) =>
      bookCount(deps, { ...who(c), claim, input: parseJson(bookCountInput, text) }),
    ),
  );

  staffRoute(app, deps, DELIVERY, (c) =>
    staffMutation(c, deps, 'inventory.delivery', async ({ claim, text }) =>
      bookDelivery(deps, { ...who(c), claim, input: parseJson(bookDeliveryInput, text) }),
    ),
  );

  staffRoute(app, deps, WASTE, (c) =>
    staffMutation(c, deps, 'inventory.waste', async ({ claim, text }) => {
      const input = parseJson(bookWasteInput, text);
      return bookWaste(deps, { ...who(c), claim, input, itemId: entityId(c) });
    }),
  );

  staffRoute(app, deps, CORRECTION, (c) =>
    staffMutation(c, deps, 'inventory.correction', async ({ claim, text }) => {
      const input = parseJson(bookCorrectionInput, text);
      return bookCorrection(deps, { ...who(c), claim, input, itemId: entityId(c) });
    }),
  );

  staffRoute(app, deps, RECIPES, async (c) => c.json(await listRecipes(deps)));

  staffRoute(app, deps, RECIPE, (c) =>
    staffMutation(c, deps, 'recipe.change', async ({ claim, text }) => {
      const input = parseJson(changeRecipeInput, text);
      return changeRecipe(deps, { ...who(c), claim, input, part: partOf(c) });
    }),
  );

  return app;
}

function who(c: Context<StaffEnv>) {
  return { member: c.get('session').member, ageMs: staffAgeMs(c) };
}

/** @throws DomainError not_found for an invalid part */
function partOf(c: Context): string {
  const part = c.req.param('part') ?? '';
  if (!isRecipePart(part)) throw new DomainError('not_found');
  return part;
}
