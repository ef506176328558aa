import { expect, test } from 'vitest';
import { offeredLanguages, priceListLanguage } from './guest-menu';

test.each([
  ['visitor', undefined, 'tr', 'tr'],
  ['visitor', 'en', 'tr', 'en'],
  ['visitor', 'de', 'en', 'en'],
  ['tr-en', undefined, 'en', 'tr'],
  ['tr-en', 'en', 'tr', 'en'],
  ['en-tr', undefined, 'tr', 'en'],
  ['tr', 'en', 'en', 'tr'],
  ['en', 'tr', 'tr', 'en'],
] as const)(
  'price list %s, asked for %s by a visitor with %s: %s',
  (setting, asked, own, shown) => {
    expect(priceListLanguage(setting, asked, own)).toBe(shown);
  },
);

test('one language is offered alone, otherwise both', () => {
  expect(offeredLanguages('tr')).toEqual(['tr']);
  expect(offeredLanguages('tr-en')).toEqual(['en', 'tr']);
});
