import { expect, test } from 'vitest';
import { forgetUnprovedMembers } from '../../../server/usecases/upkeep/forget-old';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { copyOrder } from '../../support/data/copied-orders';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import type { TestMember } from '../../support/data/test-members';
import {
  ADA,
  askCode,
  codeFor,
  earn,
  join,
  newMember,
  orderOf,
  pointsOf,
  redeem,
  SIDE,
  verify,
} from '../../support/data/test-members';
import { HOME } from '../../support/data/test-orders';

const DAY_MS = 24 * 60 * 60_000;
const EVE = { ...ADA, firstName: 'Eve', lastName: 'Demir', email: 'eve@example.com' };
const ADDRESS = { totalAmount: '510.00', serviceType: 'delivery', deliveryAddress: HOME };

/** Creates a member with points, an open order, a table, a brunch and consents. */
async function regular(bar: TestApp, person = ADA) {
  const member = await newMember(bar, person);
  const staff = await signIn(bar, 'staff');
  const { guestEmail: _, ...table } = tableWish();
  const [email, name] = [person.email, { guestName: `${person.firstName} ${person.lastName}` }];
  const done = await earn(member, staff, 324);
  await redeem(member, { points: 100, itemId: SIDE });
  const onItsWay = await orderOf(member, { ...ADDRESS, guestName: name.guestName });
  await bookTable(member.browser, { ...table, ...name, guestEmail: email });
  await bookBrunch(member.browser, brunchWish({ ...name, guestEmail: email }));
  const body = { channel: 'email', isGranted: true };
  await member.browser.send(`/api/users/${member.id}/consents`, { body });
  return { member, staff, done, onItsWay };
}

async function exported({ browser, id }: TestMember) {
  return JSON.parse((await browser.send(`/api/users/${id}/export`)).text);
}

/** Returns all rows of tables with personal data. */
async function everythingKept(bar: TestApp): Promise<string> {
  const tables = [
    'member',
    '"order"',
    'reservation',
    'brunch_reservation',
    'sign_in_code',
    'effect',
  ];
  const rows = await Promise.all(tables.map((name) => bar.rows(`SELECT * FROM ${name}`)));
  return JSON.stringify(rows);
}

describeApp('the export of a member', (openApp) => {
  test('holds what they gave, ordered, booked, earned, spent and agreed to', async () => {
    const bar = await openApp();
    const { member, done, onItsWay } = await regular(bar);
    const all = await exported(member);
    expect(all.user).toMatchObject({ ...ADA, loyaltyPoints: 224, isVerified: true });
    expect(all.orders.map(({ id }: { id: string }) => id).sort()).toEqual([done, onItsWay].sort());
    expect(all.orders.find(({ id }: { id: string }) => id === onItsWay)).toMatchObject({
      deliveryAddress: HOME,
      items: [{ quantity: 2 }],
    });
    expect(all.reservations.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'brunch',
      'table',
    ]);
    const changes = all.loyalty.transactions.map(
      (one: { pointsChange: number }) => one.pointsChange,
    );
    expect(changes).toEqual([-100, 324]);
    expect(all.loyalty.holds).toMatchObject([{ menuItemId: SIDE, points: 100 }]);
    expect(all.consents).toMatchObject([
      { channel: 'email', isGranted: true, language: 'en', textVersion: expect.any(String) },
    ]);
  });

  test('leaves out no line of the books, however many there are, though the page shows fewer', async () => {
    const bar = await openApp();
    const { browser, id } = await newMember(bar);
    const some = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 230)';
    await bar.rows(
      `INSERT INTO loyalty_entry (id, member_id, reason, points, created_at) ${some} SELECT 'x' || i, '${id}', 'moved', 1, i FROM n`,
    );
    const shown = (await browser.send(`/api/users/${id}/loyalty`)).body;
    expect([shown.currentPoints, (shown.transactions as []).length]).toEqual([230, 200]);
    expect((await exported({ browser, id })).loyalty.transactions).toHaveLength(230);
  });

  test('has all orders and consents, though the pages have only the latest', async () => {
    const bar = await openApp();
    const { browser, id } = await newMember(bar);
    const order = await orderOf({ browser, id }, ADDRESS);
    await copyOrder(bar.rows, order, 230);
    const some = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 230)';
    await bar.rows(
      `INSERT INTO consent (id, member_id, channel, is_granted, text_version, language, at) ${some} SELECT 'x' || i, '${id}', 'email', i = 230, '1', 'en', i FROM n`,
    );
    expect((await browser.send('/api/user/profile')).body.consents).toMatchObject({ email: true });
    const shown = JSON.parse((await browser.send(`/api/users/${id}/orders`)).text);
    expect([shown.length, shown.at(-1).id]).toEqual([100, `${order}-131`]);
    const { orders, consents } = await exported({ browser, id });
    expect(new Set(orders.map((one: { id: string }) => one.id)).size).toBe(231);
    expect(consents).toHaveLength(230);
  });

  test('holds nothing of anybody else', async () => {
    const bar = await openApp();
    const { member } = await regular(bar);
    await regular(bar, EVE);
    expect(JSON.stringify(await exported(member))).not.toMatch(/Eve|Demir|eve@/);
  });
});

