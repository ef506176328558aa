import { expect, test } from 'vitest';
import { ROLES } from '#domain/roles';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { login, signIn } from '../../support/bar/test-staff';
import { DEMO_STAFF } from '../../support/calls/staff-calls';

describeApp('a session', (openApp) => {
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

  test('does not begin with a wrong password or an unknown address, with the same response for both', async () => {
    const bar = await openApp();
    const wrong = await login(createBrowser(bar), 'owner@barbliss.example', 'guess');
    const unknown = await login(createBrowser(bar), 'nobody@barbliss.example', 'guess');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'auth.failed']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('does not begin for demo accounts on a server that is no demo', async () => {
    const bar = await openApp({ config: { isDemo: false } });
    expect((await login(createBrowser(bar), 'owner@barbliss.example')).status).toBe(401);
  });

  test('is offered on the sign-in page of a demo with all its accounts, and nowhere else', async () => {
    const told = async (isDemo: boolean) => {
      const { app } = await openApp({ config: { isDemo } });
      expect(await (await app.request('/api/health')).text()).not.toContain(DEMO_STAFF.password);
      return (await app.request('/api/demo')).json();
    };
    expect(await told(true)).toMatchObject({
      accounts: ROLES.map((role) => ({
        role,
        email: expect.stringContaining('@barbliss.example'),
      })),
      password: DEMO_STAFF.password,
    });
    expect(await told(false)).toBeNull();
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

  test('ends when its device signs in again: one device has one person', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    await login(can.browser, 'manager@barbliss.example');
    expect((await can.send('/api/admin/auth/me')).status).toBe(401);
    const left = await bar.rows('SELECT staff_id FROM staff_session');
    expect(left.map(({ staff_id }) => staff_id)).not.toContain(can.user.id);
  });

  test('is in the log when it begins and when it ends by a tap, each once', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    await login(createBrowser(bar), 'staff@barbliss.example', 'guess');
    for (const _ of ['out', 'out again']) {
      await can.send('/api/admin/auth/logout', { method: 'POST' });
    }
    const log = await bar.rows('SELECT action, actor, pk FROM audit ORDER BY seq');
    expect(log.map(({ action, actor, pk }) => [action, actor, pk])).toEqual([
      ['staff.sign_in', can.user.id, can.user.id],
      ['staff.sign_out', can.user.id, can.user.id],
    ]);
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
