import { expect, test } from 'vitest';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { login, signIn } from '../../support/bar/test-staff';

const OLD = 'bliss-demo-2026';
const NEW = 'rakı, balık, Ayvalık';
const EMAIL = 'staff@barbliss.example';

function change(staff: TestStaff, currentPassword: string, newPassword: string) {
  const body = { currentPassword, newPassword };
  return staff.send('/api/admin/auth/change-password', { body });
}

describeApp('a new password', (openApp) => {
  test('lets in from then on, the old one does not, and every other session of that person ends', async () => {
    const bar = await openApp();
    const [here, there, elif] = [
      await signIn(bar, 'staff'),
      await signIn(bar, 'staff'),
      await signIn(bar, 'manager'),
    ];
    const { status, body } = await change(here, OLD, NEW);
    expect([status, body]).toEqual([200, { signedOut: 1 }]);
    const me = '/api/admin/auth/me';
    expect((await here.send(me)).status).toBe(200);
    expect((await there.send(me)).status).toBe(401);
    expect((await elif.send(me)).status).toBe(200);
    expect((await login(createBrowser(bar), EMAIL, OLD)).status).toBe(401);
    expect((await login(createBrowser(bar), EMAIL, NEW)).status).toBe(200);
  });

  test('is written down as a mutation, and never what it is', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await change(staff, OLD, NEW);
    const rows = await bar.rows(`SELECT * FROM audit WHERE action <> 'staff.sign_in'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ actor: staff.user.id, action: 'staff.password', tbl: 'staff' });
    expect([rows[0]?.before, rows[0]?.after]).toEqual([null, null]);
    expect((await bar.rows('SELECT password_hash FROM staff')).map(String)).not.toContain(NEW);
  });

  test('needs the old one: who only found the tablet open cannot change it', async () => {
    const bar = await openApp();
    const [here, there] = [await signIn(bar, 'staff'), await signIn(bar, 'staff')];
    const { status, body } = await change(here, 'guess', NEW);
    expect([status, body.code]).toEqual([422, 'password.wrong']);
    expect((await there.send('/api/admin/auth/me')).status).toBe(200);
    expect(await bar.rows(`SELECT id FROM audit WHERE action <> 'staff.sign_in'`)).toEqual([]);
  });

  test('is long enough, another one, and not guessed at without end', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const staff = await signIn(bar, 'staff');
    const issues = async (newPassword: string) =>
      (await change(staff, OLD, newPassword)).body.issues;
    expect(await issues('too short')).toEqual([
      { path: 'newPassword', code: 'password.too_short' },
    ]);
    expect(await issues(OLD)).toEqual([{ path: 'newPassword', code: 'password.same' }]);
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await change(staff, `guess ${guess}`, NEW)).status);
    }
    // The two refusals above count too, because a try counts before its body is read.
    expect([codes.filter((code) => code === 422).length, codes.at(-1)]).toEqual([8, 429]);
  });

  test('typed on two tablets at once is taken from one of them', async () => {
    const bar = await openApp();
    const [here, there] = [await signIn(bar, 'staff'), await signIn(bar, 'staff')];
    const responses = await Promise.all([change(here, OLD, NEW), change(there, OLD, `${NEW}!`)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bar.rows(`SELECT id FROM audit WHERE action <> 'staff.sign_in'`)).toHaveLength(1);
  });
});
