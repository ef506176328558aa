import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { readToken } from '../../../server/services/vakifbank/hosted-page';
import type { OpenApp, TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { ANNOUNCEMENTS, EVENT } from '../../support/data/test-announcements';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { approvedKiosk, KIOSK_PIN } from '../../support/data/test-kiosk';
import type { TestMember } from '../../support/data/test-members';
import { ADA, askCode, earn, newMember, redeem, SIDE } from '../../support/data/test-members';
import {
  burgerWith,
  HOME,
  lemonades,
  newOrderId,
  placeOrder,
} from '../../support/data/test-orders';
import { codeOf, phoneAt, TABLES } from '../../support/data/test-seats';
import { cardBody, openPaymentBar } from '../../support/payments/payment-bar';

/** These send no JSON: a stream, calendar files, redirects. */
const WITHOUT_JSON = [
  'GET /api/live',
  'GET /api/reservations/:id/calendar.ics',
  'GET /api/brunch-reservations/:id/calendar.ics',
  'GET /api/payment/vakifbank/acs/:id',
  'POST /api/payment/vakifbank/callback/:id',
  'GET /api/payment/vakifbank/return/:id',
  'POST /api/payment/vakifbank/return/:id',
  // Printers take bytes, and what they read is theirs alone.
  'POST /api/print/epson/:token',
  'POST /api/print/star/:token',
  'GET /api/print/star/:token',
  'DELETE /api/print/star/:token',
];

type Shape = {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly Shape[];
};
type Route = { name: string; path: RegExp; method: string; response: Shape | null | undefined };

/** Returns the routes of guests with their schemas; null means that a route sends no body. */
function guestRoutes({ app }: TestApp): Route[] {
  return app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?!admin|docs|openapi)/.test(path))
    .map(({ method, path, handler }) => ({
      name: `${method} ${path}`,
      method,
      path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
      response: (handler as { response?: GenericSchema | null }).response as Route['response'],
    }));
}

/** Returns the paths of a schema's fields, such as `.items[].name`, and whether each must be there. */
function fieldsOf(shape: Shape, at = '', isRequired = true): [path: string, isRequired: boolean][] {
  const { type, entries, item, wrapped, options = [] } = shape;
  if (wrapped) return fieldsOf(wrapped, at, isRequired && !/optional/.test(type));
  if (item) return fieldsOf(item, `${at}[]`, isRequired);
  if (type === 'union') return options.flatMap((option) => fieldsOf(option, at, false));
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const path = `${at}.${name}`;
    const isThere = isRequired && !/optional/.test(field.type);
    return [[path, isThere], ...fieldsOf(field, path, isThere)];
  });
}

/** A record may have any names. */
function recordsOf(shape: Shape, at = ''): string[] {
  const { type, entries, item, wrapped, options = [] } = shape;
  if (type === 'record') return [at];
  if (wrapped) return recordsOf(wrapped, at);
  if (item) return recordsOf(item, `${at}[]`);
  const inner = Object.entries(entries ?? {}).map(([name, field]) =>
    recordsOf(field, `${at}.${name}`),
  );
  return [...inner, ...options.map((option) => recordsOf(option, at))].flat();
}

function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysOf(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    `${at}.${name}`,
    ...keysOf(field, `${at}.${name}`),
  ]);
}

type Seen = { texts: string[]; keys: Set<string>; count: number };

/** Opens an app that remembers the fields of each successful response by its route. */
async function recorded(openApp: OpenApp) {
  const bar = await openPaymentBar(openApp);
  const routes = guestRoutes(bar);
  const seen = new Map<string, Seen>();
  const request = async (path: string, init?: RequestInit) => {
    const response = await bar.app.request(path, init);
    const { pathname } = new URL(path, bar.url);
    const method = init?.method ?? 'GET';
    const route = routes.find((one) => one.method === method && one.path.test(pathname));
    if (route && response.ok) {
      const text = await response.clone().text();
      const { texts, keys, count } = seen.get(route.name) ?? { texts: [], keys: [], count: 0 };
      const now = text === '' ? [] : keysOf(JSON.parse(text));
      seen.set(route.name, {
        texts: [...texts, text],
        keys: new Set([...keys, ...now]),
        count: count + 1,
      });
    }
    return response;
  };
  const app = { request } as unknown as TestApp['app'];
  return { bar: { ...bar, app }, routes, seen };
}

