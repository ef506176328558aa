import { expect, test } from 'vitest';
import { pictureHash } from '../../../src/domain/pictures/pictures';
import type { SettingKey } from '../../../src/domain/settings/settings';
import { SETTING_KEYS, settingOf } from '../../../src/domain/settings/settings';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, placeOrder } from '../../support/data/test-orders';
import { BAR_EFFECTS } from '../../support/setting-effects/bar-effects';
import { BOOKINGS_EFFECTS } from '../../support/setting-effects/bookings-effects';
import { BRUNCH_EFFECTS } from '../../support/setting-effects/brunch-effects';
import { CLUB_EFFECTS } from '../../support/setting-effects/club-effects';
import { CONTACT_EFFECTS, PICTURE_EFFECTS } from '../../support/setting-effects/contact-effects';
import { DELIVERY_EFFECTS } from '../../support/setting-effects/delivery-effects';
import type { SettingEffect } from '../../support/setting-effects/effect';
import { LEGAL_EFFECTS } from '../../support/setting-effects/legal-effects';
import { MAIL_EFFECTS } from '../../support/setting-effects/mail-effects';
import { MENU_EFFECTS } from '../../support/setting-effects/menu-effects';
import { OFFICE_EFFECTS } from '../../support/setting-effects/office-effects';
import { OPENING_EFFECTS } from '../../support/setting-effects/opening-effects';
import { DELIVERY, ORDERING_EFFECTS } from '../../support/setting-effects/ordering-effects';
import { RETENTION_EFFECTS } from '../../support/setting-effects/retention-effects';
import { TILL_EFFECTS } from '../../support/setting-effects/till-effects';

const PATH = '/api/admin/settings';

function put(staff: TestStaff, key: string, value: unknown, v?: number) {
  const body = { value, ...(v === undefined ? {} : { v }) };
  return staff.send(`${PATH}/${key}`, { method: 'PUT', body });
}

const FOOD = { nameEn: 'Roll', nameTr: 'Dürüm', isOn: true, hasSauce: false };

const EFFECTS: Record<SettingKey, SettingEffect> = {
  ...ORDERING_EFFECTS,
  ...BAR_EFFECTS,
  ...OPENING_EFFECTS,
  ...DELIVERY_EFFECTS,
  ...MENU_EFFECTS,
  ...BOOKINGS_EFFECTS,
  ...BRUNCH_EFFECTS,
  ...CLUB_EFFECTS,
  ...CONTACT_EFFECTS,
  ...PICTURE_EFFECTS,
  ...MAIL_EFFECTS,
  ...LEGAL_EFFECTS,
  ...RETENTION_EFFECTS,
  ...OFFICE_EFFECTS,
  ...TILL_EFFECTS,
};

