import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { consentText } from '../../../src/domain/club/consent-texts';
import { CONSENT_CHANNELS, CONSENT_TEXT_VERSION } from '../../../src/domain/club/guest-member';
import type { MemberDetail } from '../../../src/domain/club/member-record';
import type { RecordPage } from '../../../src/domain/resource/resource';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import type { TestMember } from '../../support/data/test-members';
import { ADA, earn, join, newMember, orderOf } from '../../support/data/test-members';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const ALL = '/api/admin/customers';
const ISIL = {
  firstName: 'Işıl',
  lastName: 'Çağlar',
  email: 'isil@example.com',
  phone: '+905339876543',
};
const LETTER = { subject: 'A scarf', message: 'Blue, on the terrace.' };

function found(staff: TestStaff, query: string) {
  return staff.send(`${ALL}?${query}`).then(({ body }) => body as unknown as RecordPage);
}

async function namesOf(staff: TestStaff, search: string): Promise<unknown[]> {
  const { rows } = await found(staff, `search=${encodeURIComponent(search)}`);
  return rows.map(({ name }) => name);
}

async function read(staff: TestStaff, id: string): Promise<MemberDetail> {
  const { status, body } = await staff.send(`${ALL}/${id}`);
  expect(status).toBe(200);
  return body as unknown as MemberDetail;
}

function correct(staff: TestStaff, id: string, points: number, key = newOrderId()) {
  const body = { points, reason: 'Wrong order last week' };
  return staff.send(`${ALL}/${id}/points`, { body, headers: { 'Idempotency-Key': key } });
}

function merge(staff: TestStaff, to: string, from: string) {
  return staff.send(`${ALL}/${to}/merge`, {
    body: { from },
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

function audited(bar: TestApp) {
  return bar.rows(`SELECT action, pk, "before", "after" FROM audit WHERE tbl = 'member'`);
}

/** Plays two evenings with a table, a consent and a message. */
async function regular(bar: TestApp, staff: TestStaff): Promise<TestMember> {
  const member = await newMember(bar, ISIL);
  await earn(member, staff, 300);
  await earn(member, staff, 18);
  bar.clock.advance(60_000);
  await orderOf(member);
  await bookTable(member.browser, tableWish({ guestEmail: ISIL.email }));
  await member.browser.send(`/api/users/${member.id}/consents`, {
    body: { channel: 'email', isGranted: true },
  });
  await member.browser.send('/api/contact', {
    body: { ...LETTER, name: 'Işıl', email: ISIL.email },
  });
  return member;
}

describeOnFile('the customers', (openApp) => {
  test('are found by name, mail and phone in either alphabet', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await newMember(bar, ADA);
    await newMember(bar, ISIL);
    for (const typed of [
      'ışıl',
      'ISIL',
      'İŞİL',
      'caglar',
      'Işıl Çağ',
      'isil@',
      '0533 987',
      '533',
    ]) {
      expect(await namesOf(staff, typed), typed).toEqual(['Işıl Çağlar']);
    }
    expect((await namesOf(staff, 'example.com')).toSorted()).toEqual(['Ada Kaya', 'Işıl Çağlar']);
    expect(await namesOf(staff, 'nobody')).toEqual([]);
  });

  test('show figures that are those of their lists', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const member = await regular(bar, staff);
    const [row] = (await found(staff, 'sort=-spend')).rows;
    const detail = await read(staff, member.id);
    const done = detail.orders.filter(({ status }) => status === 'completed');
    const spent = done.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0);
    expect([detail.orders.length, done.length]).toEqual([3, 2]);
    expect(Number(row?.spend)).toBe(spent);
    expect(row).toMatchObject({ visits: 1, tier: 'silver', emailOffers: true });
    expect(row?.points).toBe(detail.loyalty.currentPoints);
    expect(row?.points).toBe(
      detail.loyalty.transactions.reduce((sum, { pointsChange }) => sum + pointsChange, 0),
    );
    expect(row?.lastSeen).toBe(detail.orders[0]?.createdAt);
    const { rows } = await found(staff, 'tier=silver&emailOffers=true');
    expect(rows.map(({ id }) => id)).toEqual([member.id]);
  });

  test('are listed page by page and as CSV', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await newMember(bar, ADA);
    await newMember(bar, ISIL);
    const second = await found(staff, 'sort=name&page=2&limit=1');
    expect([second.total, second.rows.map(({ name }) => name)]).toEqual([2, ['Işıl Çağlar']]);
    // One member's data are for admins, so all members' are too.
    const refused = await staff.send(`${ALL}?format=csv`);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const admin = await signIn(bar, 'admin');
    const csv = await admin.send(`${ALL}?format=csv&search=ada`);
    expect(csv.text).toContain('Ada Kaya');
    expect(csv.text).not.toContain('Işıl');
    const noted = await bar.rows(
      `SELECT actor, tbl, after FROM audit WHERE action = 'list.export'`,
    );
    expect(
      noted.map(({ after, ...row }) => ({ ...row, after: JSON.parse(String(after)) })),
    ).toEqual([
      {
        actor: admin.user.id,
        tbl: 'member',
        after: { list: 'member', rows: 1, filter: 'search: ada' },
      },
    ]);
  });
});

