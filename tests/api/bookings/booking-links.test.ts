import { expect, test } from 'vitest';
import { boundToken, keysFrom } from '../../../server/services/keys';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';

const HOUR = 3_600_000;
const TABLE_STARTS = Date.parse('2026-07-05T17:00:00Z');

/** Books a table; returns its id and the response's links. */
async function booked(bar: TestApp, more: Record<string, unknown> = {}) {
  const { body } = await bookTable(createBrowser(bar), tableWish(more));
  return { id: String(body.id), page: String(body.manageUrl), entry: String(body.calendarUrl) };
}

function cancelOf(page: string): string {
  return page.replace('?', '/cancel?');
}

describeOnBoth('the link to a booking', (openApp) => {
  test('comes with the booking’s response and opens it on any device, in both languages', async () => {
    const bar = await openApp();
    const { id, page } = await booked(bar);
    expect(page).toMatch(new RegExp(`^/booking/table/${id}\\?key=[\\w-]{43}$`));
    const english = await createBrowser(bar).send(`${page}&lang=en`);
    expect(english.status).toBe(200);
    expect(english.text).toContain('Request sent. We confirm by phone.');
    for (const fact of ['5 July 2026', '20:00', '3-4 people', 'outdoor'])
      expect(english.text).toContain(`<dd>${fact}</dd>`);
    const turkish = await createBrowser(bar).send(`${page}&lang=tr`);
    expect(turkish.text).toContain('<html lang="tr">');
    expect(turkish.text).toContain('<dd>teras/bahçe</dd>');
  });

  test('is read again by its guest, and not by staff', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const { body } = await bookTable(own, tableWish());
    const path = `/api/reservations/${body.id}`;
    const mine = await own.send(path);
    expect(mine.body.reservation).toMatchObject({ manageUrl: body.manageUrl });
    const { authorization } = await signIn(bar, 'staff');
    const staffs = await createBrowser(bar).send(path, { headers: { authorization } });
    expect(staffs.status).toBe(200);
    expect(staffs.text).not.toContain('key=');
  });

  test('reveals no name, is not cached and not indexed', async () => {
    const bar = await openApp();
    const { id, page } = await booked(bar, { specialRequests: 'A cake, please' });
    const { text, headers } = await createBrowser(bar).send(page);
    // Ids and keys are random, so they may contain any three characters.
    const key = page.split('key=')[1] ?? '';
    const said = text.replaceAll(id, '').replaceAll(key, '');
    for (const word of ['Ada', 'Kaya', 'ada@', '532', 'cake']) expect(said).not.toContain(word);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('gives the table back, once, without a script', async () => {
    const bar = await openApp();
    const { id, page } = await booked(bar);
    const stranger = createBrowser(bar);
    const { text } = await stranger.send(`${page}&lang=en`);
    const action = text.match(/action="([^"]+cancel[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const [first, second] = [
      await stranger.send(action, { method: 'POST' }),
      await stranger.send(action, { method: 'POST' }),
    ];
    for (const { status, headers } of [first, second]) {
      expect([status, headers.get('location')]).toEqual([303, `${page}&lang=en`]);
    }
    const after = await stranger.send(`${page}&lang=en`);
    expect(after.text).toContain('This booking is cancelled');
    expect(after.text).not.toContain('<form');
    const rows = await bar.rows(`SELECT status, v, status_by FROM reservation WHERE id = '${id}'`);
    expect(rows).toMatchObject([{ status: 'cancelled', v: 2, status_by: null }]);
  });

  test('changes the booking by a plain form, and shows what else is free when the slot is full', async () => {
    const bar = await openApp();
    await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
    const { id, page } = await booked(bar);
    const full = await booked(bar, { reservationDate: '2026-07-06' });
    const stranger = createBrowser(bar);
    const post = (to: string, form: Record<string, string>) =>
      stranger.send(to, {
        body: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const changeOf = (way: string) => way.replace('?', '/change?');
    const from = '2026-07-05 20:00 4';
    const wish = { from, serviceDay: '2026-07-06', reservationTime: '21:00', partySize: '4' };
    const taken = await post(`${changeOf(page)}&lang=en`, wish);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('role="alert"');
    expect(taken.text).toContain('6 July 2026 · 22:00');
    const moved = await post(`${changeOf(page)}&lang=en`, { ...wish, reservationTime: '22:00' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${page}&lang=en`]);
    const again = await post(`${changeOf(page)}&lang=tr`, wish);
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('zaten değiştirildi'),
    ]);
    // A link opens its own booking only, and a wish that nobody can read changes nothing.
    const key = full.page.split('key=')[1];
    expect((await post(`/booking/table/${id}/change?key=${key}`, wish)).status).toBe(404);
    expect((await post(changeOf(page), { from: 'x' })).status).toBe(400);
    expect((await post(page.replace('?', '/late?'), { minutes: '20' })).status).toBe(409);
    const rows = await bar.rows(`SELECT slot, service_day, v FROM reservation WHERE id = '${id}'`);
    expect(rows).toMatchObject([{ slot: '22:00', service_day: '2026-07-06', v: 2 }]);
  });

  test('gives a brunch back as well', async () => {
    const bar = await openApp();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    const page = String(body.manageUrl);
    expect(page).toContain('/booking/brunch/');
    await createBrowser(bar).send(cancelOf(page), { method: 'POST' });
    const { text } = await createBrowser(bar).send(`${page}&lang=en`);
    expect(text).toContain('This booking is cancelled');
    expect(text).toContain('3 Chicken Tenders');
  });

  test('opens nothing when it is forged, another booking’s or made for something else', async () => {
    const bar = await openApp();
    const { id, page } = await booked(bar);
    const other = await booked(bar, { reservationTime: '15:00' });
    const { body: brunch } = await bookBrunch(createBrowser(bar), brunchWish());
    const keyOf = (url: unknown) => String(url).split('key=')[1];
    const keys = keysFrom(Buffer.alloc(32, 7));
    const paths = [
      `/booking/table/${id}`,
      `/booking/table/${id}?key=${'A'.repeat(43)}`,
      `/booking/table/${id}?key=${keyOf(page)?.slice(0, -1)}`,
      `/booking/table/${id}?key=${keyOf(other.page)}`,
      `/booking/table/${id}?key=${boundToken(keys.bookingLink, `manage:brunch:${id}`)}`,
      `/booking/table/${id}?key=${boundToken(keys.device, `manage:table:${id}`)}`,
      `/booking/brunch/${id}?key=${keyOf(page)}`,
      `/booking/table/${brunch.id}?key=${keyOf(brunch.manageUrl)}`,
      '/booking/table/nothing',
    ];
    const stranger = createBrowser(bar);
    for (const path of paths) {
      const { status, text } = await stranger.send(path, {
        headers: { 'accept-language': 'en' },
      });
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('We can&#39;t find this booking');
      const tried = await stranger.send(cancelOf(path.includes('?') ? path : `${path}?`), {
        method: 'POST',
      });
      expect(tried.status).toBe(404);
    }
    const [row] = await bar.rows(`SELECT status FROM reservation WHERE id = '${id}'`);
    expect(row?.status).toBe('pending');
  });

  test('from another site nothing is cancelled', async () => {
    const bar = await openApp();
    const { id, page } = await booked(bar);
    const { status } = await createBrowser(bar).send(cancelOf(page), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
    const [row] = await bar.rows(`SELECT status FROM reservation WHERE id = '${id}'`);
    expect(row?.status).toBe('pending');
  });

  test('cancels nothing once its time has come, and is invalid two days later', async () => {
    const bar = await openApp();
    const { id, page } = await booked(bar);
    const stranger = createBrowser(bar);
    bar.clock.advance(TABLE_STARTS - bar.clock.now());
    expect((await stranger.send(page)).text).not.toContain('<form');
    await stranger.send(cancelOf(page), { method: 'POST' });
    const [row] = await bar.rows(`SELECT status FROM reservation WHERE id = '${id}'`);
    expect(row?.status).toBe('pending');
    bar.clock.advance(48 * HOUR);
    expect((await stranger.send(page)).status).toBe(200);
    bar.clock.advance(1);
    expect((await stranger.send(page)).status).toBe(404);
  });

  test('a client that tries many links is refused', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const { id } = await booked(bar);
    const stranger = createBrowser(bar);
    const statuses: number[] = [];
    for (let guess = 0; guess < 61; guess += 1) {
      const { status } = await stranger.send(`/booking/table/${id}?key=${'A'.repeat(43)}`);
      statuses.push(status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404));
    expect(statuses[60]).toBe(429);
  });
});
