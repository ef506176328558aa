import { expect, test } from 'vitest';
import type { Role } from '../../../src/domain/roles';
import { ROLES } from '../../../src/domain/roles';
import { STAFF_ROUTES } from '../../support/bar/staff-routes';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';

type Route = { name: string; method: string; path: string };
type Headers = Record<string, string>;
type Who = { role: string; staff: TestStaff };

/** Lists all staff routes of the app, with ids filled in. */
function staffRoutes({ app }: TestApp): Route[] {
  const names = app.routes
    .filter(({ path, method }) => path.startsWith('/api/admin/') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(names)].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path: path.replaceAll(/:\w+/g, newOrderId()) };
  });
}

/** Returns the status of a route; the body stays unread, since a stream never ends. */
async function statusOf(bar: TestApp, { method, path }: Route, headers: Headers) {
  const json =
    method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
  const response = await bar.app.request(path, {
    ...json,
    method,
    headers: { ...json.headers, ...headers },
  });
  await response.body?.cancel();
  return response.status;
}

function credentialsOf({ authorization, browser }: TestStaff) {
  return { authorization, cookie: `bb_admin=${browser.cookies.get('bb_admin')}` };
}

async function everybody(bar: TestApp): Promise<Who[]> {
  const known = await Promise.all(
    ROLES.map(async (role) => ({ role: String(role), staff: await signIn(bar, role) })),
  );
  const email = 'barfly@barbliss.example';
  await bar.rows(
    `INSERT INTO staff (id, email, first_name, last_name, role, password_hash, created_at)
      SELECT 'barfly', '${email}', 'Bar', 'Fly', 'barfly', password_hash, 0 FROM staff WHERE role = 'staff'`,
  );
  return [...known, { role: 'barfly', staff: await signIn(bar, email) }];
}

function isAllowed(name: string, role: string): boolean {
  const mayUse = STAFF_ROUTES[name] ?? [];
  return typeof mayUse === 'string' || mayUse.includes(role as Role);
}

describeOnFile('every staff route', (openApp) => {
  test('stands in the table of roles, and the table names no other', async () => {
    const names = staffRoutes(await openApp()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(STAFF_ROUTES).toSorted());
  });

  test('is open to the roles of the table and to no other, a role that nobody knows included', async () => {
    const bar = await openApp();
    const routes = staffRoutes(bar).filter(({ name }) => STAFF_ROUTES[name] !== 'anybody');
    for (const { role, staff } of await everybody(bar)) {
      const credentials = credentialsOf(staff);
      for (const route of routes) {
        const status = await statusOf(bar, route, credentials);
        const isRefused = status === 401 || status === 403;
        expect([role, route.name, status, isRefused]).toEqual([
          role,
          route.name,
          isAllowed(route.name, role) ? status : 403,
          !isAllowed(route.name, role),
        ]);
      }
    }
  });

  test('is closed to callers who are not signed in, whatever bearer they send', async () => {
    const bar = await openApp();
    const invented = {
      authorization: `Bearer ${'x'.repeat(43)}`,
      cookie: `bb_admin=${'x'.repeat(43)}`,
    };
    for (const route of staffRoutes(bar)) {
      if (STAFF_ROUTES[route.name] === 'anybody') continue;
      for (const headers of [{}, invented]) {
        expect([route.name, await statusOf(bar, route, headers)]).toEqual([route.name, 401]);
      }
    }
  });

  test('that acts needs bearer and cookie of one session', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'admin'), await signIn(bar, 'manager')];
    const { authorization, cookie } = credentialsOf(can);
    for (const route of staffRoutes(bar)) {
      if (route.method === 'GET' || STAFF_ROUTES[route.name] === 'anybody') continue;
      const attempts: Headers[] = [
        { authorization },
        { cookie },
        { ...credentialsOf(elif), authorization },
      ];
      for (const headers of attempts) {
        expect([route.name, await statusOf(bar, route, headers)]).toEqual([route.name, 401]);
      }
    }
  });

  test('that does not exist gets 404 for every role', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    expect((await owner.send('/api/admin/everything')).status).toBe(404);
    expect((await createBrowser(bar).send('/api/admin/everything')).status).toBe(404);
  });
});
