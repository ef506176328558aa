import { afterEach, describe, expect, test } from 'vitest';
import { formatTime } from '#domain/venue';
import { formatDateTime } from './day-text';
import { formatCount, formatMoney, LOCALE, localized } from './language';

const SUMMER_EVENING = Date.UTC(2026, 6, 4, 18, 30);

test('a price reads ₺1,580 in English and ₺1.580 in Turkish', () => {
  expect(formatMoney(158_000, 'en')).toBe('₺1,580');
  expect(formatMoney(158_000, 'tr')).toBe('₺1.580');
});

test('kuruş are shown only when there are any', () => {
  expect(formatMoney(48_050, 'en')).toBe('₺480.50');
  expect(formatMoney(48_050, 'tr')).toBe('₺480,50');
});

test.each(['en', 'tr'] as const)('money reads as the browser would write it: %s', (language) => {
  const { format } = new Intl.NumberFormat(LOCALE[language], {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
  });
  for (const kurus of [0, 5, 99, 100, -48_050, 99_999, 100_000, 123_456_789, -1_234_567_800]) {
    expect(formatMoney(kurus, language)).toBe(format(kurus / 100).replace(/[.,]00$/, ''));
  }
});

test('times are those of Fethiye, in 24 hours', () => {
  expect(formatTime(SUMMER_EVENING)).toBe('21:30');
  expect(formatTime(SUMMER_EVENING)).toBe('21:30');
  expect(formatTime(Date.UTC(2026, 6, 4, 21, 5))).toBe('00:05');
});

test('a date names the month in the reader’s language', () => {
  expect(formatDateTime(SUMMER_EVENING, 'en')).toMatch(/^4 Jul 2026/);
  expect(formatDateTime(SUMMER_EVENING, 'tr')).toMatch(/^4 Tem 2026/);
});

test('points have their thousands apart, as prices do', () => {
  expect([formatCount(1035, 'en'), formatCount(1035, 'tr')]).toEqual(['1,035', '1.035']);
});

test('a dish without a Turkish name keeps its English one', () => {
  expect(localized({ nameEn: 'Woo Woo', nameTr: '' }, 'name', 'tr')).toBe('Woo Woo');
  expect(localized({ nameEn: 'Onion Rings', nameTr: 'Soğan Halkası' }, 'name', 'tr')).toBe(
    'Soğan Halkası',
  );
});

describe('on a telephone that keeps another clock', () => {
  const home = process.env.TZ;
  afterEach(() => {
    process.env.TZ = home;
  });

  test.each(['Europe/London', 'Pacific/Auckland'])(
    'in %s dates and times are still those of Fethiye',
    (zone) => {
      process.env.TZ = zone;
      expect(new Date(SUMMER_EVENING).getHours()).not.toBe(21);
      expect(formatTime(SUMMER_EVENING)).toBe('21:30');
      expect(formatDateTime(SUMMER_EVENING, 'tr')).toBe('4 Tem 2026 21:30');
      expect(formatDateTime(SUMMER_EVENING, 'en')).toBe('4 Jul 2026, 21:30');
    },
  );
});
