import { expect, test, vi } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { keepLog } from '../../support/kept-log';

const NEEDLES = ['Zebercet', 'Anayurt Otel 7', 'zeb@needle.example', '5551234567', 'needle-secret'];
const [NAME = '', ADDRESS, MAIL, PHONE, SECRET] = NEEDLES;
const REQUESTS = 1_000;
const FAILURES = 292;

const LOOPBACK = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function scrape(bar: TestApp, headers: Record<string, string> = {}, env: object = LOOPBACK) {
  const response = await bar.app.request('/metrics', { headers }, env);
  return { status: response.status, text: await response.text() };
}

/** Sends a request that names somebody in its body, path, query and headers. */
async function sendNamed(bar: TestApp, nth: number): Promise<void> {
  const headers = { 'x-request-id': NAME, 'user-agent': NAME, 'x-order-secret': `${SECRET}` };
  const body = lemonades({ guestName: NAME, notes: `${ADDRESS} ${MAIL} ${PHONE}` } as never);
  if (nth % 4 === 0) await placeOrder(createBrowser(bar), body, { id: newOrderId() });
  else if (nth % 4 === 1) await bar.app.request(`/booking/${SECRET}?name=${NAME}`, { headers });
  else if (nth % 4 === 2) await bar.app.request(`/api/orders/${SECRET}?q=${MAIL}`, { headers });
  else await bar.app.request(`/api/${NAME}`, { method: 'POST', body: `{"${NAME}`, headers });
}

describeOnFile('log and metrics', (openApp) => {
  test(`name nobody after ${REQUESTS} requests of named guests, ${FAILURES} of which fail`, async () => {
    const log = keepLog();
    const bar = await openApp();
    const read = vi.spyOn(bar.deps.settings, 'read');
    const real = read.getMockImplementation() ?? bar.deps.settings.read;
    let failures = 0;
    for (let nth = 0; nth < REQUESTS; nth += 1) {
      const isFailing = nth % 4 === 0 && failures < FAILURES - 42;
      if (isFailing) read.mockRejectedValueOnce(named(failures++));
      await sendNamed(bar, nth);
    }
    for (; failures < FAILURES; failures += 1) {
      read.mockRejectedValueOnce(named(failures));
      await sendNamed(bar, 0);
    }
    read.mockImplementation(real);
    expect(log.events().filter((event) => event === 'request.failed')).toHaveLength(FAILURES);
    const { text } = await scrape(bar);
    for (const needle of NEEDLES) {
      expect([needle, log.text().includes(needle), text.includes(needle)]).toEqual([
        needle,
        false,
        false,
      ]);
    }
    const series = text.split('\n').filter((line) => line.startsWith('bar_bliss_requests_total'));
    expect(series.length).toBeLessThan(12);
  });

  test('the metrics count requests by route and status, orders, mails and connections', async () => {
    const bar = await openApp();
    await placeOrder(createBrowser(bar), lemonades());
    await bar.app.request('/api/orders/nothing');
    bar.deps.watchLog.keep({ signs: [{ kind: 'database', count: 0 }], state: {} });
    const { status, text } = await scrape(bar);
    expect(status).toBe(200);
    for (const line of [
      'bar_bliss_requests_total{method="POST",route="/api/orders",status="201"} 1',
      'bar_bliss_ready 1',
      'bar_bliss_orders_total 1',
      'bar_bliss_effects{state="failed"} 0',
      'bar_bliss_live_connections{of="staff"} 0',
      'bar_bliss_database_failures_total 0',
      'bar_bliss_signs{kind="database"} 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/bar_bliss_request_seconds_bucket\{le="0.3",route="\/api\/orders"\} 1\n/);
  });

  test('the metrics are not found for others, through a proxy, or without the token', async () => {
    const bar = await openApp();
    const other = { incoming: { socket: { remoteAddress: '192.168.1.9' } } };
    expect((await scrape(bar, {}, other)).status).toBe(404);
    expect((await scrape(bar, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    const guarded = await openApp({ config: { metricsToken: 'scrape-me-every-minute' } });
    expect((await scrape(guarded)).status).toBe(404);
    const headers = { authorization: 'Bearer scrape-me-every-minute' };
    expect((await scrape(guarded, headers, other)).status).toBe(200);
  });
});

/** Returns an error as a driver, a parser or a mail server words it; its code is its own. */
function named(nth: number): Error {
  const texts = [
    `Failed query: select * from member\nparams: ${NAME},${MAIL}`,
    `Expected a number but received "${NAME} ${ADDRESS}"`,
    `550 ${MAIL}: no such person`,
    `No such phone: ${PHONE}`,
  ];
  return Object.assign(new Error(texts[nth % texts.length]), { code: `E${nth}` });
}
