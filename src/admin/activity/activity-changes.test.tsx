import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PRICE_REASONS, REMAKE_REASONS, VOID_REASONS } from '#domain/bills/line-entry';
import { WASTE_REASONS } from '#domain/inventory/recipe';
import { DECISIONS } from '#domain/payments/settlement';
import { TENDER_METHODS } from '#domain/tender-methods';
import { createTranslator } from '../../i18n/i18n';
import { Changes, changesOf } from './ActivityPage';
import { actionWords, bookWords, valueWords } from './activity-words';

const entity = 'venue_table';

test('a field counts as changed when its value differs', () => {
  const before = { status: 'pending', seats: 4 };
  expect(changesOf({ entity, before, after: { status: 'confirmed', seats: 4 } })).toEqual([
    { key: 'status', from: 'pending', to: 'confirmed' },
  ]);
});

test('a new row has no old values, and technical fields are left out', () => {
  expect(
    changesOf({
      entity,
      before: null,
      after: { tableLabel: 'T4', tableId: 24, statusAt: 5, v: 2 },
    }),
  ).toEqual([{ key: 'tableLabel', from: undefined, to: 'T4' }]);
  expect(changesOf({ entity, before: null, after: null })).toEqual([]);
});

test('an empty field of a new row takes no place', () => {
  const after = { name: 'Ilgaz', phone: '', supplies: null, leadDays: 0 };
  expect(changesOf({ entity: 'supplier', before: null, after }).map(({ key }) => key)).toEqual([
    'name',
    'leadDays',
  ]);
});

test('a fact about the row is no change', () => {
  expect(changesOf({ entity, before: { bill: 'S4' }, after: { amount: '32.00' } })).toEqual([
    { key: 'bill', from: undefined, to: 'S4' },
    { key: 'amount', from: undefined, to: '32.00' },
  ]);
});

const LINE_REASONS = [...VOID_REASONS, ...PRICE_REASONS, ...REMAKE_REASONS];

test('reasons, reductions, decisions and methods are shown by words', () => {
  const mute = [...WASTE_REASONS, ...DECISIONS].filter((value) => valueWords(value).id === value);
  expect(mute).toEqual([]);
  const unnamed = (key: string, values: readonly string[]) =>
    values.filter((value) => !bookWords(key, value));
  expect(unnamed('reason', LINE_REASONS)).toEqual([]);
  expect(unnamed('kind', ['discount', 'comp', 'staff'])).toEqual([]);
  expect(unnamed('method', TENDER_METHODS)).toEqual([]);
});

test('a mutation with many facts shows the first four', () => {
  const after = { a: 1, b: 2, c: 3, d: 4, e: 5 };
  expect(changesOf({ entity, before: null, after }).map(({ key }) => key)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});

test('the log names a change of a record by the record', async () => {
  const [en, tr] = [await createTranslator('en', 'admin'), await createTranslator('tr', 'admin')];
  expect(en._(actionWords('supplier.add', 'en'))).toBe('Supplier added');
  expect(tr._(actionWords('inventory_item.change', 'tr'))).toBe('Stok ürünü değiştirildi');
  expect(tr._(actionWords('campaign.remove', 'tr'))).toBe('Kampanya silindi');
  expect(tr._(actionWords('staff.remove', 'tr'))).toBe('Personel hesabı kapatıldı');
});

async function said(log: Parameters<typeof changesOf>[0]): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  const page = renderToString(
    <I18nProvider i18n={i18n}>
      <Changes log={log} />
    </I18nProvider>,
  );
  return page.replaceAll(/<!--.*?-->|<svg.*?<\/svg>|<[^>]*>/g, '');
}

test('the log says a field of a record as its form and its list do', async () => {
  const stock = { category: 'kitchen', unit: 'kg', unitCost: '12.50', supplierId: 'c3' };
  expect(await said({ entity: 'inventory_item', before: null, after: stock })).toBe(
    'Category:KitchenUnit:kgCost per unit:₺12,50',
  );
  const stays = { startsAt: '2026-07-04T18:00', endsAt: '2026-07-04T21:00' };
  expect(
    await said({ entity: 'announcement', before: null, after: { kind: 'banner', ...stays } }),
  ).toBe('Kind:BannerStarts:2026-07-04 18:00Ends:2026-07-04 21:00');
  const [before, after] = [{ isAvailable: false }, { isAvailable: true }];
  expect(await said({ entity: 'menu_item', before, after })).toBe('Available:No→Yes');
  expect(
    await said({ entity: 'supplier', before: { leadDays: 2 }, after: { leadDays: null } }),
  ).toBe('Lead time (days):2→–');
});

test('the time of a campaign, which the log has in milliseconds, is said as a time', async () => {
  const at = Date.parse('2026-07-04T18:00:00Z');
  expect(
    await said({ entity: 'campaign', before: { scheduledAt: null }, after: { scheduledAt: at } }),
  ).toBe('Send at:–→4 Jul 2026, 21:00');
});
