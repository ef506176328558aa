import { expect, test } from 'vitest';
import { SETTING_KEYS, type SettingKey, settingOf } from '../../src/domain/settings/settings';
import { CONTACT_STEERS } from '../support/contact-steers';
import { describeOnBoth, describeOnFile, type TestApp } from '../support/test-app';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../support/test-bookings';
import { createBrowser } from '../support/test-browser';
import { newMember } from '../support/test-members';
import { HOME, lemonades, placeOrder } from '../support/test-orders';
import { signIn, type TestStaff } from '../support/test-staff';

const PATH = '/api/admin/settings';

function put(staff: TestStaff, key: string, value: unknown, v?: number) {
  const body = { value, ...(v === undefined ? {} : { v }) };
  return staff.send(`${PATH}/${key}`, { method: 'PUT', body });
}

type Effect = (bar: TestApp) => Promise<unknown>;

const rules =
  (name: string): Effect =>
  async (bar) =>
    ((await createBrowser(bar).send('/api/venue')).body.rules as Record<string, unknown>)[name];
const page =
  (path: string, words: RegExp): Effect =>
  async (bar) =>
    words.exec((await createBrowser(bar).send(path)).text)?.[0];
const order =
  (more: Record<string, unknown> = {}): Effect =>
  async (bar) => {
    const { status, body } = await placeOrder(createBrowser(bar), lemonades(more));
    return status === 201 ? status : body.code;
  };
const vat: Effect = async (bar) => {
  const path = '/api/admin/financials/summary?startDate=2026-07-01&endDate=2026-07-31';
  const { body } = await (await signIn(bar, 'super_admin')).send(path);
  return (body.vat as { percent: number }).percent;
};
const earned: Effect = async (bar) => {
  const { browser, id } = await newMember(bar);
  return (await placeOrder(browser, lemonades({ userId: id }))).body.pointsToEarn;
};
const REFUSED = ['booking.day_closed', 'booking.day_closed', 201];
const booked: Effect = async (bar) => {
  const responses = [
    await bookTable(createBrowser(bar), tableWish()),
    await bookBrunch(createBrowser(bar), brunchWish({ reservationDate: '2026-07-05' })),
    await bookTable(createBrowser(bar), tableWish({ reservationDate: '2026-07-06' })),
  ];
  return responses.map(({ status, body }) => (status === 201 ? status : body.code));
};
const noted =
  (key: SettingKey): Effect =>
  async (bar) =>
    (await bar.deps.settings.read()).rules[key];

const DELIVERY = { serviceType: 'delivery', deliveryAddress: HOME, totalAmount: '510.00' };
const FAR_AWAY = { ...HOME, coordinates: { latitude: 36.68, longitude: 29.12 } };
const COLLECTION = { serviceType: 'collection', guestName: 'Ada', guestPhone: HOME.phone };

/** Lists each setting with another value, and the route that shows the value. */
const STEERS: Record<SettingKey, { value: unknown; effect: Effect; shown: unknown }> = {
  'ordering.paused': { value: true, effect: order(), shown: 'order.paused' },
  'ordering.busyMinutes': { value: 20, effect: rules('busyMinutes'), shown: 20 },
  'ordering.table': {
    value: false,
    effect: order(),
    shown: 'order.service_off',
  },
  'ordering.collection': {
    value: false,
    effect: order(COLLECTION),
    shown: 'order.service_off',
  },
  'ordering.delivery': { value: false, effect: order(DELIVERY), shown: 'order.service_off' },
  'ordering.refuseWhenClosed': {
    value: true,
    effect: async (bar) => {
      bar.clock.advance(10 * 60 * 60_000);
      return order()(bar);
    },
    shown: 'closed',
  },
  'delivery.fee': {
    value: '99.5',
    effect: page('/legal/distance-sale?lang=en', /Delivery costs [\d.]+ lira/),
    shown: 'Delivery costs 99.5 lira',
  },
  'delivery.radiusKm': {
    value: 4.5,
    effect: page('/menu/print?lang=en', /within 4\.5 km/),
    shown: 'within 4.5 km',
  },
  'venue.location': {
    value: { latitude: 36.62, longitude: 29.12 },
    effect: order({ ...DELIVERY, deliveryAddress: FAR_AWAY }),
    shown: 'order.too_far',
  },
  'venue.deliveryNoteEn': {
    value: 'Not to boats.',
    effect: page('/menu/print?lang=en', /Not to boats\./),
    shown: 'Not to boats.',
  },
  'venue.deliveryNoteTr': {
    value: 'Teknelere değil.',
    effect: page('/menu/print?lang=tr', /Teknelere değil\./),
    shown: 'Teknelere değil.',
  },
  'bookings.closedDays': { value: ['2026-07-05'], effect: booked, shown: REFUSED },
  'club.liraPerPoint': { value: 20, effect: earned, shown: 18 },
  ...CONTACT_STEERS,
  'venue.legalName': {
    value: 'Bliss Ltd. Şti.',
    effect: page('/legal/imprint?lang=en', /Bliss Ltd\. Şti\./),
    shown: 'Bliss Ltd. Şti.',
  },
  'venue.taxOffice': {
    value: 'Fethiye VD',
    effect: page('/legal/imprint?lang=en', /Fethiye VD/),
    shown: 'Fethiye VD',
  },
  'venue.taxNumber': {
    value: '1234567890',
    effect: page('/legal/imprint?lang=en', /1234567890/),
    shown: '1234567890',
  },
  'venue.mersis': {
    value: '0123456789000015',
    effect: page('/legal/imprint?lang=en', /0123456789000015/),
    shown: '0123456789000015',
  },
  'venue.kep': {
    value: 'bliss@hs01.kep.tr',
    effect: page('/legal/imprint?lang=en', /bliss@hs01\.kep\.tr/),
    shown: 'bliss@hs01.kep.tr',
  },
  'vat.percent': { value: 20, effect: vat, shown: 20 },
  'payments.orders': { value: true, effect: noted('payments.orders'), shown: true },
  'stock.switchOff': { value: true, effect: noted('stock.switchOff'), shown: true },
};

