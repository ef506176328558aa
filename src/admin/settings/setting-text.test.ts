import { expect, test } from 'vitest';
import type { SettingKind } from '#domain/settings/setting';
import { typedOf, valueTyped } from './setting-text';

test.each<[SettingKind, unknown, string]>([
  ['money', '150.00', '150'],
  ['money', '1250.50', '1250,50'],
  ['number', 0.5, '0,5'],
  ['place', { latitude: 36.62, longitude: -29.11 }, '36.62, -29.11'],
  ['place', null, ''],
  ['days', ['2026-12-31', '2027-01-01'], '31.12.2026\n01.01.2027'],
  ['choices', ['plain', 'sweet'], 'plain sweet'],
  ['choices', [], ''],
  ['numbers', [200, 500, 1000], '200 / 500 / 1000'],
  ['names', ['Bronz', 'Gümüş'], 'Bronz / Gümüş'],
  ['text', 'Çarşı 1', 'Çarşı 1'],
  ['ageing', { due: 8, late: 15 }, '8 / 15'],
])('a value of the kind %s is typed back as it stands: %j', (kind, value, typed) => {
  expect(typedOf(kind, value)).toBe(typed);
  const back = valueTyped(kind, typed);
  expect(kind === 'money' ? Number(back) : back).toEqual(kind === 'money' ? Number(value) : value);
});

test.each<[SettingKind, string, unknown]>([
  ['money', '1.250,50', '1250.50'],
  ['number', '', Number.NaN],
  ['place', '36.6217 29.1164', { latitude: 36.6217, longitude: 29.1164 }],
  ['place', 'by the sea', {}],
  ['ageing', '9/', { due: 9, late: Number.NaN }],
  ['days', '1.7.2026, 2026-12-31\n\nsoon', ['2026-07-01', '2026-12-31', 'soon']],
])('what is typed for the kind %s is read: %s', (kind, typed, value) => {
  expect(valueTyped(kind, typed)).toEqual(value);
});
