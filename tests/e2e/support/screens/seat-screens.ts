import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOwnOrder } from '../../../support/calls/guest-calls';
import {
  kiosksAtTheBar,
  ordersAtTheBar,
  sendAsStaff,
  signedIn,
} from '../../../support/calls/staff-calls';
import { KIOSK_T7, pairAtT7 } from '../kiosk-tablet';
import { expectNothingFound } from '../looks/axe';
import {
  billCallAt,
  cardOfT7,
  letInAtT7,
  SECOND_PHONE,
  scanT7,
  THIRD_PHONE,
} from '../seated-table';
import type { Step } from './guest-screens';

const S1 = 1;
const TOWER = { width: 1080, height: 1920 };
const TABLET = { width: 1180, height: 820 };

/** Visits two phones at one table: its bill, the calls, and the table's changes by staff meanwhile. */
export async function atTheTable({ page, bar, visit }: Step): Promise<void> {
  await page.goto(`${bar.url}/t/27.1.wrong`);
  await expect(page.getByText("This code doesn't work")).toBeVisible();
  await visit(page, 'a code that does not work');
  await page.goto(bar.url + cardOfT7(bar));
  const open = page.getByRole('button', { name: /Bill and service/ });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('T7');
  await visit(page, 'the bill of a table');
  await page.keyboard.press('Escape');

  await scanT7(bar, SECOND_PHONE);
  const seat = await page.evaluate(() => JSON.parse(localStorage['bb-seat']).secret as string);
  const ada = { seat, guestName: 'Ada Kaya', tableNumber: 'T7' };
  const own = await sendOwnOrder(bar.url, ada);
  const can = { seat: SECOND_PHONE, guestName: 'Cansu', tableNumber: 'T7' };
  const { orderId } = await sendOwnOrder(bar.url, can);
  const staff = await signedIn(bar.url);
  await sendAsStaff(bar.url, staff, {
    path: `orders/${orderId}/status`,
    body: { status: 'confirmed' },
  });
  await page.reload();
  await open.click();
  await expect(dialog.getByText(/^We've asked the others at your table/)).toBeVisible();
  await visit(page, 'the bill of a phone that asks to be let in');
  await letInAtT7(bar, 1);
  await expect(dialog.getByText('Cansu').first()).toBeVisible();
  await visit(page, 'the bill of two people');
  await scanT7(bar, THIRD_PHONE);
  await expect(dialog.getByText(/^Phone 3 has scanned the code/)).toBeVisible();
  await visit(page, 'a question about another phone');
  await dialog.getByRole('button', { name: "Yes, it's with us" }).click();
  await expect(dialog.getByText(/^Phone 3 has scanned the code/)).toBeHidden();
  await dialog.getByRole('tab', { name: 'Equally' }).click();
  await dialog.getByRole('button', { name: 'Ask for the bill' }).click();
  await expect(dialog.getByText('The team has been told.')).toBeVisible();
  await visit(page, 'a bill in equal parts that is asked for');

  const seatings = `seatings/${(await ordersAtTheBar(bar.url))[0]?.seatingId}`;
  const bill = { call: 'bill', at: await billCallAt(bar, seat) };
  await sendAsStaff(bar.url, staff, { method: 'POST', path: `${seatings}/call`, body: bill });
  await sendAsStaff(bar.url, staff, {
    method: 'POST',
    path: `${seatings}/move`,
    body: { tableId: S1, from: KIOSK_T7 },
  });
  await expect(dialog.getByRole('heading', { name: 'Table S1' })).toBeVisible();
  await expect(dialog.getByText('Can from the team is on the way.')).toBeVisible();
  await visit(page, 'a party that was moved, and its call is taken');
  const confirmed = { status: 'confirmed' };
  await sendAsStaff(bar.url, staff, { path: `orders/${own.orderId}/status`, body: confirmed });
  const id = seatings.replace('seatings/', 'bills/');
  const cash = { amount: '420.00', method: 'cash' };
  await sendAsStaff(bar.url, staff, { method: 'POST', path: `${id}/payments`, body: cash });
  const closed = { worth: '420.00', paid: '420.00', freesTable: true };
  await sendAsStaff(bar.url, staff, { method: 'POST', path: `${id}/close`, body: closed });
  await expect(dialog.getByText(/^This table was closed/)).toBeVisible();
  await visit(page, 'the bill of a table that was closed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Got it' })).toBeVisible();
  await visit(page, 'a table that was closed', 'main');
}

/** Visits each screen on a tablet and on a tall kiosk. */
export async function kiosk({ page, bar, visit }: Step): Promise<void> {
  const look = async (screen: string) => {
    await visit(page, screen);
    await page.setViewportSize(TOWER);
    await expectNothingFound(page, `${screen} at 1080 × 1920`);
    await page.setViewportSize(TABLET);
  };
  await page.setViewportSize(TABLET);
  await page.goto(`${bar.url}/kiosk`);
  await expect(page.getByText(/^\d{6}$/)).toBeVisible();
  await look('a kiosk before it is paired');
  await pairAtT7(page, bar.url);
  await look('a kiosk waiting for guests');
  await page.getByRole('button', { name: 'Staff' }).click();
  await look('the staff’s part of a kiosk');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Touch to order' }).click();
  await look('the age question of a kiosk');
  await page.getByRole('button', { name: /^Yes/ }).click();
  await page.getByRole('button', { name: 'Add: The Bliss Classic', exact: true }).click();
  const fries = page.getByRole('button', { name: 'Plain Jane' });
  await expect(fries).toBeVisible();
  await look('the choices at a kiosk');
  await fries.click();
  await look('ordering at a kiosk');
  await page.getByRole('button', { name: /^Review and order/ }).click();
  await look('the review at a kiosk');
  await page.getByRole('button', { name: /^Send the order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await look('an order of a kiosk');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Touch to order' }).click();
  await stopClockInCountdown(page);
  await expect(page.getByRole('alertdialog', { name: 'Still there?' })).toBeVisible();
  await look('the countdown of a kiosk');
  const staff = await signedIn(bar.url);
  const [paired] = await kiosksAtTheBar(bar.url);
  await sendAsStaff(bar.url, staff, { path: `kiosks/${paired?.id}`, body: { isOutOfOrder: true } });
  // The kiosk reports that it is free, and the response tells it that it is out of order.
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'Out of order' })).toBeVisible();
  await look('a kiosk that is out of order');
}

/** Stops the clock in the countdown, because a slow machine needs longer than its half minute. */
async function stopClockInCountdown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [since, now] = [performance.now(), () => since + 70_000];
    performance.now = now;
  });
}
