import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpDatabase, restoreDatabase } from '../../../server/db/backup';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { approvedKiosk, KIOSK_PIN } from '../../support/data/test-kiosk';
import { ADA, askCode, codeFor, newMember, verify } from '../../support/data/test-members';

/** Copies the database, lets time go on, puts the copy back and starts the server again. */
async function restored(bar: TestApp, meanwhile: () => Promise<unknown>): Promise<TestApp['app']> {
  const folder = join(bar.dataDir, 'backups');
  const copy = await backUpDatabase(bar.deps.gateway, { folder, now: bar.clock.now() });
  bar.clock.advance(60_000);
  await meanwhile();
  await bar.deps.gateway.close();
  const file = join(bar.dataDir, 'bar-bliss.db');
  await restoreDatabase(copy, { file, aside: `${file}.aside` });
  return bar.restart();
}

/** Sends with the cookies of a browser to the restarted app. */
function again(app: TestApp['app'], { cookies }: { cookies: Map<string, string> }) {
  const browser = createBrowser({ app });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

describeOnFile('a restored copy', (openApp) => {
  test('brings no session, link, code, PIN or kiosk back', async () => {
    const bar = await openApp();
    const [waiter, owner] = [await signIn(bar, 'staff'), await signIn(bar, 'super_admin')];
    const kiosk = await approvedKiosk(bar, owner);
    const pin = { pin: '482915', currentPassword: 'bliss-demo-2026' };
    expect((await waiter.send('/api/admin/auth/pin', { body: pin })).status).toBe(200);
    const account = `/api/admin/staff/${waiter.user.id}`;
    await owner.send(`${account}/invitation`, { body: {} });
    const { body: access } = await owner.send(`${account}/access`);
    const { path } = access.invitation as { path: string };
    const token = path.split('#')[1];
    const read = (browser: TestBrowser) =>
      browser.send('/api/admin/auth/invitation', { body: { token } });
    expect((await read(createBrowser(bar))).status).toBe(200);
    const member = await newMember(bar);
    const elsewhere = createBrowser(bar);
    await askCode(elsewhere);
    const code = await codeFor(bar);
    const app = await restored(bar, async () => {});

    const { authorization } = waiter;
    const staff = again(app, waiter.browser);
    const orders = await staff.send('/api/admin/orders', { headers: { authorization } });
    expect(orders.status).toBe(401);
    expect((await read(staff)).body.code).toBe('invitation.invalid');
    const profile = await again(app, member.browser).send('/api/user/profile');
    expect(profile.status).toBe(401);
    expect((await verify(again(app, elsewhere), code)).status).not.toBe(200);
    expect((await askCode(again(app, member.browser))).status).toBe(202);
    const reported = await staff.send('/api/kiosks/unlock', {
      body: { secret: kiosk.secret, pin: KIOSK_PIN, leave: false },
    });
    expect(reported.status).toBe(404);
    const back = await signIn({ app }, 'super_admin');
    const { text } = await back.send('/api/admin/staff');
    expect([text.includes('"hasPin":false'), text.includes('"hasPin":true')]).toEqual([
      true,
      false,
    ]);
  });

  test('repeats deletions and withdrawn consents that came after it', async () => {
    const bar = await openApp();
    const [gone, told, stays] = [
      await newMember(bar),
      await newMember(bar, { ...ADA, email: 'told@example.com' }),
      await newMember(bar, { ...ADA, email: 'stays@example.com' }),
    ];
    const consent = (member: typeof gone, channel: string, isGranted: boolean) =>
      member.browser.send(`/api/users/${member.id}/consents`, { body: { channel, isGranted } });
    for (const member of [told, stays]) {
      await consent(member, 'email', true);
      await consent(member, 'sms', true);
    }
    const manager = await signIn(bar, 'super_admin');
    await restored(bar, async () => {
      await gone.browser.send(`/api/users/${gone.id}`, { method: 'DELETE' });
      await consent(told, 'email', false);
      await manager.send(`/api/admin/customers/${stays.id}`, { method: 'DELETE', body: {} });
    }).then(async (app) => {
      const owner = await signIn({ app }, 'super_admin');
      const { body } = await owner.send('/api/admin/customers');
      const text = JSON.stringify(body);
      expect(text).toContain('told@example.com');
      expect(text).not.toMatch(/stays@example|ada@example/);
      const { body: person } = await owner.send(`/api/admin/customers/${told.id}`);
      const last = (person.consents as { channel: string; isGranted: boolean }[]).at(-1);
      expect(person.emailOffers).toBe(false);
      expect(last).toMatchObject({ channel: 'email', isGranted: false });
    });
    const kept = readFileSync(join(bar.dataDir, 'privacy-requests.jsonl'), 'utf8');
    expect(kept.trim().split('\n')).toHaveLength(3);
    expect(kept).not.toMatch(/example|Ada|Kaya|\+90/);
  });

  test('keeps a consent that was given again after it was withdrawn', async () => {
    const bar = await openApp();
    const member = await newMember(bar);
    const consent = (isGranted: boolean) =>
      member.browser.send(`/api/users/${member.id}/consents`, {
        body: { channel: 'email', isGranted },
      });
    await consent(true);
    await consent(false);
    bar.clock.advance(1_000);
    await consent(true);
    const app = await restored(bar, async () => {});
    const owner = await signIn({ app }, 'super_admin');
    const { body } = await owner.send(`/api/admin/customers/${member.id}`);
    expect(body.emailOffers).toBe(true);
  });
});
