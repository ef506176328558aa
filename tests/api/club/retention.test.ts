import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  forgetOldGuests,
  forgetUnprovedMembers,
  pruneOldRows,
} from '../../../server/usecases/upkeep/forget-old';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { LETTER } from '../../support/calls/staff-wishes';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { join as joinClub } from '../../support/data/test-members';
import { HOME, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const DAY_MS = 24 * 60 * 60_000;

async function set(bar: TestApp, values: Record<string, number>): Promise<void> {
  const owner = await signIn(bar, 'super_admin');
  for (const [key, value] of Object.entries(values)) {
    const { status } = await owner.send(`/api/admin/settings/${key}`, {
      method: 'PUT',
      body: { value },
    });
    expect([key, status]).toEqual([key, 200]);
  }
}

const DELIVERY = {
  serviceType: 'delivery',
  deliveryAddress: { ...HOME, instructions: 'Blue gate' },
  totalAmount: '510.00',
};

/** An order, a booking of each kind, a party on the waitlist and a message, all with names. */
async function anEvening(bar: TestApp): Promise<void> {
  const guest = createBrowser(bar);
  expect((await placeOrder(guest, lemonades(DELIVERY))).status).toBe(201);
  expect((await bookTable(guest, tableWish())).status).toBe(201);
  expect((await bookBrunch(guest, brunchWish())).status).toBe(201);
  const waiting = { body: { guestName: 'Deniz Ak', partySize: 2 } };
  expect((await (await signIn(bar, 'staff')).send('/api/admin/waitlist', waiting)).status).toBe(
    201,
  );
  expect((await guest.send('/api/contact', { body: LETTER })).status).toBe(201);
}

const NAMES = {
  order: `SELECT count(*) AS n FROM "order" WHERE guest_phone IS NOT NULL OR delivery_address IS NOT NULL`,
  table: `SELECT count(*) AS n FROM (SELECT guest_name, guest_phone FROM reservation
    UNION ALL SELECT guest_name, guest_phone FROM waitlist_entry) WHERE guest_name <> '' OR guest_phone <> ''`,
  brunch: `SELECT count(*) AS n FROM brunch_reservation WHERE guest_name <> '' OR guest_email <> ''`,
  message: `SELECT count(*) AS n FROM contact_message WHERE email <> '' OR message <> ''`,
};

/** What still has a name. */
async function named(bar: TestApp): Promise<string[]> {
  const counts = await Promise.all(
    Object.entries(NAMES).map(async ([name, query]) => [name, (await bar.rows(query))[0]?.n]),
  );
  return counts.flatMap(([name, n]) => (Number(n) > 0 ? [String(name)] : []));
}

describeApp('names of guests', (openApp) => {
  test('stay for ever until the owner sets days, and then go after those days', async () => {
    const bar = await openApp();
    await anEvening(bar);
    bar.clock.advance(4_000 * DAY_MS);
    await forgetOldGuests(bar.deps);
    expect(await named(bar)).toEqual(['order', 'table', 'brunch', 'message']);
    await set(bar, { 'keep.orderDays': 1095, 'keep.bookingDays': 30, 'keep.messageDays': 30 });
    await forgetOldGuests(bar.deps);
    expect(await named(bar)).toEqual([]);
    const [order] = await bar.rows('SELECT total_kurus, v FROM "order"');
    expect(order).toMatchObject({ total_kurus: 51_000 });
    // The next run finds nothing left to do.
    await forgetOldGuests(bar.deps);
    expect((await bar.rows('SELECT v FROM "order"'))[0]?.v).toBe(order?.v);
  });
});

describeOnFile('the days of a setting', (openApp) => {
  test('count for each kind by itself, from the next run on', async () => {
    const bar = await openApp();
    await anEvening(bar);
    await set(bar, { 'keep.messageDays': 30, 'keep.bookingDays': 40 });
    bar.clock.advance(29 * DAY_MS);
    await forgetOldGuests(bar.deps);
    expect(await named(bar)).toHaveLength(4);
    bar.clock.advance(2 * DAY_MS);
    await forgetOldGuests(bar.deps);
    expect(await named(bar)).toEqual(['order', 'table', 'brunch']);
    bar.clock.advance(60 * DAY_MS);
    await forgetOldGuests(bar.deps);
    expect(await named(bar)).toEqual(['order']);
  });

  test('keep responses, mails in the outbox and unconfirmed members as long as the owner has set', async () => {
    const bar = await openApp();
    await joinClub(createBrowser(bar), {
      firstName: 'Eve',
      lastName: 'Demir',
      email: 'eve@example.com',
      phone: '05321234567',
    });
    const owner = await signIn(bar, 'super_admin');
    const id = newOrderId();
    await owner.send('/api/admin/mail/test', {
      body: { language: 'en' },
      headers: { 'Idempotency-Key': id },
    });
    const mail = join(bar.dataDir, 'outbox', `${id}.eml`);
    // The file's time is the machine's; the days count by the test's clock.
    utimesSync(mail, bar.clock.now() / 1_000, bar.clock.now() / 1_000);
    const responses = async () =>
      (await bar.rows(`SELECT mutation_id FROM receipt WHERE mutation_id = '${id}'`)).length;
    bar.clock.advance(40 * DAY_MS);
    await set(bar, { 'keep.technicalDays': 60, 'keep.mailDays': 60, 'keep.unprovedDays': 60 });
    await pruneOldRows(bar.deps);
    await forgetUnprovedMembers(bar.deps);
    expect([await responses(), existsSync(mail)]).toEqual([1, true]);
    expect(await bar.rows('SELECT id FROM member')).toHaveLength(1);
    await set(bar, { 'keep.technicalDays': 30, 'keep.mailDays': 30, 'keep.unprovedDays': 30 });
    await pruneOldRows(bar.deps);
    await forgetUnprovedMembers(bar.deps);
    expect([await responses(), existsSync(mail)]).toEqual([0, false]);
    expect(await bar.rows('SELECT id FROM member')).toEqual([]);
  });

  test('that the environment fixes are no setting, and the notice names them', async () => {
    const bar = await openApp({ config: { keepDays: 45 } });
    const owner = await signIn(bar, 'super_admin');
    const path = '/api/admin/settings/keep.technicalDays';
    expect((await owner.send(path, { method: 'PUT', body: { value: 60 } })).status).toBe(404);
    const { text } = await createBrowser(bar).send('/legal/privacy?lang=tr');
    expect(text).toContain('teknik gönderim kaydı: 45 gün');
    expect(text).toContain('Siparişler: kendiliğinden silinmez.');
  });
});
