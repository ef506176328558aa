import { Hono } from 'hono';
import { changeInput, recordInput, recordsQuery } from '#domain/resource/resource';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson, rowId } from '../../http/validate';
import { addRecord } from '../../usecases/resources/add-record';
import { changeRecord } from '../../usecases/resources/change-record';
import {
  exportRecords,
  listRecords,
  type RecordsQuery,
  readRecord,
} from '../../usecases/resources/list-records';
import { removeRecord } from '../../usecases/resources/remove-record';
import type { ResourceDeps } from '../../usecases/resources/shared/resource-deps';
import type { NoteExportDeps } from '../../usecases/shared/note-export';

type RouteDeps = StaffGateDeps & IdempotencyDeps & NoteExportDeps;

/** Builds the five routes of one resource. */
export function resourceRoutes(base: RouteDeps, records: ResourceDeps['records']): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const deps = { ...base, records };
  const { resource, isNumbered } = records;
  const { path, name, read: reading, change: changing } = resource;
  const one = `${path}/:id`;
  const idOf = isNumbered ? rowId : entityId;
  const query = recordsQuery(resource);
  const [adding, changed] = [recordInput(resource), changeInput(resource)];

  staffRoute(app, deps, { method: 'GET', path, need: reading }, async (c) => {
    // The code builds the schema at run time, so its type is not more precise.
    const asked = parse(query, c.req.query()) as RecordsQuery;
    if (asked.format !== 'csv') return c.json(await listRecords(deps, asked));
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="${path.split('/').at(-1)}.csv"`);
    return c.body(await exportRecords(deps, asked, c.get('session').member));
  });

  staffRoute(app, deps, { method: 'GET', path: one, need: reading }, async (c) =>
    c.json(await readRecord(deps, idOf(c))),
  );

  staffRoute(app, deps, { method: 'POST', path, need: changing }, (c) =>
    staffMutation(c, deps, `${name}.add`, async ({ claim, text }) => {
      const input = parseJson(adding, text);
      return addRecord(deps, {
        claim,
        input,
        member: c.get('session').member,
        ageMs: staffAgeMs(c),
      });
    }),
  );

  staffRoute(app, deps, { method: 'PUT', path: one, need: changing }, (c) =>
    staffMutation(c, deps, `${name}.change`, async ({ claim, text }) => {
      const input = parseJson(changed, text);
      const { member } = c.get('session');
      return changeRecord(deps, { claim, input, member, ageMs: staffAgeMs(c), id: idOf(c) });
    }),
  );

  staffRoute(app, deps, { method: 'DELETE', path: one, need: changing }, (c) =>
    staffMutation(c, deps, `${name}.remove`, async ({ claim }) => {
      const { member } = c.get('session');
      return removeRecord(deps, { claim, member, ageMs: staffAgeMs(c), id: idOf(c) });
    }),
  );

  return app;
}
