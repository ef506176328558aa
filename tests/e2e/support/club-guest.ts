import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { completeOrders } from '../../support/calls/staff-calls';
import { newestCode } from '../../support/mail/mail-codes';

export const MEMBER = { email: 'ada@example.com', phone: '0532 123 45 67' };
const LEMONADE = 151;
/** One order line may have this many pieces. */
const ROUND = 50;

/** Fills the join form in either language. */
export async function fillJoinForm(dialog: Locator): Promise<void> {
  await dialog.locator('[autocomplete=given-name]').fill('Ada');
  await dialog.locator('[autocomplete=family-name]').fill('Kaya');
  await dialog.locator('[autocomplete=email]').fill(MEMBER.email);
  await dialog.locator('input[type=tel]').fill(MEMBER.phone);
}

/** Returns the code in the newest mail of the server's outbox that has one. */
export async function codeFrom(dataDir: string): Promise<string> {
  let code = '';
  await expect(() => {
    code = newestCode(dataDir);
  }).toPass({ timeout: 15_000 });
  return code;
}

/** Orders every item as the member signed in on this page; staff complete the orders. */
export async function earnPoints(page: Page, bar: RunningBar, rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await orderRound(page);
  await completeOrders(bar.url);
}

async function orderRound(page: Page): Promise<void> {
  const status = await page.evaluate(
    async ({ itemId, pieces }) => {
      const { id: userId } = await (await fetch('/api/user/profile')).json();
      const menu = await fetch('/api/menu/items');
      const items: { id: number; price: string }[] = await menu.json();
      const price = Number(items.find(({ id }) => id === itemId)?.price);
      const response = await fetch('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          items: [{ originalMenuItemId: itemId, quantity: pieces }],
          totalAmount: pieces * price,
          serviceType: 'table',
          tableNumber: '12',
          userId,
        }),
      });
      return response.status;
    },
    { itemId: LEMONADE, pieces: ROUND },
  );
  expect(status).toBe(201);
}

/** Verifies the address like its owner, with the code from the mail. */
export async function proveAddress(page: Page, bar: RunningBar): Promise<void> {
  const body = JSON.stringify({ email: MEMBER.email, code: await codeFrom(bar.dataDir) });
  const status = await page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/users/signin/verify', {
      method: 'POST',
      headers,
      body: text,
    });
    return response.status;
  }, body);
  expect(status).toBe(200);
}

/** Books a table for four on the evening after tomorrow, as the member signed in. */
export async function bookAsMember(page: Page): Promise<void> {
  const status = await page.evaluate(async (email) => {
    const response = await fetch('/api/reservations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        guestName: 'Ada Kaya',
        guestEmail: email,
        guestPhone: '+905321234567',
        reservationDate: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
        reservationTime: '20:00',
        partySize: 4,
        tablePreference: 'outdoor',
      }),
    });
    return response.status;
  }, MEMBER.email);
  expect(status).toBe(201);
}
