import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { addKioskInput, changeKioskInput } from '#domain/kiosks/kiosk';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parseJson } from '../../http/validate';
import { type AddKioskDeps, addKiosk } from '../../usecases/kiosks/add-kiosk';
import { changeKiosk } from '../../usecases/kiosks/change-kiosk';
import { listKiosks } from '../../usecases/kiosks/list-kiosks';
import { removeKiosk } from '../../usecases/kiosks/remove-kiosk';

type AdminKiosksDeps = StaffGateDeps & IdempotencyDeps & AddKioskDeps;

const ALL = '/api/admin/kiosks';
const ONE = `${ALL}/:id`;
const LIST = { method: 'GET', path: ALL, need: 'orders.read' } as const;
const ADD = { method: 'POST', path: ALL, need: 'orders.change' } as const;
const CHANGE = { method: 'PATCH', path: ONE, need: 'orders.change' } as const;
const REMOVE = { method: 'DELETE', path: ONE, need: 'orders.change' } as const;

export function adminKiosksRoutes(deps: AdminKiosksDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) => c.json(await listKiosks(deps)));

  staffRoute(app, deps, ADD, (c) =>
    staffMutation(c, deps, 'kiosk.add', async ({ claim, text }) =>
      addKiosk(deps, { claim, input: parseJson(addKioskInput, text), ...byWhom(c) }),
    ),
  );

  staffRoute(app, deps, CHANGE, (c) =>
    staffMutation(c, deps, 'kiosk.change', async ({ claim, text }) => {
      const input = parseJson(changeKioskInput, text);
      return changeKiosk(deps, { claim, input, kioskId: entityId(c), ...byWhom(c) });
    }),
  );

  staffRoute(app, deps, REMOVE, (c) =>
    staffMutation(c, deps, 'kiosk.remove', async ({ claim, text }) => {
      const input = parseJson(v.object({}), text);
      return removeKiosk(deps, { claim, input, kioskId: entityId(c), ...byWhom(c) });
    }),
  );

  return app;
}

function byWhom(c: Context<StaffEnv>) {
  return { member: c.get('session').member, ageMs: staffAgeMs(c) };
}
