import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { formatDay } from '../../../i18n/day-text';
import { CalendarDays } from './CalendarDays';
import { dateOfDay, dayOfDate } from './calendar-day';

const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati'];
const home = process.env.TZ;

afterEach(() => {
  process.env.TZ = home;
});

function draw(locale: 'en' | 'tr', value = '2026-07-05') {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CalendarDays
        value={value}
        min="2026-07-04"
        max="2027-07-03"
        closed={['2026-07-08']}
        autoFocus={false}
        onChoose={() => {}}
      />
    </I18nProvider>,
  );
}

function weekdays(html: string) {
  return [...html.matchAll(/<th aria-label="([^"]+)"/g)].map(([, name]) => name);
}

test('English weeks start on Sunday, Turkish ones on Monday', () => {
  expect(weekdays(draw('en'))).toMatchObject({ 0: 'Sunday', 6: 'Saturday' });
  expect(weekdays(draw('tr'))).toMatchObject({ 0: 'Pazartesi', 6: 'Pazar' });
});

test('months and days are named in the reader’s language', () => {
  expect(draw('tr')).toContain('Temmuz 2026');
  expect(draw('tr')).toContain('aria-label="5 Temmuz 2026 Pazar, ');
  expect(draw('en')).toContain('aria-label="Sunday, 5 July 2026, selected"');
});

test('unavailable days are announced as unavailable', () => {
  for (const day of ['3 July', '8 July']) {
    const button = draw('en').match(new RegExp(`<button[^>]*, ${day}[^>]*>`))?.[0];
    expect(button).toContain('disabled');
  }
  expect(draw('en').match(/<button[^>]*4 July[^>]*>/)?.[0]).not.toContain('disabled');
});

test('no day is called today: only the venue knows which one that is', () => {
  expect(draw('en', '')).not.toContain('Today');
  expect(draw('tr', '')).not.toContain('Bugün');
});

test('the same month is drawn wherever the phone thinks it is', () => {
  const drawn = ZONES.map((zone) => {
    process.env.TZ = zone;
    return { html: draw('en'), offset: new Date(Date.UTC(2026, 6, 4)).getTimezoneOffset() };
  });
  expect(drawn.map(({ offset }) => offset)).toEqual([0, 420, -720, -840]);
  expect(new Set(drawn.map(({ html }) => html)).size).toBe(1);
});

test('a day comes back from the calendar as it went, in every zone', () => {
  const days = Array.from({ length: 731 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  for (const zone of ZONES) {
    process.env.TZ = zone;
    expect(days.map((day) => dayOfDate(dateOfDay(day)))).toEqual(days);
    expect(formatDay('2026-07-04', 'en')).toBe('Sat, 4 July 2026');
    expect(formatDay('2026-07-04', 'tr')).toBe('4 Temmuz 2026 Cmt');
  }
});
