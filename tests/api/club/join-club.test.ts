import { expect, test } from 'vitest';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import {
  ADA,
  askCode,
  codeFor,
  join,
  newMember,
  orderOf,
  pointsOf,
  verify,
} from '../../support/data/test-members';
import { newOrderId } from '../../support/data/test-orders';

describeApp('who joins the club', (openApp) => {
  test('is signed in at once and sees themselves', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const joined = await join(browser);
    expect(joined.status).toBe(201);
    expect(joined.body).toMatchObject({ ...ADA, loyaltyPoints: 0, isVerified: false });
    const profile = await browser.send('/api/user/profile');
    expect([profile.status, profile.body]).toEqual([200, joined.body]);
    const cookie = joined.headers.getSetCookie().find((line) => line.startsWith('bb_sid='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test('joins once, however often the same tap arrives', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const id = newOrderId();
    const responses = [await join(browser, ADA, id), await join(createBrowser(bar), ADA, id)];
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    const [row] = await bar.rows('SELECT count(*) AS n FROM member');
    expect(row?.n).toBe(1);
  });

  test('joins once when the same tap arrives twice at the same moment, and both responses succeed', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const browsers = [createBrowser(bar), createBrowser(bar)];
    const responses = await Promise.all(browsers.map((browser) => join(browser, ADA, id)));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    for (const browser of browsers) {
      expect((await browser.send('/api/user/profile')).body.id).toBe(responses[0]?.body.id);
    }
    const [row] = await bar.rows(
      'SELECT (SELECT count(*) FROM member) AS members, (SELECT count(*) FROM sign_in_code) AS codes',
    );
    expect([row?.members, row?.codes]).toEqual([1, 1]);
  });

  test('can use the code although the first response got lost on the way', async () => {
    const bar = await openApp();
    const id = newOrderId();
    await join(createBrowser(bar), ADA, id);
    const browser = createBrowser(bar);
    await join(browser, ADA, id);
    expect((await verify(browser, await codeFor(bar))).status).toBe(200);
  });

  test('is nobody else under an id that was used already', async () => {
    const bar = await openApp();
    const id = newOrderId();
    await join(createBrowser(bar), ADA, id);
    const other = await join(createBrowser(bar), { ...ADA, firstName: 'Eve' }, id);
    expect(other.body.code).toBe('key_reused');
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  test('gets a code for each missing field', async () => {
    const bar = await openApp();
    const { status, body } = await join(createBrowser(bar), { email: 'no address' });
    expect(status).toBe(400);
    const codes = (body.issues as { code: string }[]).map(({ code }) => code);
    expect(codes).toContain('email.invalid');
  });

  test('is agreed to nothing but what they ticked, with words, language and time', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const { body } = await browser.send('/api/users', {
      body: { ...ADA, emailOffers: true },
      headers: { 'accept-language': 'tr' },
    });
    expect(body.consents).toEqual({ email: true, sms: false });
    const path = `/api/users/${body.id}/consents`;
    await browser.send(path, { body: { channel: 'email', isGranted: false } });
    const again = await browser.send(path, { body: { channel: 'email', isGranted: false } });
    expect(again.body.consents).toEqual({ email: false, sms: false });
    const rows = await bar.rows(
      'SELECT channel, is_granted, text_version, language, at FROM consent',
    );
    expect(rows.map(({ is_granted, language }) => [is_granted, language])).toEqual([
      [1, 'tr'],
      [0, 'en'],
    ]);
    await expect(bar.rows('UPDATE consent SET is_granted = 1')).rejects.toThrow();
  });

  test('with the address of a member gets the same response, and none of its points', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const stranger = createBrowser(bar);
    const taken = await join(stranger, { ...ADA, firstName: 'Eve' });
    const fresh = await join(createBrowser(bar), { ...ADA, email: 'new@example.com' });
    expect(taken.status).toBe(fresh.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body));
    expect(taken.body.id).not.toBe(ada.id);
    expect((await stranger.send(`/api/users/${ada.id}/loyalty`)).status).toBe(404);
  });

  test('twice has one account once the address is proved, with the points and orders of both', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const staff = await signIn(bar, 'staff');
    const phone = createBrowser(bar);
    const second = { browser: phone, id: String((await join(phone)).body.id) };
    const orderId = await orderOf(second);
    await staff.move(orderId, { status: 'completed' });
    expect(await pointsOf(second)).toBe(36);
    const proved = await verify(phone, await codeFor(bar));
    expect([proved.body.id, proved.body.loyaltyPoints]).toEqual([ada.id, 36]);
    const orders = await phone.send(`/api/users/${ada.id}/orders`);
    expect(JSON.parse(orders.text).map(({ id }: { id: string }) => id)).toEqual([orderId]);
    expect((await phone.send(`/api/users/${second.id}/loyalty`)).status).toBe(404);
  });

  test('with another person’s address is signed out when its owner verifies it', async () => {
    const bar = await openApp();
    const eve = createBrowser(bar);
    await join(eve);
    const owner = createBrowser(bar);
    await askCode(owner);
    expect((await verify(owner, await codeFor(bar))).status).toBe(200);
    expect((await eve.send('/api/user/profile')).status).toBe(401);
  });

  test('signs out, and comes back with the address alone where the code was typed', async () => {
    const bar = await openApp();
    const { browser, id } = await newMember(bar);
    expect((await browser.send('/api/users/signout', { method: 'POST' })).status).toBe(204);
    expect((await browser.send('/api/user/profile')).status).toBe(401);
    const back = await askCode(browser, ' ADA@Example.com ');
    expect([back.status, back.body.id]).toEqual([200, id]);
    await browser.send('/api/users/signout', { method: 'POST' });
    await browser.send('/api/device', { method: 'DELETE' });
    expect((await askCode(browser)).status).toBe(202);
  });

  test('stays signed in for thirty days after the last visit', async () => {
    const bar = await openApp();
    const { browser } = await newMember(bar);
    const DAY = 24 * 60 * 60_000;
    for (let visit = 0; visit < 3; visit += 1) {
      bar.clock.advance(29 * DAY);
      expect((await browser.send('/api/user/profile')).status).toBe(200);
    }
    bar.clock.advance(31 * DAY);
    expect((await browser.send('/api/user/profile')).status).toBe(401);
  });
});
