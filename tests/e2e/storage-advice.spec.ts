import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../support/staff-calls';
import { openMenu, test, untilKeptOffline } from './bar-test';
import { guestOn } from './guest';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from './walking-order';

test('where only an open page can send, the guest is told to keep it open', async ({
  bar,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SyncManager'));
  const page = await openMenu(context, bar.url, 'en');
  await untilKeptOffline(page);
  await context.setOffline(true);
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.goto(`${bar.url}/?d=outbox`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Keep this page open/)).toBeVisible();
  await expect(dialog.getByText(/^Clearing this site's data/)).toBeVisible();
});

test('a browser that stores nothing: the order goes at once, and the guest is told', async ({
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
  await expect(page.getByText(/^This browser keeps nothing on this device/)).toBeVisible();
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
  await untilKeptOffline(page);
  await context.setOffline(true);
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.goto(bar.url);
  expect(asked).toEqual([]);
  await context.setOffline(false);
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

test('a shared tablet forgets its guest when it is told to', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
  const order = page.url();
  await page.goto(`${bar.url}/?d=outbox`);
  await page.getByRole('button', { name: 'Forget me on this device' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(page.getByText('This device has forgotten you.').first()).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['age-verified', 'bb-device', 'language-storage']);
  await page.goto(order);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect(page.getByText('Onion Rings')).toHaveCount(0);
});