describeApp('a member who has their data deleted', (openApp) => {
  test('is signed out everywhere and unknown from then on', async () => {
    const bar = await openApp();
    const { member } = await regular(bar);
    const phone = createBrowser(bar);
    await askCode(phone);
    await verify(phone, await codeFor(bar));
    expect(
      (await member.browser.send(`/api/users/${member.id}`, { method: 'DELETE' })).status,
    ).toBe(204);
    for (const browser of [member.browser, phone]) {
      expect((await browser.send('/api/user/profile')).status).toBe(401);
      expect((await askCode(browser)).status).toBe(202);
    }
  });

  test('leaves sums without a name; what is still to be served keeps its name until it is over', async () => {
    const bar = await openApp();
    const { member, staff, done, onItsWay } = await regular(bar);
    await member.browser.send(`/api/users/${member.id}`, { method: 'DELETE' });
    const orders = await bar.rows(
      'SELECT id, total_kurus, guest_name, delivery_address FROM "order"',
    );
    const row = (id: string) => orders.find((order) => order.id === id);
    expect(row(done)).toMatchObject({ total_kurus: 324_000, guest_name: null });
    expect(row(onItsWay)).toMatchObject({ guest_name: 'Ada Kaya' });
    await staff.move(onItsWay, { status: 'completed' });
    bar.clock.advance(4 * DAY_MS);
    await bar.rows("UPDATE reservation SET status = 'completed'");
    await bar.deps.brunches.expireUnpaid(bar.clock.now());
    await forgetUnprovedMembers(bar.deps);
    const kept = await everythingKept(bar);
    // Ids and hashes are random, so they may contain short texts, but no longer ones.
    expect(kept).not.toMatch(/"Ada|Kaya|ada@|532 ?123|Çalış/);
    const [sums] = await bar.rows('SELECT count(*) AS n, sum(total_kurus) AS kurus FROM "order"');
    expect(sums).toMatchObject({ n: 2, kurus: 324_000 + 51_000 });
    const [ledger] = await bar.rows('SELECT count(*) AS n FROM loyalty_entry');
    expect(ledger?.n).toBe(2);
  });

  test('changes nothing of anybody else’s', async () => {
    const bar = await openApp();
    const { member: eve } = await regular(bar, EVE);
    const before = await exported(eve);
    const { member } = await regular(bar);
    await member.browser.send(`/api/users/${member.id}`, { method: 'DELETE' });
    await forgetUnprovedMembers(bar.deps);
    expect(await exported(eve)).toEqual(before);
  });

  test('does not get points for an order that is served later', async () => {
    const bar = await openApp();
    const { member, staff, onItsWay } = await regular(bar);
    await member.browser.send(`/api/users/${member.id}`, { method: 'DELETE' });
    expect((await staff.move(onItsWay, { status: 'completed' })).status).toBe(200);
    const earned = await bar.rows(
      `SELECT points FROM loyalty_entry WHERE order_id = '${onItsWay}'`,
    );
    expect(earned).toEqual([]);
  });
});

describeApp('an address that was never proved', (openApp) => {
  test('is forgotten a month after its member was last here, without a trace', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    await join(browser, EVE);
    bar.clock.advance(20 * DAY_MS);
    await browser.send('/api/user/profile');
    bar.clock.advance(29 * DAY_MS);
    await forgetUnprovedMembers(bar.deps);
    expect((await bar.rows('SELECT email FROM member')).map(({ email }) => email)).toEqual([
      EVE.email,
    ]);
    bar.clock.advance(2 * DAY_MS);
    await forgetUnprovedMembers(bar.deps);
    expect(await bar.rows('SELECT id FROM member')).toEqual([]);
    expect(await bar.rows('SELECT cookie_hash FROM member_session')).toEqual([]);
  });

  test('leaves the books as they were, and who has proved theirs is kept', async () => {
    const bar = await openApp();
    const ada = await newMember(bar);
    const browser = createBrowser(bar);
    const eve = { browser, id: String((await join(browser, EVE)).body.id) };
    await earn(eve, await signIn(bar, 'staff'), 108);
    bar.clock.advance(31 * DAY_MS);
    await forgetUnprovedMembers(bar.deps);
    const rows = await bar.rows('SELECT id, email, deleted_at IS NULL AS is_kept FROM member');
    expect(rows.map(({ id, email, is_kept }) => [id, email, is_kept])).toEqual([
      [ada.id, ADA.email, 1],
      [eve.id, '', 0],
    ]);
    const [ledger] = await bar.rows('SELECT sum(points) AS points FROM loyalty_entry');
    expect(ledger?.points).toBe(108);
    await askCode(ada.browser);
    expect(await pointsOf(ada)).toBe(0);
  });

  test('that is deleted does not reset its hourly limit of codes', async () => {
    const bar = await openApp();
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const browser = createBrowser(bar);
      const { body } = await join(browser);
      await browser.send(`/api/users/${body.id}`, { method: 'DELETE' });
      statuses.push((await askCode(createBrowser(bar))).status);
    }
    expect(statuses).toEqual([202, 429, 429]);
  });
});
