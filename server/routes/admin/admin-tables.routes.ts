import { Hono } from 'hono';
import { addTableInput, changeTableInput } from '#domain/tables/venue-table';
import type { IdempotencyDeps } from '../../http/idempotency';
import { ownOrigin, pageLanguage, staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { parseJson, rowId } from '../../http/validate';
import { drawTableCards } from '../../pages/table-cards-page';
import { type AddTableDeps, addTable } from '../../usecases/tables/add-table';
import { changeTable } from '../../usecases/tables/change-table';
import { type ListTableCardsDeps, listTableCards } from '../../usecases/tables/list-table-cards';
import { listTables } from '../../usecases/tables/list-tables';
import { type RemoveTableDeps, removeTable } from '../../usecases/tables/remove-table';
import { rotateTableCode } from '../../usecases/tables/rotate-table-code';

type AdminTablesDeps = ListTableCardsDeps &
  StaffGateDeps &
  IdempotencyDeps &
  AddTableDeps &
  RemoveTableDeps;

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
      const input = parseJson(addTableInput, text);
      const { member } = c.get('session');
      return addTable(deps, { claim, input, member, ageMs: staffAgeMs(c) });
    }),
  );

  staffRoute(app, deps, CHANGE, (c) =>
    staffMutation(c, deps, 'table.change', async ({ claim, text }) => {
      const input = parseJson(changeTableInput, text);
      const { member } = c.get('session');
      return changeTable(deps, { claim, input, member, ageMs: staffAgeMs(c), tableId: rowId(c) });
    }),
  );

  staffRoute(app, deps, CARDS, async (c) => {
    const origin = ownOrigin(c, deps.reach);
    const cards = await listTableCards(deps, origin);
    return c.html(drawTableCards(cards, { language: pageLanguage(c), host: new URL(origin).host }));
  });

  staffRoute(app, deps, CODE, (c) =>
    staffMutation(c, deps, 'table.code', async ({ claim }) => {
      const { member } = c.get('session');
      return rotateTableCode(deps, { claim, member, ageMs: staffAgeMs(c), tableId: rowId(c) });
    }),
  );

  staffRoute(app, deps, REMOVE, (c) =>
    staffMutation(c, deps, 'table.remove', async ({ claim }) => {
      const { member } = c.get('session');
      return removeTable(deps, { claim, member, ageMs: staffAgeMs(c), tableId: rowId(c) });
    }),
  );

  return app;
}
