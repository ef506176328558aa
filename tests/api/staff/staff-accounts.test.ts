import { expect, test } from 'vitest';
import { prepareDatabase } from '../../../server/db/migrate';
import type { ResourceRecord } from '../../../src/domain/resource/resource';
import type { StaffAccess } from '../../../src/domain/staff/staff-account';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { login, signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';

const ALL = '/api/admin/staff';
const ZEYNEP = {
  firstName: 'Zeynep',
  lastName: 'Işık',
  email: 'zeynep@example.com',
  role: 'manager',
};
const PASSWORD = 'rakı, balık, Ayvalık';
const DAY_MS = 24 * 60 * 60_000;

function post(staff: TestStaff, path: string, body: object = {}) {
  return staff.send(`${ALL}${path}`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

function change(staff: TestStaff, id: string, body: object) {
  return staff.send(`${ALL}/${id}`, { method: 'PUT', body });
}

async function added(owner: TestStaff, more: object = {}): Promise<string> {
  const { status, body } = await post(owner, '', { ...ZEYNEP, ...more });
  expect(status).toBe(201);
  return String((body.record as ResourceRecord).id);
}

async function accessOf(owner: TestStaff, id: string): Promise<StaffAccess> {
  return (await owner.send(`${ALL}/${id}/access`)).body as unknown as StaffAccess;
}

async function invite(owner: TestStaff, id: string): Promise<string> {
  expect((await post(owner, `/${id}/invitation`)).status).toBe(200);
  const { invitation } = await accessOf(owner, id);
  return invitation?.path.split('#')[1] ?? '';
}

function accept(browser: TestBrowser, token: string, newPassword = PASSWORD) {
  return browser.send('/api/admin/auth/invitation/accept', { body: { token, newPassword } });
}

describeOnFile('the staff accounts', (openApp) => {
  test('are sorted by the Turkish alphabet and found by any letter case, also the first ones', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const first = ['Zeki', 'Işıl', 'Çağla', 'İpek', 'Cem', 'Ömer', 'Şule', 'Oya'];
    for (const [nth, firstName] of first.entries()) {
      await added(owner, { firstName, lastName: '', email: `${nth}@example.com` });
    }
    const namesOf = async (query: string) =>
      ((await owner.send(`${ALL}?${query}`)).body.rows as ResourceRecord[]).map(
        ({ firstName }) => firstName,
      );
    expect(
      (await namesOf('sort=firstName')).filter((name) => first.includes(String(name))),
    ).toEqual(['Cem', 'Çağla', 'Işıl', 'İpek', 'Oya', 'Ömer', 'Şule', 'Zeki']);
    expect(await namesOf('q=ELIF')).toEqual(['Elif']);
    await bar.rows(`UPDATE staff SET first_name_key = '', last_name_key = '', search_text = ''`);
    expect(await namesOf('q=ISIL')).toEqual([]);
    await prepareDatabase(bar.deps.gateway, 'drizzle');
    expect(await namesOf('q=ISIL')).toEqual(['Işıl']);
  });
});

describeApp('a staff account', (openApp) => {
  test('is invited by a link that works once, and has no password before', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const id = await added(owner);
    const browser = createBrowser(bar);
    expect((await login(browser, ZEYNEP.email, '')).status).toBe(400);
    expect((await login(browser, ZEYNEP.email, PASSWORD)).status).toBe(401);
    const token = await invite(owner, id);
    const read = await browser.send('/api/admin/auth/invitation', { body: { token } });
    expect(read.body).toEqual({ firstName: 'Zeynep', email: ZEYNEP.email });
    const responses = await Promise.all([
      accept(browser, token),
      accept(createBrowser(bar), token, 'somebody else was faster'),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const [first] = responses;
    const password = first?.status === 200 ? PASSWORD : 'somebody else was faster';
    expect((await login(browser, ZEYNEP.email, password)).status).toBe(200);
    expect((await accept(browser, token)).body.code).toBe('invitation.invalid');
    expect((await accessOf(owner, id)).invitation).toBeNull();
  });

  test('that is closed loses every session at once, and keeps its name in the audit', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const [elif, tablet] = [await signIn(bar, 'manager'), await signIn(bar, 'manager')];
    expect((await accessOf(owner, elif.user.id)).devices).toHaveLength(2);
    const gone = await owner.send(`${ALL}/${elif.user.id}`, { method: 'DELETE', body: {} });
    expect(gone.status).toBe(200);
    for (const { send } of [elif, tablet]) {
      expect((await send('/api/admin/auth/me')).status).toBe(401);
    }
    expect((await login(createBrowser(bar), 'manager@barbliss.example')).status).toBe(401);
    const { body } = await owner.send(`${ALL}/${elif.user.id}`);
    expect(body).toMatchObject({ firstName: 'Elif', isActive: false });
    expect((await post(owner, `/${elif.user.id}/invitation`)).body.code).toBe('staff.inactive');
    await change(owner, elif.user.id, { isActive: true });
    expect((await login(createBrowser(bar), 'manager@barbliss.example')).status).toBe(200);
  });

  test('of the last owner stays, also where two owners demote each other at once', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const admin = await signIn(bar, 'admin');
    await change(owner, admin.user.id, { role: 'super_admin' });
    const responses = await Promise.all([
      change(owner, admin.user.id, { role: 'admin' }),
      change(admin, owner.user.id, { role: 'admin' }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await bar.rows(
      `SELECT id FROM staff WHERE role = 'super_admin' AND is_active = 1`,
    );
    expect(owners).toHaveLength(1);
  });
});

describeOnFile('the staff accounts', (openApp) => {
  test('nobody changes their own role or closes themselves; nobody but an owner changes any', async () => {
    const bar = await openApp();
    const [owner, admin] = [await signIn(bar, 'super_admin'), await signIn(bar, 'admin')];
    const own = [
      await change(owner, owner.user.id, { role: 'admin' }),
      await change(owner, owner.user.id, { isActive: false }),
      await owner.send(`${ALL}/${owner.user.id}`, { method: 'DELETE', body: {} }),
    ];
    expect(own.map(({ body }) => body.code)).toEqual(Array(3).fill('staff.own_account'));
    expect((await change(owner, owner.user.id, { lastName: 'Ateş' })).status).toBe(200);
    expect((await change(admin, admin.user.id, { role: 'super_admin' })).status).toBe(403);
  });

  test('an owner who has not accepted the invitation does not replace the last one', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const invited = await added(owner, { role: 'super_admin' });
    await bar.rows(`UPDATE staff SET password_hash = (SELECT password_hash FROM staff
      WHERE role = 'admin') WHERE id = '${invited}'`);
    const second = await signIn(bar, 'zeynep@example.com').catch(() => null);
    await bar.rows(`UPDATE staff SET password_hash = '' WHERE id = '${invited}'`);
    const response = second && (await change(second, owner.user.id, { role: 'admin' }));
    expect(response?.body.code).toBe('staff.last_owner');
  });

  test('share no address, and a wrong role is refused', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await added(owner);
    expect((await post(owner, '', ZEYNEP)).body.code).toBe('staff.email_taken');
    const wrong = await post(owner, '', { ...ZEYNEP, email: 'x@example.com', role: 'king' });
    expect(wrong.status).toBe(400);
  });

  test('an older link, an old one and one of a closed account are refused', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const id = await added(owner);
    const first = await invite(owner, id);
    const second = await invite(owner, id);
    const browser = createBrowser(bar);
    expect((await accept(browser, first)).status).toBe(404);
    expect((await accept(browser, `${second.slice(0, -1)}_`)).status).toBe(404);
    await change(owner, id, { isActive: false });
    expect((await accept(browser, second)).status).toBe(404);
    await change(owner, id, { isActive: true });
    bar.clock.advance(8 * DAY_MS);
    expect((await accept(browser, second)).status).toBe(404);
  });

  test('lose their PIN and their sessions where an owner says so', async () => {
    const bar = await openApp();
    const [owner, elif] = [await signIn(bar, 'super_admin'), await signIn(bar, 'manager')];
    await elif.send('/api/admin/auth/pin', {
      body: { pin: '4071', currentPassword: 'bliss-demo-2026' },
    });
    const { body } = await owner.send(`${ALL}/${elif.user.id}`);
    expect(body).toMatchObject({ hasPin: true, hasPassword: true });
    expect((await post(owner, `/${elif.user.id}/pin-reset`)).status).toBe(200);
    expect((await owner.send(`${ALL}/${elif.user.id}`)).body.hasPin).toBe(false);
    await post(owner, `/${elif.user.id}/sign-out`);
    expect((await elif.send('/api/admin/auth/me')).status).toBe(401);
  });

  test('say on which devices they are signed in, and when they were last seen', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const elif = await signIn(bar, 'manager');
    bar.clock.advance(6 * 60_000);
    await elif.send('/api/admin/auth/me');
    const seen = new Date(bar.clock.now()).toISOString();
    await expect
      .poll(async () => (await accessOf(owner, elif.user.id)).devices[0]?.lastSeenAt)
      .toBe(seen);
    const { body } = await owner.send(`${ALL}/${elif.user.id}`);
    expect(body.lastSeenAt).toBe(seen);
    for (const id of [newOrderId(), 'x']) {
      expect((await owner.send(`${ALL}/${id}/access`)).status).toBe(404);
    }
  });
});
