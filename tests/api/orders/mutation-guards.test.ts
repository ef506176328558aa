import { expect, test, vi } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { login, signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { keepLog } from '../../support/kept-log';

const LIMITED = { config: { isRateLimited: true } };

describeOnFile('a mutation', (openApp) => {
  test.each([
    [{ origin: 'http://localhost' }, 201],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }, 403],
  ])('from %o gets the status %i', async (headers: Record<string, string>, status) => {
    const response = await placeOrder(createBrowser(await openApp()), lemonades(), { headers });
    expect(response.status).toBe(status);
    if (status === 403) expect(response.body.code).toBe('origin.refused');
  });

  test('of an app that is too old is asked to update first, and may be sent again by a new one', async () => {
    const bar = await openApp({ config: { minClient: '1.10.0' } });
    const id = newOrderId();
    const as = (client: string) =>
      placeOrder(createBrowser(bar), lemonades(), { id, headers: { 'X-BB-Client': client } });
    const old = await as('1.9.5');
    expect([old.status, old.body.code]).toEqual([426, 'client_too_old']);
    expect((await as('1.10.0')).status).toBe(201);
  });
});

describeOnFile('a guest with many requests', (openApp) => {
  test('places five orders a minute, then waits; the same order again is no order more', async () => {
    const bar = await openApp(LIMITED);
    const browser = createBrowser(bar);
    await placeOrder(browser, lemonades());
    const ids = Array.from({ length: 5 }, newOrderId);
    for (const id of ids) await placeOrder(browser, lemonades(), { id });
    const repeated = await placeOrder(browser, lemonades(), { id: ids[0] ?? '' });
    expect([repeated.status, repeated.headers.get('X-BB-Replay')]).toEqual([201, '1']);
    const sixth = newOrderId();
    const refused = await placeOrder(browser, lemonades(), { id: sixth });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    bar.clock.advance(Number(refused.headers.get('Retry-After')) * 1000);
    expect((await placeOrder(browser, lemonades(), { id: sixth })).status).toBe(201);
  });

  test('without a cookie is counted by address: sixty a minute', async () => {
    const bar = await openApp(LIMITED);
    const statuses = [];
    for (let order = 0; order < 61; order += 1) {
      statuses.push((await placeOrder(createBrowser(bar), lemonades())).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a client that guesses order ids is soon refused', async () => {
    const bar = await openApp(LIMITED);
    const own = createBrowser(bar);
    const { body } = await placeOrder(own, lemonades());
    for (let guess = 0; guess < 30; guess += 1) {
      expect((await own.send(`/api/orders/${newOrderId()}`)).status).toBe(404);
    }
    expect((await own.send(`/api/orders/${newOrderId()}`)).status).toBe(429);
    expect((await own.send(`/api/orders/${body.orderId}`)).status).toBe(200);
  });

  test('a client that guesses ids without a cookie does not block others on the same address', async () => {
    const bar = await openApp(LIMITED);
    const own = createBrowser(bar);
    const { body } = await placeOrder(own, lemonades());
    const statuses = [];
    for (let guess = 0; guess < 61; guess += 1) {
      statuses.push((await createBrowser(bar).send(`/api/orders/${newOrderId()}`)).status);
    }
    expect([statuses[59], statuses[60]]).toEqual([404, 429]);
    expect((await own.send(`/api/orders/${body.orderId}`)).status).toBe(200);
  });

  test('an account allows ten password guesses in a quarter of an hour', async () => {
    const bar = await openApp(LIMITED);
    const email = 'owner@barbliss.example';
    const guess = async () => (await login(createBrowser(bar), email, 'guess')).status;
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    expect((await login(createBrowser(bar), 'staff@barbliss.example')).status).toBe(200);
    bar.clock.advance(15 * 60_000);
    expect((await login(createBrowser(bar), email)).status).toBe(200);
  });

  test('from one address thirty sign-ins are looked at in a quarter of an hour; a tablet of the bar has its own', async () => {
    const bar = await openApp(LIMITED);
    const tablet = await signIn(bar, 'staff');
    const guess = () => createBrowser(bar).send('/api/admin/auth/login', { body: '{' });
    for (let count = 1; count < 30; count += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await login(tablet.browser, 'manager@barbliss.example')).status).toBe(200);
  });
});

describeOnFile('behind a proxy', (openApp) => {
  const hop = (address: string) => ({ 'x-forwarded-for': `1.2.3.4, ${address}` });

  test('guests are told apart by the last hop, which a guest cannot write', async () => {
    const bar = await openApp({ config: { isRateLimited: true, trustedHops: 1 } });
    const order = (address: string) =>
      placeOrder(createBrowser(bar), lemonades(), { headers: hop(address) });
    for (let count = 0; count < 60; count += 1) await order('10.0.0.1');
    expect((await order('10.0.0.1')).status).toBe(429);
    expect((await order('10.0.0.2')).status).toBe(201);
  });

  test('https outside is https for cookies, only where the proxy is trusted', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const cookieOf = async (trustedHops: number) => {
      const bar = await openApp({ config: { trustedHops } });
      return (
        await placeOrder(createBrowser(bar), lemonades(), { headers })
      ).headers.getSetCookie()[0];
    };
    expect(await cookieOf(1)).toMatch(/^__Host-bb_device=.*Secure/);
    expect(await cookieOf(0)).not.toContain('Secure');
  });
});

describeOnFile('an error that nobody foresaw', (openApp) => {
  test('is logged, reveals nothing in the response, and lets the order be sent again', async () => {
    const log = keepLog();
    const bar = await openApp();
    const id = newOrderId();
    const read = vi.spyOn(bar.deps.settings, 'read');
    read.mockRejectedValueOnce(new Error('SELECT password FROM staff'));
    const broken = await placeOrder(createBrowser(bar), lemonades(), { id });
    expect([broken.status, broken.body.code]).toEqual([500, 'internal']);
    expect(broken.text).not.toContain('password');
    expect(log.entries()).toMatchObject([
      {
        event: 'request.failed',
        requestId: broken.headers.get('x-request-id'),
        route: '/api/orders',
      },
    ]);
    expect((await placeOrder(createBrowser(bar), lemonades(), { id })).status).toBe(201);
  });

  test('every response of the API says that it is ours and what time it is', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    for (const path of ['/api/health', '/api/menu/items', '/api/nothing', '/api/admin/auth/me']) {
      const { headers } = await staff.send(path);
      expect([path, headers.get('X-BB-Api'), headers.get('X-BB-Now')]).toEqual([
        path,
        '1',
        String(bar.clock.now()),
      ]);
    }
  });
});
