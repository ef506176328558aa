import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { changeLanguage } from '../support/looks/inspect';
import { openBoard, TABLET } from '../support/staff';

/** The limit is far below the page's own refresh; the bench measures the exact speed. */
const AT_ONCE = { timeout: 8_000 };
const LEMONADE = 'House Lemonade';
const RINGS = 'Onion Rings';

/** Opens the menu and waits for the live channel, which tells the page of changes. */
async function openListening(...[context, url, language]: Parameters<typeof openMenu>) {
  const opening = context.waitForEvent('request', (request) => request.url().endsWith('/api/live'));
  const page = await openMenu(context, url, language);
  await opening;
  return page;
}

function switchOf(tablet: Page, dish: string) {
  return tablet.getByRole('switch', { name: new RegExp(dish) });
}

test('two taps on a ticket or a switch take a dish off the guest’s open menu, dialog, cart and checkout at once; without a network the switch waits', async ({
  bar,
  context,
  browser,
}) => {
  const page = await openListening(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const code = await sendOrder(bar.url);
  const tablets = await browser.newContext({ viewport: TABLET });
  const tablet = await openBoard(tablets, bar.url, 'en');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: RINGS }) });
  await expect(card).toBeVisible();
  await tablet.getByRole('button', { name: `More for ${code}` }).click();
  await tablet.getByRole('menuitem', { name: `Sold out: ${RINGS}` }).click();
  await expect(card).toBeHidden(AT_ONCE);

  await test.step('without a network the switch waits and says so', async () => {
    await tablet.goto(`${bar.url}/admin/menu/items`);
    const outOnly = tablet.getByRole('button', { name: /^Sold out: \d+$/ });
    await outOnly.click();
    await expect(switchOf(tablet, RINGS)).not.toBeChecked();
    await tablets.setOffline(true);
    await switchOf(tablet, RINGS).click();
    await expect(switchOf(tablet, RINGS)).toHaveCount(0);
    await outOnly.click();
    await expect(switchOf(tablet, RINGS)).toBeChecked();
    await expect(tablet.getByText('Waiting to be sent')).toBeVisible();
    await expect(card).toBeHidden();
    await tablets.setOffline(false);
    await expect(card).toBeVisible({ timeout: 20_000 });
  });

  await guest.add(RINGS);
  await card.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await switchOf(tablet, RINGS).click();
  await expect(page.getByRole('dialog')).toBeHidden(AT_ONCE);
  await expect(page.getByText(`${RINGS} has just sold out.`).first()).toBeVisible(AT_ONCE);
  await expect(card).toBeHidden(AT_ONCE);

  await tablet.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible(AT_ONCE);
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText('Sold out', { exact: true })).toHaveCount(0);
  await switchOf(tablet, RINGS).click();
  await expect(cart.getByText('Sold out', { exact: true })).toBeVisible(AT_ONCE);
  await switchOf(tablet, RINGS).click();
  await expect(cart.getByText('Sold out', { exact: true })).toBeHidden(AT_ONCE);

  await tablets.close();
});

test('while the bar’s tablet is offline, the order says so until a guest closes it; the menu does not', async ({
  bar,
  context,
}) => {
  await context.route('**/api/live', (route) => route.abort());
  await context.route('**/api/live/now', (route) =>
    route.fulfill({ json: { menu: 'as it is', bar: 'away' }, headers: { 'X-BB-Api': '1' } }),
  );
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await guest.add(LEMONADE);
  const note = page.getByText("The bar's screen is offline.");
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  await expect(page.getByRole('dialog').filter({ has: note })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await changeLanguage(page, 'tr');
  const inTurkish = page.getByText(/^Barın ekranı çevrim dışı/);
  const height = (await inTurkish.boundingBox())?.height ?? 0;
  expect(height).toBeLessThan(50);
  await changeLanguage(page, 'en');
  expect((await note.boundingBox())?.height ?? 0).toBeLessThan(50);
  await page.getByRole('button', { name: 'Hide this note' }).click();
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Escape');
  await guest.viewOrder();
  await expect(page.getByRole('radio', { name: guest.words.atMyTable })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a tablet without contact for twenty seconds says so, and since when', async ({
  bar,
  context,
}) => {
  await context.clock.install();
  const board = await openBoard(context, bar.url, 'en');
  await expect(board.getByRole('button', { name: /^Connection: Up to date/ })).toBeVisible();
  // The rule cuts nothing: all requests stay silent, as behind a firewall.
  bar.proxy.setRule(() => ({ delayMs: 600_000 }));
  await context.route('**/api/**', () => {});
  // The open channel may deliver one more event and then falls silent again.
  await expect(async () => {
    await board.clock.runFor(20_000);
    await expect(board.getByText(/^No connection since \d\d:\d\d/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
