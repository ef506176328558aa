import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';

const PASSWORD = 'bliss-demo-2026';
const PIN = '4071';

function choosePin(staff: TestStaff, pin = PIN, currentPassword = PASSWORD) {
  return staff.send('/api/admin/auth/pin', { body: { pin, currentPassword } });
}

function takeOver(tablet: TestStaff, { user }: TestStaff, pin = PIN) {
  return tablet.send('/api/admin/auth/switch', { body: { staffId: user.id, pin } });
}

/** Can is signed in on a tablet that Elif has used, and Elif has a PIN. */
async function openShift(openApp: () => Promise<TestApp>) {
  const bar = await openApp();
  const { browser } = await signIn(bar, 'manager');
  const [can, elif] = [await signIn(bar, 'staff', browser), await signIn(bar, 'manager')];
  expect((await choosePin(elif)).status).toBe(200);
  return { bar, can, elif };
}

async function acts(bar: TestApp): Promise<unknown[]> {
  const rows = await bar.rows(
    `SELECT action, actor, pk FROM audit WHERE action <> 'staff.sign_in' ORDER BY seq`,
  );
  return rows.map(({ action, actor, pk }) => [action, actor, pk]);
}

describeApp('the PIN of a member of staff', (openApp) => {
  test('needs the password, is stored as a slow hash, and is in the log', async () => {
    const { bar, can, elif } = await openShift(openApp);
    const wrong = await choosePin(can, PIN, 'not-his-password');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'password.wrong']);
    const [row] = await bar.rows(`SELECT pin_hash FROM staff WHERE id = '${elif.user.id}'`);
    expect(row?.pin_hash).toMatch(/^scrypt\$/);
    expect(await acts(bar)).toEqual([['staff.pin', elif.user.id, elif.user.id]]);
    const { body } = await can.send('/api/admin/auth/team');
    expect(body.team).toContainEqual(expect.objectContaining({ firstName: 'Elif', hasPin: true }));
    expect(JSON.stringify(body)).not.toContain('scrypt');
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test.each([
    ['12', 'pin.invalid'],
    ['1234', 'pin.too_easy'],
  ])('is refused as %s', async (pin, code) => {
    const staff = await signIn(await openApp(), 'staff');
    const response = await choosePin(staff, pin);
    expect([response.status, response.body.issues]).toMatchObject([400, [{ path: 'pin', code }]]);
  });

  test('hands the tablet over: her session begins, his is over, and the log says who', async () => {
    const { bar, can, elif } = await openShift(openApp);
    const { status, body } = await takeOver(can, elif);
    expect([status, body.user]).toMatchObject([200, { id: elif.user.id, role: 'manager' }]);
    expect((await can.send('/api/admin/auth/me')).status).toBe(401);
    const headers = { authorization: `Bearer ${body.token}` };
    const me = await can.browser.send('/api/admin/auth/me', { headers });
    expect(me.body.user).toMatchObject({ firstName: 'Elif' });
    const logout = await can.browser.send('/api/admin/auth/switch', { body: {}, headers });
    expect(logout.body.code).toBe('invalid_input');
    expect(await acts(bar)).toContainEqual(['staff.unlock', elif.user.id, elif.user.id]);
  });

  test('gives a device no more rights than an earlier password', async () => {
    const { bar, elif } = await openShift(openApp);
    const phone = await signIn(bar, 'staff');
    for (const pin of [PIN, '9999']) {
      const { status, body } = await takeOver(phone, elif, pin);
      expect([status, body.code]).toEqual([403, 'pin.password_first']);
    }
    expect((await phone.send('/api/admin/auth/me')).status).toBe(200);
    phone.browser.cookies.set('bb_tablet', 'super_admin.a-guess');
    expect((await takeOver(phone, elif)).status).toBe(403);
    await signIn(bar, 'manager', phone.browser);
    const again = await signIn(bar, 'staff', phone.browser);
    expect((await takeOver(again, elif, '9999')).body.left).toBe(4);
    expect((await takeOver(again, elif)).status).toBe(200);
  });

  test('gets the same response on a retry, and opens one session', async () => {
    const { bar, can, elif } = await openShift(openApp);
    const cookies = new Map(can.browser.cookies);
    const first = await takeOver(can, elif);
    for (const [name, value] of cookies) can.browser.cookies.set(name, value);
    expect((await takeOver(can, elif, '9999')).body.code).toBe('pin.wrong');
    const again = await takeOver(can, elif);
    expect([again.status, again.body.token]).toEqual([200, first.body.token]);
    const headers = { authorization: `Bearer ${again.body.token}` };
    const me = await can.browser.send('/api/admin/auth/me', { headers });
    expect(me.body.user).toMatchObject({ firstName: 'Elif' });
    for (const [name, value] of cookies) can.browser.cookies.set(name, value);
    const orders = await can.send('/api/admin/auth/pin', { body: { pin: PIN } });
    expect(orders.status).toBe(401);
    bar.clock.advance(61 * 60_000);
    expect((await takeOver(can, elif)).status).toBe(401);
  });

  test('unlocks her own tablet with the session that it has', async () => {
    const { elif } = await openShift(openApp);
    const { status, body } = await takeOver(elif, elif);
    expect([status, `Bearer ${body.token}`]).toEqual([200, elif.authorization]);
    expect((await elif.send('/api/admin/auth/me')).status).toBe(200);
  });

  test('given an hour before the session ends begins twelve new hours, on her own tablet too', async () => {
    const { bar, can, elif } = await openShift(openApp);
    const hours = (count: number) => bar.clock.advance(count * 60 * 60_000);
    hours(11);
    await takeOver(elif, elif);
    hours(11);
    expect((await elif.send('/api/admin/auth/me')).status).toBe(200);
    expect((await can.send('/api/admin/auth/me')).status).toBe(401);
    const { body } = await elif.send('/api/admin/snapshot');
    expect(body.sessionEndsAt).toBe(bar.clock.now() + 60 * 60_000);
    const pulled = await elif.send(`/api/admin/sync?cursor=${body.cursor}`);
    expect(pulled.body.sessionEndsAt).toBe(body.sessionEndsAt);
  });

  test('is checked five times in a row, then refused for five minutes, right or wrong', async () => {
    const { bar, can, elif } = await openShift(openApp);
    for (const left of [4, 3, 2, 1]) {
      const { status, body } = await takeOver(can, elif, '9999');
      expect([status, body.code, body.left]).toEqual([422, 'pin.wrong', left]);
    }
    const fifth = await takeOver(can, elif, '9999');
    expect([fifth.status, fifth.body.code, fifth.body.retryAfterS]).toEqual([
      429,
      'pin.locked',
      300,
    ]);
    expect((await takeOver(can, elif)).body.code).toBe('pin.locked');
    expect(await acts(bar)).toContainEqual(['staff.pin_locked', can.user.id, elif.user.id]);
    bar.clock.advance(5 * 60_000);
    expect((await takeOver(can, elif)).status).toBe(200);
  });

  test('is locked for twice as long each time, until the PIN or the password is right', async () => {
    const { bar, can, elif } = await openShift(openApp);
    async function wave() {
      const responses = [];
      for (let nth = 0; nth < 5; nth += 1) responses.push(await takeOver(can, elif, '9999'));
      const lockS = Number(responses.at(-1)?.body.retryAfterS);
      bar.clock.advance(lockS * 1_000);
      return lockS / 60;
    }
    const minutes = [await wave(), await wave(), await wave(), await wave(), await wave()];
    expect([...minutes, await wave()]).toEqual([5, 10, 20, 40, 80, 160]);
    const again = await signIn(bar, 'manager');
    expect((await takeOver(again, elif, '9999')).body.left).toBe(4);
    expect((await takeOver(again, elif)).status).toBe(200);
    expect((await takeOver(again, elif, '9999')).body.left).toBe(4);
  });

  test('has six digits for roles with more rights', async () => {
    const owner = await signIn(await openApp(), 'super_admin');
    const short = await choosePin(owner, '40718');
    expect([short.status, short.body.issues]).toMatchObject([
      400,
      [{ path: 'pin', code: 'pin.too_short' }],
    ]);
    expect((await choosePin(owner, '407182')).status).toBe(200);
  });

  test('is forgotten with the password that it was chosen with', async () => {
    const { can, elif } = await openShift(openApp);
    const body = { currentPassword: PASSWORD, newPassword: 'another-demo-2026' };
    expect((await elif.send('/api/admin/auth/change-password', { body })).status).toBe(200);
    expect((await takeOver(can, elif)).body.code).toBe('pin.wrong');
    const { team } = (await can.send('/api/admin/auth/team')).body;
    expect(team).toContainEqual(expect.objectContaining({ firstName: 'Elif', hasPin: false }));
  });

  test('cannot be guessed by asking twenty times at once', async () => {
    const { can, elif } = await openShift(openApp);
    const wrong = Array.from({ length: 20 }, () => takeOver(can, elif, '9999'));
    const codes = (await Promise.all(wrong)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'pin.wrong')).toHaveLength(4);
  });

  test('of a person without a PIN, or who has left, opens nothing', async () => {
    const { bar, can, elif } = await openShift(openApp);
    expect((await takeOver(elif, can)).body.code).toBe('pin.wrong');
    await bar.rows(`UPDATE staff SET is_active = 0 WHERE id = '${elif.user.id}'`);
    expect((await takeOver(can, elif)).body.code).toBe('pin.wrong');
  });
});
