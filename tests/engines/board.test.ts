import { expect } from 'vitest';
import { until } from '../support/bar/until';
import { sendDelivery } from '../support/calls/guest-calls';
import { ordersAtTheBar } from '../support/calls/staff-calls';
import { test } from './engine-test';
import { PHONE } from './guest-steps';
import { openBoard, TABLET, TURNED_TABLET } from './staff-steps';

test('an order comes to the open board, keeps its height when the tablet is turned, and a tap confirms it', async ({
  bar,
  page,
}) => {
  await openBoard(page, bar.url);
  const code = await sendDelivery(bar.url);
  await page.sees('text', new RegExp(code));
  const height = await page.run(ticketHeight);
  for (const size of [PHONE, TURNED_TABLET, TABLET]) {
    await page.resize(size);
    await page.run(ticketHeight);
  }
  expect(await page.run(ticketHeight)).toBe(height);
  await page.tap('button', /^Confirm/);
  await until(async () => {
    const [order] = await ordersAtTheBar(bar.url);
    expect(order?.status).toBe('confirmed');
  });
});

/** Runs in the page. Returns the height of the only ticket, two frames later. */
async function ticketHeight() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.querySelector('article')?.getBoundingClientRect().height;
}