describeOnFile('a setting', (openApp) => {
  test.each(SETTING_KEYS)('steers the server from the next request on: %s', async (key) => {
    const { value, effect, shown } = STEERS[key];
    expect(await effect(await openApp())).not.toEqual(shown);
    const bar = await openApp();
    const { status } = await put(await signIn(bar, 'super_admin'), key, value);
    expect([status, await effect(bar)]).toEqual([200, shown]);
  });

  test.each([
    ['ordering.paused', 'yes', 'invalid'],
    ['ordering.busyMinutes', 121, 'number.range'],
    ['ordering.busyMinutes', 1.5, 'number.whole'],
    ['delivery.fee', '-1', 'amount.invalid'],
    ['delivery.fee', '10000.01', 'amount.invalid'],
    ['delivery.radiusKm', 0, 'number.range'],
    ['venue.location', { latitude: 91, longitude: 0 }, 'place.invalid'],
    ['venue.location', {}, 'place.invalid'],
    ['bookings.closedDays', ['2026-02-30'], 'date.invalid'],
    ['bookings.closedDays', Array(61).fill('2026-12-31'), 'text.too_long'],
    ['venue.phone', '0252 123 45 67', 'phone.international'],
    ['venue.email', 'nobody', 'email.invalid'],
    ['venue.instagram', 'https://instagram.com.evil.example/', 'link.invalid'],
    ['venue.address', 'x'.repeat(301), 'text.too_long'],
  ])('refuses a bad value: %s %j', async (key, value, code) => {
    const bar = await openApp();
    const { status, body } = await put(await signIn(bar, 'super_admin'), key, value);
    const [issue] = body.issues as { path: string; code: string }[];
    expect([status, issue?.code]).toEqual([400, code]);
    expect(issue?.path).toMatch(/^value/);
    expect(await bar.rows('SELECT * FROM setting')).toEqual([]);
  });

  test('that nobody knows is not found, and one that is damaged counts as not set', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    expect((await put(owner, 'venue.mood', true)).status).toBe(404);
    expect((await owner.send(`${PATH}/venue.mood/history`)).status).toBe(404);
    await bar.rows(`INSERT INTO setting (key, value) VALUES ('delivery.fee', '"free"')`);
    bar.deps.settings.forget();
    expect((await placeOrder(createBrowser(bar), lemonades())).status).toBe(201);
  });

  test('of the delivery asks who saw the old fee, and charges the new one', async () => {
    const bar = await openApp();
    await put(await signIn(bar, 'super_admin'), 'delivery.fee', 200);
    const asked = await placeOrder(createBrowser(bar), lemonades(DELIVERY));
    expect([asked.body.code, asked.body.totalAmount]).toEqual(['price_changed', '560.00']);
    const wish = lemonades({ ...DELIVERY, totalAmount: '560.00' });
    const sent = await placeOrder(createBrowser(bar), wish);
    expect(sent.status).toBe(201);
    expect(await bar.rows('SELECT fee_kurus FROM "order"')).toEqual([{ fee_kurus: 20_000 }]);
  });
});

describeOnBoth('two owners on one setting', (openApp) => {
  test('the second learns the value that stands, who set it and when, and chooses', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const fee = (value: unknown, v?: number) => put(owner, 'delivery.fee', value, v);
    expect((await fee(200, 0)).body.setting).toMatchObject({
      value: '200.00',
      v: 1,
      changedBy: owner.user.firstName,
    });
    const late = await fee(250, 0);
    const now = new Date(bar.clock.now()).toISOString();
    const stands = { key: 'delivery.fee', value: '200.00', v: 1 };
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({ by: owner.user.firstName, at: now, current: stands });
    // An equal change is no conflict and adds no history row.
    expect((await fee('200', 0)).status).toBe(200);
    expect((await fee(250, 1)).body.setting).toMatchObject({ value: '250.00', v: 2 });
    const { body } = await owner.send(`${PATH}/delivery.fee/history`);
    const who = expect.stringContaining(owner.user.firstName);
    expect(body.changes).toEqual([
      { by: who, at: now, before: '200.00', after: '250.00' },
      { by: who, at: now, before: '150.00', after: '200.00' },
    ]);
  });

  test('every setting is listed with its standard value until somebody sets it', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const listed = async () =>
      (await owner.send(PATH)).body.settings as { key: SettingKey; value: unknown; v: number }[];
    expect((await listed()).map(({ key, value, v }) => [key, value, v])).toEqual(
      SETTING_KEYS.map((key) => [key, settingOf(key).initial, 0]),
    );
    await put(owner, 'ordering.paused', true);
    const [first] = await listed();
    expect(first).toMatchObject({ key: 'ordering.paused', value: true, v: 1 });
  });
});