describeOnFile('a customer', (openApp) => {
  test('is read with orders, bookings, messages, points, consents and dishes', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const member = await regular(bar, staff);
    const detail = await read(staff, member.id);
    expect(detail).toMatchObject({
      name: 'Işıl Çağlar',
      isVerified: true,
      reservations: [{ kind: 'table' }],
      messages: [LETTER],
      consents: [
        {
          channel: 'email',
          isGranted: true,
          textVersion: CONSENT_TEXT_VERSION,
          text: 'Send me offers by email (you can stop any time)',
          at: new Date(bar.clock.now()).toISOString(),
        },
      ],
      favourites: [{ menuItemId: DISH.lemonade }],
    });
    expect(JSON.stringify(detail)).not.toContain('key=');
  });

  test('that nobody has proved shows no letters from the typed address', async () => {
    const bar = await openApp();
    const [staff, browser] = [await signIn(bar, 'manager'), createBrowser(bar)];
    await browser.send('/api/contact', { body: { ...LETTER, name: 'Ada', email: ADA.email } });
    const { body } = await join(browser);
    expect(await read(staff, String(body.id))).toMatchObject({ isVerified: false, messages: [] });
  });

  test('with a proved address is not merged into a membership without one', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const proved = await newMember(bar, ADA);
    const { body } = await join(createBrowser(bar), ISIL);
    const response = await merge(owner, String(body.id), proved.id);
    expect([response.status, response.body.code]).toEqual([409, 'member.merge_unproved']);
    expect((await merge(owner, proved.id, String(body.id))).status).toBe(200);
  });

  test('exports all data, and logs who exported them', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const member = await regular(bar, owner);
    const { body } = await owner.send(`${ALL}/${member.id}/export`);
    expect(body).toMatchObject({
      user: { email: ISIL.email },
      orders: { length: 3 },
      messages: [LETTER],
      consents: { length: 1 },
    });
    const [row] = await audited(bar);
    expect([row?.action, row?.pk]).toEqual(['member.export', member.id]);
  });

  test('with deleted data is nowhere any more, messages and guest orders included', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const member = await regular(bar, owner);
    const unsigned = lemonades({ guestName: 'Işıl Çağlar', guestEmail: ISIL.email });
    const { body } = await placeOrder(createBrowser(bar), unsigned, { id: newOrderId() });
    await owner.move(body.orderId, { status: 'completed' });
    expect((await owner.send(`${ALL}/${member.id}`, { method: 'DELETE', body: {} })).status).toBe(
      200,
    );
    for (const path of ['', '/export']) {
      expect((await owner.send(`${ALL}/${member.id}${path}`)).status).toBe(404);
    }
    expect((await correct(owner, member.id, 5)).status).toBe(404);
    expect(await namesOf(owner, 'ışıl')).toEqual([]);
    const rows = await Promise.all(
      ['member', 'contact_message', 'audit'].map((name) => bar.rows(`SELECT * FROM ${name}`)),
    );
    const [kept] = await bar.rows(`SELECT * FROM "order" WHERE id = '${body.orderId}'`);
    expect(JSON.stringify([rows, kept])).not.toMatch(/Işıl|isil@/);
  });
});

describeOnFile('the consent texts', () => {
  test('are those of the boxes that are ticked today', () => {
    const catalog = readFileSync('src/i18n/locales/tr/seldom.po', 'utf8');
    for (const channel of CONSENT_CHANNELS) {
      const wording = { textVersion: CONSENT_TEXT_VERSION, channel };
      const [en, tr] = (['en', 'tr'] as const).map((language) =>
        consentText({ ...wording, language }),
      );
      expect(catalog).toContain(`msgid "${en}"\nmsgstr "${tr}"`);
    }
  });
});
