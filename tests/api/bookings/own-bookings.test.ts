import { expect, test } from 'vitest';
import { describeOnBoth } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const SECRET = 'c2VjcmV0LW9mLXRoZS1vcmRlcg';
const OTHER_SECRET = 'YW5vdGhlci1vcmRlcnMtc2VjcmV0';

function cancel(browser: TestBrowser, id: unknown, headers: Record<string, string> = {}) {
  return browser.send(`/api/reservations/${id}/cancel`, { body: {}, headers });
}

describeOnBoth('a reservation', (openApp) => {
  test('is read with its secret, by the browser that made it, and by staff', async () => {
    const bar = await openApp();
    const own = createBrowser(bar);
    const id = newOrderId();
    await bookTable(own, tableWish(), { id, secret: SECRET });
    const path = `/api/reservations/${id}`;
    const { authorization } = await signIn(bar, 'staff');
    const reads = [
      await own.send(path),
      await createBrowser(bar).send(path, { headers: { 'X-BB-Secret': SECRET } }),
      await createBrowser(bar).send(path, { headers: { authorization } }),
    ];
    for (const { status, body } of reads) {
      expect(status).toBe(200);
      expect(body.reservation).toMatchObject({
        id,
        v: 1,
        status: 'pending',
        guestName: 'Ada Kaya',
        tablePreference: 'outdoor',
        tableLabel: 'T5',
      });
    }
  });

  test('looks to everybody else as if there were none', async () => {
    const bar = await openApp();
    const id = newOrderId();
    await bookTable(createBrowser(bar), tableWish(), { id, secret: SECRET });
    const stranger = createBrowser(bar);
    await bookTable(stranger, tableWish());
    const path = `/api/reservations/${id}`;
    const unknown = await stranger.send(`/api/reservations/${newOrderId()}`);
    const attempts = [
      await stranger.send(path),
      await stranger.send(path, { headers: { 'X-BB-Secret': OTHER_SECRET } }),
      await stranger.send(path, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }),
      await stranger.send(`/api/orders/${id}`),
    ];
    expect(unknown.status).toBe(404);
    expect(attempts.map(({ status, text }) => [status, text])).toEqual(
      attempts.map(() => [404, unknown.text]),
    );
  });

  test('is cancelled by its guest, once, also after the bar has confirmed it', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const id = newOrderId();
    await bookTable(browser, tableWish(), { id, secret: SECRET });
    await bar.rows(`UPDATE reservation SET status = 'confirmed'`);
    const headers = { 'Idempotency-Key': newOrderId(), 'X-BB-Secret': SECRET };
    const first = await cancel(browser, id, headers);
    const again = await cancel(browser, id, headers);
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(first.body).toMatchObject({ reservationId: id, status: 'cancelled' });
    const { body } = await browser.send(`/api/reservations/${id}`);
    expect(body.reservation).toMatchObject({ status: 'cancelled', v: 2 });
  });

  test('is not cancelled once they sit at the table, or its time has come', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const [seated, begun] = [
      await bookTable(browser, tableWish()),
      await bookTable(browser, tableWish()),
    ];
    await bar.rows(`UPDATE reservation SET status = 'seated' WHERE id = '${seated.body.id}'`);
    const one = await cancel(browser, seated.body.id);
    bar.clock.advance(Date.parse('2026-07-05T17:00:00Z') - bar.clock.now());
    const two = await cancel(browser, begun.body.id);
    for (const { status, body } of [one, two]) {
      expect([status, body.code]).toEqual([409, 'booking.not_cancellable']);
    }
  });

  test('is not cancelled by anybody else', async () => {
    const bar = await openApp();
    const id = newOrderId();
    await bookTable(createBrowser(bar), tableWish(), { id });
    const stranger = createBrowser(bar);
    await bookTable(stranger, tableWish());
    const attempts = [
      await cancel(stranger, id),
      await cancel(createBrowser(bar), id, { 'X-BB-Secret': OTHER_SECRET }),
      await cancel(createBrowser(bar), id, { 'Idempotency-Key': id }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [row] = await bar.rows(`SELECT status FROM reservation WHERE id = '${id}'`);
    expect(row?.status).toBe('pending');
  });
});
