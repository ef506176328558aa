import { expect, test } from 'vitest';
import { ROLES } from '../../src/domain/staff/roles';
import { describeOnBoth, describeOnFile, type TestApp } from '../support/test-app';
import { createBrowser } from '../support/test-browser';
import { newOrderId } from '../support/test-orders';
import { login, signIn } from '../support/test-staff';

const OPEN = ['/api/admin/auth/login', '/api/admin/auth/logout'];
const BY_COOKIE = '/api/admin/live';

const SOME_ROUTES = [
  'GET /api/admin/orders',
  'PATCH /api/admin/orders/:id/status',
  'GET /api/admin/reservations',
  'PATCH /api/admin/reservations/:id/status',
  'GET /api/admin/brunch-reservations',
  'PATCH /api/admin/brunch-reservations/:id/status',
  'GET /api/admin/sync',
];

function movedTo(path: string): string {
  return path.includes('reservations') ? 'confirmed' : 'ready';
}

/** Every staff route that the app really has, with an id where one belongs. */
function staffRoutes({ app }: TestApp) {
  const found = app.routes.filter(
    ({ path, method }) =>
      path.startsWith('/api/admin/') && method !== 'ALL' && !OPEN.includes(path),
  );
  const unique = new Map(found.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...unique.values()].map(({ method, path }) => ({
    method,
    path: path.replace(':id', newOrderId()),
    ...(method === 'PATCH' ? { body: { status: movedTo(path) } } : {}),
  }));
}

describeOnFile('every staff route', (openApp) => {
  test('is closed to who is not signed in', async () => {
    const bar = await openApp();
    const routes = staffRoutes(bar);
    const paths = routes.map(
      ({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}/, ':id')}`,
    );
    expect(paths).toEqual(expect.arrayContaining(SOME_ROUTES));
    for (const { path, ...options } of routes) {
      const stranger = { ...options, headers: { authorization: `Bearer ${'x'.repeat(43)}` } };
      for (const attempt of [options, stranger]) {
        const { status, body } = await createBrowser(bar).send(path, attempt);
        expect([path, status, body.code]).toEqual([path, 401, 'unauthorized']);
      }
    }
  });

  test('is open to each role of the house that may use it, with bearer and cookie', async () => {
    const bar = await openApp();
    for (const role of ROLES) {
      const staff = await signIn(bar, role);
      for (const { path, ...options } of staffRoutes(bar)) {
        if (path === BY_COOKIE) continue;
        const { status } = await staff.send(path, options);
        expect([role, path, status]).not.toEqual([role, path, 401]);
        expect([role, path, status]).not.toEqual([role, path, 403]);
      }
    }
  });

  test('refuses a role that nobody knows wherever an ability is needed', async () => {
    const bar = await openApp();
    await bar.rows(`UPDATE staff SET role = 'barfly' WHERE email = 'staff@barbliss.example'`);
    const staff = await signIn(bar, 'staff');
    for (const { path, ...options } of staffRoutes(bar)) {
      if (path === BY_COOKIE || path.endsWith('/me')) continue;
      expect([path, (await staff.send(path, options)).status]).toEqual([path, 403]);
    }
  });

  test('that acts needs bearer and cookie of one session', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    for (const { path, ...options } of staffRoutes(bar)) {
      if (options.method === 'GET') continue;
      const bearer = { ...options, headers: { authorization: can.authorization } };
      expect((await createBrowser(bar).send(path, bearer)).status).toBe(401);
      expect((await elif.browser.send(path, bearer)).status).toBe(401);
      expect((await can.browser.send(path, options)).status).toBe(401);
      expect((await can.send(path, options)).status).not.toBe(401);
    }
  });
});

describeOnBoth('a session', (openApp) => {
  test('begins with the right password and says who it is', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'super_admin');
    const { body } = await staff.send('/api/admin/auth/me');
    expect(body.user).toMatchObject({
      email: 'owner@barbliss.example',
      firstName: 'Defne',
      role: 'super_admin',
    });
    expect(body.user).not.toHaveProperty('passwordHash');
    const [row] = await bar.rows('SELECT * FROM staff_session');
    expect(Object.values(row ?? {})).not.toContain(staff.authorization.slice('Bearer '.length));
    expect(Object.values(row ?? {})).not.toContain(staff.browser.cookies.get('bb_admin'));
  });

  test('does not begin with a wrong password or an unknown address, and tells them not apart', async () => {
    const bar = await openApp();
    const wrong = await login(createBrowser(bar), 'owner@barbliss.example', 'guess');
    const unknown = await login(createBrowser(bar), 'nobody@barbliss.example', 'guess');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'auth.failed']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('does not begin for demo accounts where the house is no demo', async () => {
    const bar = await openApp({ config: { isDemo: false } });
    expect((await login(createBrowser(bar), 'owner@barbliss.example')).status).toBe(401);
  });

  test('ends at sign-out, for bearer and cookie alike, and ending it twice is no mistake', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const cookie = staff.browser.cookies.get('bb_admin');
    const out = await staff.send('/api/admin/auth/logout', { method: 'POST' });
    expect(out.status).toBe(204);
    expect(staff.browser.cookies.has('bb_admin')).toBe(false);
    expect((await staff.send('/api/admin/auth/me')).status).toBe(401);
    const live = await bar.app.request('/api/admin/live', {
      headers: { cookie: `bb_admin=${cookie}` },
    });
    expect(live.status).toBe(401);
    expect((await staff.send('/api/admin/auth/logout', { method: 'POST' })).status).toBe(204);
  });

  test('ends after twelve hours, and when its account is closed', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    await bar.rows(`UPDATE staff SET is_active = 0 WHERE email = 'manager@barbliss.example'`);
    expect((await elif.send('/api/admin/auth/me')).status).toBe(401);
    bar.clock.advance(12 * 60 * 60_000 - 1);
    expect((await can.send('/api/admin/auth/me')).status).toBe(200);
    bar.clock.advance(2);
    expect((await can.send('/api/admin/auth/me')).status).toBe(401);
  });

  test('has a cookie that scripts cannot read, and only https carries outside of tests', async () => {
    const bar = await openApp();
    const body = JSON.stringify({ email: 'staff@barbliss.example', password: 'bliss-demo-2026' });
    const headers = { 'content-type': 'application/json' };
    const over = (url: string) => bar.app.request(url, { method: 'POST', headers, body });
    const [plain] = (await over('http://bar.test/api/admin/auth/login')).headers.getSetCookie();
    const [secure] = (await over('https://bar.test/api/admin/auth/login')).headers.getSetCookie();
    expect(plain).toMatch(/^bb_admin=[\w-]{43};.*Path=\/; HttpOnly; SameSite=Lax$/);
    expect(secure).toMatch(/^__Host-bb_admin=[\w-]{43};.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});
