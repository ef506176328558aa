import { expect, test } from 'vitest';
import { describeOnBoth } from '../support/test-app';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../support/test-bookings';
import { createBrowser } from '../support/test-browser';
import { signIn } from '../support/test-staff';

/** Returns the unfolded lines of a calendar file. */
function linesOf(text: string): string[] {
  return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

describeOnBoth('a booking in a calendar', (openApp) => {
  test("is tentative until staff confirm it, in the venue's time", async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish());
    const { status, text, headers } = await createBrowser(bar).send(`${body.calendarUrl}&lang=en`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = linesOf(text);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'STATUS:TENTATIVE',
        `UID:${body.id}@bar-bliss`,
        'TZID:Europe/Istanbul',
        'DTSTART;TZID=Europe/Istanbul:20260705T200000',
        'DTEND;TZID=Europe/Istanbul:20260705T220000',
        'SUMMARY:Bar Bliss: Table',
        'SEQUENCE:1',
      ]),
    );
    expect(text).not.toContain('Ada');
  });

  test('is confirmed once staff confirm it, and removed when it is cancelled', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const { body } = await bookTable(own, tableWish());
    await bar.rows(`UPDATE reservation SET status = 'confirmed', v = v + 1`);
    const entry = String(body.calendarUrl);
    expect(linesOf((await own.send(entry)).text)).toEqual(
      expect.arrayContaining(['STATUS:CONFIRMED', 'SEQUENCE:2']),
    );
    await own.send(`/api/reservations/${body.id}/cancel`, { body: {} });
    const lines = linesOf((await own.send(entry)).text);
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']),
    );
    expect(lines).toContain(`UID:${body.id}@bar-bliss`);
  });

  test('00:00 is midnight at the end of its evening', async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish({ reservationTime: '00:00' }));
    const lines = linesOf((await createBrowser(bar).send(`${body.calendarUrl}&lang=en`)).text);
    expect(lines).toContain('DTSTART;TZID=Europe/Istanbul:20260706T000000');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
      '00:00 (midnight\\, night of 5 July 2026)',
    );
  });

  test('is in Turkish for a guest who reads Turkish', async () => {
    const bar = await openApp();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    const lines = linesOf((await createBrowser(bar).send(`${body.calendarUrl}&lang=tr`)).text);
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
