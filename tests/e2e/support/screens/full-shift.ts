import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { isLow } from '#domain/inventory/inventory-item';
import { DEMO } from '../../../../server/db/seed/demo';
import { MENU_ITEMS } from '../../../../server/db/seed/menu';
import { sendDelivery, sendMessage, sendOrder } from '../../../support/calls/guest-calls';
import {
  moveOrder,
  reportUnsent,
  seatWalkIn,
  takeOffMenu,
} from '../../../support/calls/staff-calls';
import { sendBooking } from '../../../support/evenings/booked-evening';

/** Maps each heading of the shift report to the rows that its list must have. */
export type Sheet = Record<string, readonly RegExp[]>;

const SMALL_TABLE = { id: 2, label: 'S2' };
const PLAIN_FRIES = 21;

/** Leaves an open matter for every list; returns the expected report and the code of the order that calls. */
export async function leaveSomethingOpen(url: string): Promise<{ sheet: Sheet; calling: string }> {
  const cooking = await sendOrder(url, { tableNumber: 'S5' });
  await moveOrder(url, cooking, { status: 'confirmed' });
  await seatWalkIn(url, { tableId: SMALL_TABLE.id, partySize: 2, guestName: 'Lale' });
  const delivery = await sendDelivery(url);
  await moveOrder(url, delivery, { status: 'preparing' });
  const cancelled = await sendOrder(url, { tableNumber: 'T3' });
  await moveOrder(url, cancelled, { status: 'cancelled', reason: 'guest_gone' });
  await takeOffMenu(url, PLAIN_FRIES);
  await sendBooking(url, 'brunch', { guestName: 'Derya Aksoy' });
  await sendMessage(url, { name: 'Deniz Arslan', subject: 'A lost scarf' });
  const calling = await sendOrder(url, { tableNumber: '12' });
  await reportUnsent(url, { waiting: 2, attention: 1 });
  const sheet = {
    'Open tables': [
      new RegExp(`^Table ${SMALL_TABLE.label}\\s*Lale, 2 people$`),
      new RegExp(`^Table S5\\s*${cooking}$`),
      new RegExp(`^Table 12\\s*${calling}$`),
    ],
    'Open tabs': [],
    'Collections and deliveries': [
      new RegExp(
        `^${delivery} · Delivery\\s*Preparing · \\d\\d:\\d\\d.* · ₺[\\d.]+ to pay.*Show number`,
      ),
    ],
    'Not seen by anyone': [new RegExp(`^${calling} · Table 12\\s*New · \\d\\d:\\d\\d$`)],
    'Not sent from this tablet': [],
    'Sold out': MENU_ITEMS.filter(
      ({ id, isAvailable }) => id === PLAIN_FRIES || isAvailable === false,
    ).map(({ nameEn }) => new RegExp(`^${nameEn}$`)),
    'Cancelled this evening': [
      new RegExp(
        `^${cancelled} · Table T3\\s*The guest has left or can't be reached · Can · \\d\\d:\\d\\d$`,
      ),
    ],
    'Deposits to call for': [/^Derya Aksoy\s*Due by .*Show number/],
    'Unread messages': [/^Deniz Arslan: A lost scarf/],
    // A tablet without contact for a minute may have more.
    'Other tablets with unsent changes': [/^Elif\D*3 (or more )?not sent, last contact \d\d:\d\d$/],
    'Low stock': DEMO.inventory
      .filter(isLow)
      .map(
        ({ nameEn, currentStock }) =>
          new RegExp(`^${nameEn}\\s*${currentStock.toLocaleString('tr-TR')} \\w+$`),
      ),
    'Card payments that need attention': [],
    'Booked while you are closed': [],
  };
  return { sheet, calling };
}

/** Expects exactly these rows in every list of the report, and their number in its heading. */
export async function expectSheet(page: Page, sheet: Sheet): Promise<void> {
  for (const [title, rows] of Object.entries(sheet)) {
    const list = page.getByRole('region', { name: `${title} ${rows.length}`, exact: true });
    await expect(list).toBeVisible();
    const items = list.getByRole('listitem');
    await expect(items).toHaveCount(rows.length);
    for (const row of rows) await expect(items.filter({ hasText: row })).toHaveCount(1);
  }
  await expect(page.locator('main section:has(> h3)')).toHaveCount(Object.keys(sheet).length);
}

/** Expects each heading of the report to show the number of rows below it. */
export async function expectNumbersToBeLists(page: Page) {
  await expect(page.getByText(/^(Not known yet|Henüz bilinmiyor)/)).toHaveCount(0);
  // The lists load one after another.
  await expect(async () => {
    const parts = await page.locator('main section:has(> h3)').evaluateAll((sections) =>
      sections.map((section) => ({
        said: Number(section.querySelector('h3 span')?.textContent),
        listed: section.querySelectorAll('li').length,
      })),
    );
    expect(parts.length).toBeGreaterThanOrEqual(9);
    expect(parts.map(({ said }) => said)).toEqual(parts.map(({ listed }) => listed));
    expect(parts.some(({ listed }) => listed > 0)).toBe(true);
  }).toPass({ timeout: 15_000 });
}
