import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const HOUR = 60 * 60_000;

function reservations(bar: TestApp) {
  return bar.rows('SELECT * FROM reservation ORDER BY received_at, id');
}

describeOnBoth('a table', (openApp) => {
  test('is kept for two hours: the smallest that fits, in the place that was asked for', async () => {
    const bar = await openApp();
    const { status, body } = await bookTable(createBrowser(bar), tableWish({ partySize: 6 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      serviceDay: '2026-07-05',
      reservationTime: '20:00',
      reservationDate: '2026-07-05T17:00:00.000Z',
      tableLabel: 'T9',
    });
    expect(body.code).toMatch(/^R-[2-9A-Z]{4}$/);
    const [row] = await reservations(bar);
    expect(row).toMatchObject({ id: body.reservationId, table_id: 29, party_size: 6 });
    expect(Number(row?.ends_at) - Number(row?.starts_at)).toBe(2 * HOUR);
  });

  test('at 00:00 is kept for midnight at the end of the chosen evening', async () => {
    const { body } = await bookTable(
      createBrowser(await openApp()),
      tableWish({ reservationTime: '00:00' }),
    );
    expect(body).toMatchObject({
      serviceDay: '2026-07-05',
      reservationTime: '00:00',
      reservationDate: '2026-07-05T21:00:00.000Z',
    });
  });

  test('asked for by a timestamp is kept for what the venue’s clock shows then', async () => {
    const bar = await openApp();
    const wish = tableWish({ reservationDate: '2026-07-05T13:00:00-04:00', reservationTime: null });
    const { body } = await bookTable(createBrowser(bar), wish);
    expect(body).toMatchObject({ serviceDay: '2026-07-05', reservationTime: '20:00' });
  });

  test('is kept from tomorrow on, also while tonight’s evening goes on past midnight', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-05T00:30:00Z') });
    const tonight = tableWish({ reservationDate: '2026-07-04', reservationTime: '00:00' });
    const late = await bookTable(createBrowser(bar), tonight);
    expect([late.status, late.body.code]).toEqual([409, 'booking.too_late']);
    const tomorrow = await bookTable(createBrowser(bar), tableWish({ reservationTime: '15:00' }));
    expect(tomorrow.status).toBe(201);
  });

  test('is not kept for tonight, nor for more than a year ahead', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T12:00:00Z') });
    const browser = createBrowser(bar);
    const tonight = await bookTable(browser, tableWish({ reservationDate: '2026-07-04' }));
    const far = await bookTable(browser, tableWish({ reservationDate: '2027-07-05' }));
    expect([tonight.status, tonight.body.code]).toEqual([422, 'booking.too_soon']);
    expect([far.status, far.body.code]).toEqual([422, 'booking.too_far_ahead']);
    expect(await reservations(bar)).toEqual([]);
  });

  test('that waited on a phone overnight is kept until an hour before, and then asks', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-05T16:00:00Z') });
    const overnight = { ageMs: 22 * HOUR };
    const inTime = await bookTable(createBrowser(bar), tableWish(), overnight);
    expect(inTime.status).toBe(201);
    const [row] = await reservations(bar);
    expect(row?.placed_at).toBe(bar.clock.now() - 22 * HOUR);
    bar.clock.advance(1);
    const late = await bookTable(createBrowser(bar), tableWish(), overnight);
    expect([late.status, late.body.code]).toEqual([409, 'booking.too_late']);
  });

  test('leaves a confirmation to be sent that names nobody, if there is an address to send it to', async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish());
    await bookTable(createBrowser(bar), tableWish({ guestEmail: '' }));
    const effects = await bar.rows('SELECT kind, payload, state FROM effect');
    expect(effects).toMatchObject([{ kind: 'booking.confirmation', state: 'waiting' }]);
    expect(JSON.parse(String(effects[0]?.payload))).toEqual({ bookingId: body.reservationId });
  });

  test('reaches the tablets with its label', async () => {
    const bar = await openApp();
    const { body } = await bookTable(createBrowser(bar), tableWish());
    const [feed] = await bar.rows(`SELECT pk FROM change_log WHERE tbl = 'reservation'`);
    expect(feed?.pk).toBe(body.reservationId);
  });
});

describeOnBoth('a reservation that is sent again', (openApp) => {
  test('is one booking with one response, byte by byte, whatever its status is by now', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const sent = { id: newOrderId(), secret: 'c2VjcmV0LW9mLXRoZS1vcmRlcg' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => bookTable(browser, tableWish(), sent)),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await reservations(bar)).toHaveLength(1);
    const [effects] = await bar.rows('SELECT count(*) AS n FROM effect');
    expect(effects?.n).toBe(1);
    await bar.rows(`UPDATE reservation SET status = 'cancelled'`);
    bar.clock.advance(60 * 24 * HOUR);
    const again = await bookTable(browser, tableWish(), sent);
    expect(again.text).toBe(responses[0]?.text);
    expect(again.headers.get('X-BB-Replay')).toBe('1');
  });

  test('with another wish is refused, and from a stranger does not exist', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const sent = { id: newOrderId(), secret: 'c2VjcmV0LW9mLXRoZS1vcmRlcg' };
    await bookTable(browser, tableWish(), sent);
    const other = await bookTable(browser, tableWish({ partySize: 2 }), sent);
    const stranger = await bookTable(createBrowser(bar), tableWish(), { id: sent.id });
    expect([other.status, stranger.status]).toEqual([422, 404]);
  });

  test('after a full evening gets the same refusal, also when a table is free by now', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const sent = { id: newOrderId() };
    await bar.rows('UPDATE venue_table SET is_active = 0');
    const refused = await bookTable(browser, tableWish(), sent);
    await bar.rows('UPDATE venue_table SET is_active = 1');
    const again = await bookTable(browser, tableWish(), sent);
    expect(refused.body).toMatchObject({ code: 'slot_taken', alternatives: [] });
    expect([again.status, again.text]).toEqual([409, refused.text]);
  });
});
