import { expect, test } from 'vitest';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { componentLines } from '../../support/mail/calendar-file';

const eventOf = (text: string) => componentLines(text, 'VCALENDAR/VEVENT');

describeOnBoth('a booking in a calendar', (openApp) => {
  test("is tentative until staff confirm it, in the venue's time", async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish());
    const { status, text, headers } = await createBrowser(bar).send(`${body.calendarUrl}&lang=en`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(componentLines(text, 'VCALENDAR')).toContain('METHOD:PUBLISH');
    expect(eventOf(text)).toEqual(
      expect.arrayContaining([
        'STATUS:TENTATIVE',
        `UID:${body.id}@bar-bliss`,
        'DTSTART;TZID=Europe/Istanbul:20260705T200000',
        'DTEND;TZID=Europe/Istanbul:20260705T220000',
        'SUMMARY:Bar Bliss: Table',
        'SEQUENCE:1',
      ]),
    );
    expect(text).not.toContain('Ada');
  });

  test.each([
    ['table', '20260705T200000', '20260705T220000'],
    ['brunch', '20260706T170000', '20260706T190000'],
  ])('of a %s names its zone, and the zone keeps a start of its own', async (kind, start, end) => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const { body } = await (kind === 'table'
      ? bookTable(guest, tableWish())
      : bookBrunch(guest, brunchWish()));
    const { text } = await guest.send(`${body.calendarUrl}&lang=en`);
    const zone = componentLines(text, 'VCALENDAR/VTIMEZONE');
    expect(zone).toEqual(['TZID:Europe/Istanbul']);
    expect(componentLines(text, 'VCALENDAR/VTIMEZONE/STANDARD')).toEqual([
      'DTSTART:20160907T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'TZNAME:+03',
    ]);
    const times = eventOf(text).filter((line) => /^DT(START|END)/.test(line));
    expect(times).toEqual([
      `DTSTART;TZID=Europe/Istanbul:${start}`,
      `DTEND;TZID=Europe/Istanbul:${end}`,
    ]);
  });

  test('is confirmed once staff confirm it, and removed when it is cancelled', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const { body } = await bookTable(own, tableWish());
    await bar.rows(`UPDATE reservation SET status = 'confirmed', v = v + 1`);
    const entry = String(body.calendarUrl);
    expect(eventOf((await own.send(entry)).text)).toEqual(
      expect.arrayContaining(['STATUS:CONFIRMED', 'SEQUENCE:2']),
    );
    await own.send(`/api/reservations/${body.id}/cancel`, { body: {} });
    const { text } = await own.send(entry);
    expect(componentLines(text, 'VCALENDAR')).toContain('METHOD:CANCEL');
    expect(eventOf(text)).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:3', `UID:${body.id}@bar-bliss`]),
    );
  });

  test('00:00 is midnight at the end of its evening', async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish({ reservationTime: '00:00' }));
    const lines = eventOf((await createBrowser(bar).send(`${body.calendarUrl}&lang=en`)).text);
    expect(lines).toContain('DTSTART;TZID=Europe/Istanbul:20260706T000000');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
      '00:00 (midnight\\, night of 5 July 2026)',
    );
  });

  test('is in Turkish for a guest who reads Turkish', async () => {
    const bar = await openApp();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    const lines = eventOf((await createBrowser(bar).send(`${body.calendarUrl}&lang=tr`)).text);
    expect(lines).toContain('SUMMARY:Bar Bliss: Bottomless Brunch');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('6 Temmuz 2026');
  });

  test('opens for its guest and for staff without a key, and for nobody else', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const { body } = await bookTable(own, tableWish());
    const path = `/api/reservations/${body.id}/calendar.ics`;
    const { authorization } = await signIn(bar, 'staff');
    const stranger = createBrowser(bar);
    const responses = [
      await own.send(path),
      await createBrowser(bar).send(path, { headers: { authorization } }),
      await stranger.send(path),
      await stranger.send(`${path}?key=${'A'.repeat(43)}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
  });
});
