import { type Context, Hono } from 'hono';
import { addTableInput, changeTableInput } from '#domain/tables/venue-table';
import type { IdempotencyDeps } from '../../http/idempotency';
import { ownOrigin, pageLanguage, staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { parseJson, rowId } from '../../http/validate';
import { drawTableCards } from '../../pages/table-cards-page';
import {
  addTable,
  changeTable,
  type ListTableCardsDeps,
  listTableCards,
  listTables,
  type RemoveTableDeps,
  removeTable,
  rotateTableCode,
} from '../../usecases/tables/venue-tables';

type AdminTablesDeps = ListTableCardsDeps & StaffGateDeps & IdempotencyDeps & RemoveTableDeps;

const ALL = '/api/admin/tables';
const ONE = '/api/admin/tables/:id';
const LIST = { method: 'GET', path: ALL, need: 'tables.read' } as const;
const ADD = { method: 'POST', path: ALL, need: 'tables.change' } as const;
const CHANGE = { method: 'PUT', path: ONE, need: 'tables.change' } as const;
/** The browser opens the cards as a page, so the cookie authenticates the request. */
const CARDS = {
  method: 'GET',
  path: `${ALL}/cards`,
  need: 'tables.change',
  byCookie: true,
} as const;
const CODE = { method: 'POST', path: `${ONE}/code`, need: 'tables.change' } as const;
const REMOVE = { method: 'DELETE', path: ONE, need: 'tables.change' } as const;

export function adminTablesRoutes(deps: AdminTablesDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) => c.json(await listTables(deps)));

  staffRoute(app, deps, ADD, (c) =>
    staffMutation(c, deps, 'table.add', async ({ claim, text }) => {
      const change = parseJson(addTableInput, text);
      const { member } = c.get('session');
      return addTable(deps, { claim, change, member, ageMs: staffAgeMs(c) });
    }),
  );

  staffRoute(app, deps, CHANGE, (c) =>
    staffMutation(c, deps, 'table.change', async ({ claim, text }) => {
      return changeTable(deps, { claim, change: parseJson(changeTableInput, text), ...about(c) });
    }),
  );

  staffRoute(app, deps, CARDS, async (c) => {
    const origin = ownOrigin(c, deps.reach);
    const cards = await listTableCards(deps, origin);
    return c.html(drawTableCards(cards, { language: pageLanguage(c), host: new URL(origin).host }));
  });

  staffRoute(app, deps, CODE, (c) =>
    staffMutation(c, deps, 'table.code', async ({ claim }) => {
      return rotateTableCode(deps, { claim, change: null, ...about(c) });
    }),
  );

  staffRoute(app, deps, REMOVE, (c) =>
    staffMutation(c, deps, 'table.remove', async ({ claim }) => {
      return removeTable(deps, { claim, change: null, ...about(c) });
    }),
  );

  return app;
}

function about(c: Context<StaffEnv>) {
  return { id: String(rowId(c)), member: c.get('session').member, ageMs: staffAgeMs(c) };
}
