import { describe, expect, test } from 'vitest';
import type { PublicAnnouncement, Weekday } from './whats-on';
import { bannerAt, instantOfMoment, isOnNow, whatsOnAt } from './whats-on';

const at = instantOfMoment;

function announced(
  kind: PublicAnnouncement['kind'],
  startsAt: string,
  endsAt: string,
  more: Partial<PublicAnnouncement> = {},
): PublicAnnouncement {
  const texts = { titleEn: '', titleTr: '', textEn: '', textTr: '' };
  const times = { startsAt: at(startsAt), endsAt: at(endsAt) };
  return { id: `${kind} ${startsAt}`, kind, ...texts, ...times, ...more };
}

describe('the banner', () => {
  const week = announced('banner', '2026-07-01T15:00', '2026-07-08T01:00');
  const tonight = announced('banner', '2026-07-04T18:00', '2026-07-04T23:00');
  const list = [tonight, week];

  test('is shown from the minute of its start to the minute of its end', () => {
    expect(bannerAt([tonight], at('2026-07-04T18:00') - 1)).toBeNull();
    expect(bannerAt([tonight], at('2026-07-04T18:00'))).toBe(tonight);
    expect(bannerAt([tonight], at('2026-07-04T23:00') - 1)).toBe(tonight);
    expect(bannerAt([tonight], at('2026-07-04T23:00'))).toBeNull();
  });

  test('of several is the one that started last', () => {
    expect(bannerAt(list, at('2026-07-04T17:00'))).toBe(week);
    expect(bannerAt(list, at('2026-07-04T19:00'))).toBe(tonight);
    expect(bannerAt(list, at('2026-07-05T00:30'))).toBe(week);
  });

  test('that was closed stays away, and uncovers no older one', () => {
    expect(bannerAt(list, at('2026-07-04T19:00'), tonight.id)).toBeNull();
    expect(bannerAt(list, at('2026-07-05T00:30'), tonight.id)).toBe(week);
  });

  test('is never a happy hour or an event', () => {
    const event = announced('event', '2026-07-04T18:00', '2026-07-04T23:00');
    expect(bannerAt([event], at('2026-07-04T19:00'))).toBeNull();
  });
});

describe("what's on", () => {
  test('has running happy hours, then coming events, the next one first', () => {
    const hours = announced('happy_hour', '2026-07-01T00:00', '2026-07-31T00:00');
    const later = announced('happy_hour', '2026-08-01T00:00', '2026-08-31T00:00');
    const quiz = announced('event', '2026-07-05T20:00', '2026-07-05T23:00');
    const jazz = announced('event', '2026-07-04T20:00', '2026-07-04T23:00');
    const list = [later, quiz, jazz, hours];
    expect(whatsOnAt(list, at('2026-07-02T12:00'))).toEqual([hours, jazz, quiz]);
    expect(whatsOnAt(list, at('2026-07-04T23:00'))).toEqual([hours, quiz]);
    expect(whatsOnAt(list, at('2026-08-01T00:00'))).toEqual([later]);
  });
});

describe('a happy hour is on', () => {
  function isOn(moment: string, weekdays: Weekday[], fromTime: string, toTime: string) {
    const season = ['2026-07-01T00:00', '2026-07-31T00:00'] as const;
    const hours = announced('happy_hour', ...season, { weekdays, fromTime, toTime });
    return isOnNow(hours, at(moment));
  }

  // 4 July 2026 is a Saturday.
  test.each([
    ['2026-07-04T15:59', false],
    ['2026-07-04T16:00', true],
    ['2026-07-04T17:59', true],
    ['2026-07-04T18:00', false],
    ['2026-07-05T16:30', false],
    ['2026-08-01T16:30', false],
  ])('on its weekday from minute to minute: %s %s', (moment, isExpected) => {
    expect(isOn(moment, ['sat'], '16:00', '18:00')).toBe(isExpected);
  });

  test.each([
    ['2026-07-04T22:00', true],
    ['2026-07-05T00:30', true],
    ['2026-07-05T01:00', false],
    ['2026-07-04T00:30', false],
    ['2026-07-05T22:30', false],
  ])('after the midnight of its weekday: %s %s', (moment, isExpected) => {
    expect(isOn(moment, ['sat'], '22:00', '01:00')).toBe(isExpected);
  });

  test('in the night from Sunday to Monday', () => {
    expect(isOn('2026-07-06T00:30', ['sun'], '22:00', '01:00')).toBe(true);
    expect(isOn('2026-07-06T00:30', ['mon'], '22:00', '01:00')).toBe(false);
  });
});