const PLATE = { food: 'The Bliss Classic', sauce: null, drink: 'Efes' };
const STRANGER = 'Zeynepsu';

/** Guests read these names of staff: the person who took their order, and who is on the way. */
const SHOWN_NAMES = ['order.status_by', 'seating.waiter_taken_by', 'seating.bill_taken_by'];

/** Puts a name of staff into every other column that holds one. */
async function nameStaff({ rows }: TestApp): Promise<void> {
  const columns = await rows(
    `SELECT t.name AS tbl, c.name AS col FROM sqlite_master t, pragma_table_info(t.name) c
     WHERE t.type = 'table' AND c.name GLOB '*_by'`,
  );
  const hidden = columns.filter(({ tbl, col }) => !SHOWN_NAMES.includes(`${tbl}.${col}`));
  expect(hidden.length).toBeGreaterThan(10);
  for (const { tbl, col } of hidden) await rows(`UPDATE "${tbl}" SET "${col}" = '${STRANGER}'`);
}

/** Sends one request at least to each route of guests. */
async function wholeEvening(bar: TestApp): Promise<void> {
  const guest = createBrowser(bar);
  const [staff, owner] = [await signIn(bar, 'staff'), await signIn(bar, 'super_admin')];
  const order = await placeOrder(guest, burgerWith('plain'), { id: newOrderId() });
  await staff.move(order.body.orderId, { status: 'confirmed' });
  const second = await placeOrder(guest, lemonades(), { id: newOrderId() });
  await guest.send(`/api/orders/${second.body.orderId}/cancel`, { body: {} });
  const phone = await phoneAt(bar, TABLES.T3);
  const { body: atTable } = await phone.order({}, { id: newOrderId() });
  await staff.move(atTable.orderId, { status: 'confirmed' });
  // The second phone asks to see the bill; the answer below names a phone that does not ask.
  await phoneAt(bar, TABLES.T3);
  for (const call of ['waiter', 'bill'] as const) await phone.call(call);
  await phone.answer(9, false);
  await phone.scan(await codeOf(bar, TABLES.T3));
  await guest.send('/api/contact', {
    body: { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Blue.' },
  });
  const kiosk = await approvedKiosk(bar, owner);
  await guest.send('/api/payment/vakifbank/process', {
    body: cardBody(),
    headers: { 'Idempotency-Key': order.body.orderId as string },
  });
  const member = await newMember(bar);
  await earn(member, staff, 200);
  const { body: hold } = await redeem(member, { points: 100, itemId: SIDE });
  await redeem(member, { points: 100, itemId: SIDE });
  const delivery = lemonades({
    serviceType: 'delivery',
    deliveryAddress: HOME,
    totalAmount: '510.00',
    userId: member.id,
  });
  await placeOrder(member.browser, delivery, { id: newOrderId() });
  const table = await bookTable(member.browser, tableWish(), { id: newOrderId() });
  const brunch = await bookBrunch(member.browser, brunchWish({ otherChoices: [PLATE, PLATE] }), {
    id: newOrderId(),
  });
  await bar.rows(
    `INSERT INTO setting (key, value) VALUES ('venue.location', '{"latitude":36.6,"longitude":29.1}')`,
  );
  await owner.send(ANNOUNCEMENTS, { body: { ...EVENT } });
  bar.deps.settings.forget();
  await nameStaff(bar);

  await phone.read();
  await kiosk.report();
  await kiosk.unlock(KIOSK_PIN);
  await guest.send(`/api/orders/${order.body.orderId}`);
  const paid = String(order.body.orderId);
  await guest.send(`/api/payment/${paid}?key=${readToken(bar.deps.keys.payment, paid)}`);
  for (const path of [
    'health',
    'ready',
    'demo',
    'menu/categories',
    'menu/items',
    'venue',
    'live/now',
    'reservations/times?day=2026-07-05&party=2',
  ]) {
    await guest.send(`/api/${path}`);
  }
  await guest.send('/api/payment/vakifbank/status');
  await memberReads(member);
  for (const [path, booking] of [
    ['/api/reservations', table],
    ['/api/brunch-reservations', brunch],
  ] as const) {
    await member.browser.send(`${path}/${booking.body.id}`);
    const { serviceDay, reservationTime } = booking.body;
    const time = { serviceDay, reservationTime, partySize: booking === table ? 4 : 3 };
    const change = { ...time, from: time };
    await member.browser.send(`${path}/${booking.body.id}/change`, { body: change });
    await member.browser.send(`${path}/${booking.body.id}/late`, { body: { minutes: null } });
    await member.browser.send(`${path}/${booking.body.id}/cancel`, { body: {} });
  }
  await member.browser.send(`/api/loyalty/holds/${hold.holdId}`, { method: 'DELETE' });
  await askCode(createBrowser(bar));
  await member.browser.send('/api/users/signout', { body: {} });
  const leaving = await newMember(bar, { ...ADA, email: 'leaving@example.com' });
  await leaving.browser.send(`/api/users/${leaving.id}`, { method: 'DELETE' });
  await guest.send('/api/device', { method: 'DELETE' });
}

async function memberReads({ browser, id }: TestMember): Promise<void> {
  await browser.send('/api/user/profile');
  const consent = { channel: 'email', isGranted: true };
  await browser.send(`/api/users/${id}/consents`, { body: consent });
  for (const part of ['loyalty', 'orders', 'reservations', 'export']) {
    await browser.send(`/api/users/${id}/${part}`);
  }
}

describeOnFile("a guest's response", (openApp) => {
  test('has a list of allowed fields on every route, and only these', async () => {
    const { bar, routes, seen } = await recorded(openApp);
    const withoutList = routes.filter(({ response }) => response === undefined);
    expect(withoutList.map(({ name }) => name).sort()).toEqual(WITHOUT_JSON.toSorted());
    await wholeEvening(bar);
    for (const { name, response } of routes) {
      if (response === undefined) continue;
      const { keys, count } = seen.get(name) ?? { keys: new Set(), count: 0 };
      expect(count, `${name} was never called with success`).toBeGreaterThan(0);
      if (response === null) continue;
      const fields = fieldsOf(response);
      const records = recordsOf(response);
      const extra = [...keys].filter(
        (key) =>
          !fields.some(([path]) => path === key) &&
          !records.some((path) => String(key).startsWith(`${path}.`)),
      );
      expect([name, extra]).toEqual([name, []]);
      const missing = fields.filter(([path, isRequired]) => isRequired && !keys.has(path));
      expect([name, missing.map(([path]) => path)]).toEqual([name, []]);
    }
    const naming = [...seen].filter(([, { texts }]) => texts.join().includes(STRANGER));
    expect(naming.map(([name]) => name)).toEqual([]);
  });

  test('stored by an older build is sent again without the fields of today’s staff', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const id = newOrderId();
    await placeOrder(guest, lemonades(), { id });
    await bar.rows(`UPDATE receipt SET body = json_set(body, '$.note', 'rude guest')`);
    const again = await placeOrder(guest, lemonades(), { id });
    expect([again.status, again.headers.get('x-bb-replay')]).toEqual([201, '1']);
    expect(again.body).toMatchObject({ orderId: id });
    expect(again.text).not.toContain('rude guest');
  });

  test('on the live channel has the same list', async () => {
    const bar = await openApp();
    const response = await bar.app.request('/api/live');
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    const [, data = '{}'] = /data: (.*)/.exec(new TextDecoder().decode(value)) ?? [];
    const { body } = await createBrowser(bar).send('/api/live/now');
    expect(Object.keys(JSON.parse(data))).toEqual(Object.keys(body));
  });
});
