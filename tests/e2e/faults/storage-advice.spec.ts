import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { inspect } from '../support/looks/inspect';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from '../support/walking-order';

test.use({ colorScheme: 'light' });

test('without storage the order is sent at once, and the guest learns of it', async ({
  bar,
  context,
}) => {
  await context.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Nothing is kept here.', 'SecurityError');
    };
  });
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page.getByText(/^This browser saves nothing/)).toBeVisible();
});

test('leaving is held up while an order lives in the page alone, and never otherwise', async ({
  bar,
  context,
}) => {
  const asked: string[] = [];
  const page = await openMenu(context, bar.url, 'en');
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  onOrdersSent(bar, () => 'refuse');
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.goto(bar.url);
  expect(asked).toEqual([]);
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
  bar.proxy.setRule(() => 'pass');
  await expect.poll(async () => (await ordersAtTheBar(bar.url)).length).toBe(1);

  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Nothing is kept here.', 'UnknownError');
    };
  });
  onOrdersSent(bar, () => HANG);
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.goto(`${bar.url}/nowhere`);
  expect(asked).toEqual(['beforeunload']);
});

test('a shared device forgets its guest on request', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
  const order = page.url();
  await page.goto(`${bar.url}/?d=outbox`);
  await page.getByRole('button', { name: 'Delete my details from this device' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete my details from this device' }).click();
  await expect(page.getByText('Your details are deleted from this device.').first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['age-verified', 'bb-device', 'language-storage', 'venue-facts']);
  await page.goto(order);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect(page.getByText('Onion Rings')).toHaveCount(0);
});

test('an entry that this version cannot read is shown, and forgetting a guest is asked about first', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, `${bar.url}/?d=outbox`, 'en');
  const forget = page
    .getByRole('dialog')
    .getByRole('button', { name: 'Delete my details from this device' });
  await expect(forget).toBeVisible();
  await setAsideUnreadable(page);
  await expect(page.getByText(/^This version can't read it/)).toBeVisible();
  await inspect(page, 'what cannot be sent from the phone');
  await forget.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await inspect(page, 'the question before a guest is forgotten');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(forget).toBeFocused();
});

/** Puts an entry of another build into the outbox, which this build cannot read. */
async function setAsideUnreadable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bb-guest');
      request.onsuccess = () => resolve(request.result);
    });
    const id = '01997f6a-1111-7000-8000-000000abcdef';
    const row = { id, v: 2, entityKey: `order:${id}`, createdAt: Date.now() };
    await new Promise((resolve) => {
      const write = db.transaction('outbox', 'readwrite');
      write.objectStore('outbox').put(row);
      write.oncomplete = resolve;
    });
    db.close();
  });
  await page.reload();
}
