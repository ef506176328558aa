import { Hono } from 'hono';
import { correctPointsInput, MEMBERS, mergeMemberInput } from '#domain/club/member-record';
import { recordsQuery } from '#domain/resource/resource';
import type { IdempotencyDeps } from '../../http/idempotency';
import { languageFor } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import {
  type ChangeCustomerDeps,
  correctPoints,
  forgetCustomer,
  mergeMember,
} from '../../usecases/customers/change-customer';
import { type ExportCustomerDeps, exportCustomer } from '../../usecases/customers/export-customer';
import { type ReadCustomerDeps, readCustomer } from '../../usecases/customers/read-customer';
import {
  exportRecords,
  listRecords,
  type RecordsQuery,
} from '../../usecases/resources/list-records';

type AdminCustomersDeps = StaffGateDeps &
  IdempotencyDeps &
  ReadCustomerDeps &
  ExportCustomerDeps &
  ChangeCustomerDeps;

const ONE = `${MEMBERS.path}/:id`;
const LIST = { method: 'GET', path: MEMBERS.path, need: MEMBERS.read } as const;
const READ = { method: 'GET', path: ONE, need: MEMBERS.read } as const;
const EXPORT = { method: 'GET', path: `${ONE}/export`, need: 'customers.data' } as const;
const POINTS = { method: 'POST', path: `${ONE}/points`, need: 'customers.points' } as const;
const MERGE = { method: 'POST', path: `${ONE}/merge`, need: 'customers.data' } as const;
const FORGET = { method: 'DELETE', path: ONE, need: 'customers.data' } as const;

export function adminCustomersRoutes(deps: AdminCustomersDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const records = { records: deps.memberRecords };
  const query = recordsQuery(MEMBERS);

  staffRoute(app, deps, LIST, async (c) => {
    const { search, ...rest } = c.req.query();
    // The code builds the schema from the resource, so its type is not more precise.
    const asked = parse(
      query,
      search === undefined ? rest : { ...rest, q: search },
    ) as RecordsQuery;
    if (asked.format !== 'csv') return c.json(await listRecords(records, asked));
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="customers.csv"');
    return c.body(await exportRecords({ ...deps, ...records }, asked, c.get('session').member));
  });

  staffRoute(app, deps, READ, async (c) =>
    c.json(await readCustomer(deps, { id: entityId(c), language: languageFor(c) })),
  );

  staffRoute(app, deps, EXPORT, async (c) => {
    const { member } = c.get('session');
    return c.json(
      await exportCustomer(deps, { id: entityId(c), language: languageFor(c), member }),
    );
  });

  staffRoute(app, deps, POINTS, (c) =>
    staffMutation(c, deps, 'member.points', async ({ claim, text }) => {
      const input = parseJson(correctPointsInput, text);
      const { member } = c.get('session');
      return correctPoints(deps, { claim, input, member, customerId: entityId(c) });
    }),
  );

  staffRoute(app, deps, MERGE, (c) =>
    staffMutation(c, deps, 'member.merge', async ({ claim, text }) => {
      const input = parseJson(mergeMemberInput, text);
      const { member } = c.get('session');
      return mergeMember(deps, { claim, input, member, customerId: entityId(c) });
    }),
  );

  staffRoute(app, deps, FORGET, (c) =>
    staffMutation(c, deps, 'member.forget', async ({ claim }) =>
      forgetCustomer(deps, { claim, member: c.get('session').member, customerId: entityId(c) }),
    ),
  );

  return app;
}