/** Lists settings with values that are refused, and the code of the refusal. */
const BAD_VALUES: readonly [SettingKey, unknown, string][] = [
  ['ordering.paused', 'yes', 'invalid'],
  ['ordering.busyMinutes', 121, 'number.range'],
  ['ordering.busyMinutes', 1.5, 'number.whole'],
  ['bar.tableAgeing', { due: 15, late: 15 }, 'ageing.order'],
  ['bar.tableAgeing', { due: 0, late: 15 }, 'number.range'],
  ['bar.alarmVolume', 29, 'number.range'],
  ['bar.alarmRepeatSeconds', 4, 'number.range'],
  ['delivery.fee', '-1', 'amount.invalid'],
  ['delivery.fee', '10000.01', 'amount.invalid'],
  ['delivery.radiusKm', 0, 'number.range'],
  ['venue.location', { latitude: 91, longitude: 0 }, 'place.invalid'],
  ['venue.location', {}, 'place.invalid'],
  ['venue.heroPhoto', '/pictures/a"><script>-1280.avif', 'picture.address'],
  ['club.tierPoints', [200, 200, 1000], 'number.order'],
  ['club.tierPoints', [200, 500], 'number.invalid'],
  ['club.rewardPoints', [100, 0, 300], 'number.range'],
  ['club.tierNamesEn', ['A', 'B', 'C', ''], 'name.required'],
  ['club.tierNamesTr', ['A', 'B', 'A', 'C'], 'name.taken'],
  ['menu.friesPrice', '10000.01', 'amount.invalid'],
  ['menu.priceListLanguages', 'de', 'choice.unknown'],
  ['menu.soldOutFries', ['curly'], 'choice.unknown'],
  ['menu.soldOutFries', 'sweet', 'invalid'],
  ['bookings.closedDays', ['2026-02-30'], 'date.invalid'],
  ['bookings.times', ['20:00', '20.30'], 'time.invalid'],
  ['bookings.times', [], 'time.none'],
  ['bookings.maxParty', '12', 'choice.unknown'],
  ['bookings.daysAhead', 366, 'number.range'],
  ['bookings.leadMinutes', -1, 'number.range'],
  ['bookings.leadMinutes', 0.5, 'number.whole'],
  ['brunch.foods', [], 'dish.none_on'],
  ['brunch.foods', [{ ...FOOD, isOn: false }], 'dish.none_on'],
  ['brunch.foods', [FOOD, { ...FOOD, nameEn: 'ROLL' }], 'dish.name_twice'],
  ['brunch.foods', [{ ...FOOD, nameTr: ' ' }], 'dish.name_required'],
  ['brunch.drinks', [{ ...FOOD, group: 'water' }], 'invalid'],
  ['brunch.slots', ['17:00', '25:00'], 'time.invalid'],
  ['brunch.slots', [], 'time.none'],
  ['brunch.maxParty', 21, 'number.range'],
  ['brunch.drinkHours', 0, 'number.range'],
  ['brunch.heldDays', 1.5, 'number.whole'],
  ['brunch.deposit', 'free', 'amount.invalid'],
  ['bookings.closedDays', Array(61).fill('2026-12-31'), 'text.too_long'],
  ['opening.hours', [null], 'invalid'],
  ['opening.hours', Array(7).fill({ opens: '9:00', closes: '25:00' }), 'time.invalid'],
  ['opening.closures', [{ day: '31.12.', noteEn: '', noteTr: '' }], 'date.invalid'],
  [
    'opening.closures',
    Array(2).fill({ day: '2026-12-31', noteEn: '', noteTr: '' }),
    'closure.twice',
  ],
  ['venue.phone', '252 123 45 67', 'phone.international'],
  ['venue.email', 'nobody', 'email.invalid'],
  ['mail.replyTo', 'nobody', 'email.invalid'],
  ['mail.senderName', 'x'.repeat(61), 'text.too_long'],
  ['keep.technicalDays', 7, 'number.range'],
  ['keep.orderDays', 365, 'number.range'],
  ['keep.bookingDays', 29, 'number.range'],
  ['keep.messageDays', 30.5, 'number.whole'],
  ['venue.instagram', 'https://instagram.com.evil.example/', 'link.invalid'],
  ['venue.address', 'x'.repeat(301), 'text.too_long'],
];

async function keepPicture(bar: TestApp, address: unknown): Promise<void> {
  const hash = pictureHash(address);
  if (hash === null) return;
  await bar.rows(`INSERT INTO picture (hash, width, height, bytes, added_at, added_by)
    VALUES ('${hash}', 1280, 853, 1, 0, '')`);
}

describeOnFile('a setting', (openApp) => {
  test.each(SETTING_KEYS)('steers the server from the next request on: %s', async (key) => {
    const { value, effect, shown } = EFFECTS[key];
    expect(await effect(await openApp())).not.toEqual(shown);
    const bar = await openApp();
    await keepPicture(bar, value);
    const { status } = await put(await signIn(bar, 'super_admin'), key, value);
    expect([status, await effect(bar)]).toEqual([200, shown]);
  });

  test('refuses bad values, and stores none', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    for (const [key, value, code] of BAD_VALUES) {
      const { status, body } = await put(owner, key, value);
      const [issue] = body.issues as { path: string; code: string }[];
      expect.soft([key, status, issue?.code]).toEqual([key, 400, code]);
      expect.soft(issue?.path).toMatch(/^value/);
    }
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

  test('names only a picture that the server keeps', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const { status, body } = await put(
      owner,
      'venue.teamPhoto',
      PICTURE_EFFECTS['venue.teamPhoto'].value,
    );
    expect([status, body.code]).toEqual([409, 'picture.gone']);
    expect(await bar.rows('SELECT * FROM setting')).toEqual([]);
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

describeApp('two owners on one setting', (openApp) => {
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
