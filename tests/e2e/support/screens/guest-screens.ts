import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../../support/bar/running-bar';
import { payDeposit, payOrder, takeCards } from '../../../support/payments/card-payments';
import { rememberLanguage, speak, untilOfflineReady } from '../bar-test';
import { guestOn } from '../guest';
import type { Visit } from '../looks/inspect';
import { fillCart, readMenu } from '../walking-order';
import { brunchBooking, brunchDeposit, messageForm, tableBooking } from './booking-screens';
import { atTheTable, kiosk } from './seat-screens';

type Walk = { bar: RunningBar; context: BrowserContext; visit: Visit };

export type Step = Walk & { page: Page; guest: ReturnType<typeof guestOn> };

type Part = {
  name: string;
  /** True if the part opens without a connection. */
  isOffline?: boolean;
  walk: (step: Step) => Promise<void>;
};

/** Lists every screen and dialog of the guest's site, part by part; each part begins on a device of its own. */
export const GUEST_SCREENS: readonly Part[] = [
  { name: 'door and menu', walk: doorAndMenu },
  { name: 'choices', walk: choices },
  { name: 'table and message', walk: tableAndMessage },
  { name: 'brunch', walk: brunchBooking },
  { name: 'brunch deposit', isOffline: true, walk: brunchDeposit },
  { name: 'checkout', walk: checkout },
  { name: 'order', isOffline: true, walk: order },
  { name: 'bar away, order cancelled', walk: barAway },
  { name: 'at the table', walk: atTheTable },
  { name: 'kiosk', walk: kiosk },
  { name: 'card payments', walk: cardPayments },
  { name: 'other pages', walk: ends },
];

/** Walks through one part as one guest of an evening. */
export async function walkPart(part: Part, walk: Walk): Promise<void> {
  const { bar, context } = walk;
  if (part.walk === doorAndMenu) await rememberLanguage(context, 'en');
  else await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(bar.url);
  if (part.isOffline) await untilOfflineReady(page);
  await part.walk({ ...walk, page, guest: guestOn(page, 'en') });
}

/** Navigates inside the app, like a tap on a link. */
export async function goTo(page: Page, address: string): Promise<void> {
  // The app reacts to the URL only after its first render.
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

async function openDialog({ page, visit }: Step, address: string, screen: string): Promise<void> {
  // The former dialog stays until the next one opens.
  await page.evaluate(() => document.querySelector('[role=dialog]')?.setAttribute('data-seen', ''));
  await goTo(page, address);
  await expect(page.locator('[role=dialog]:not([data-seen])')).toBeVisible();
  await visit(page, screen);
}

async function doorAndMenu({ page, visit }: Step): Promise<void> {
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await visit(page, 'age gate');
  await page.getByRole('button', { name: "Yes, I'm 18 or older" }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.locator('#about')).toBeAttached();
  await visit(page, 'home');
  const open = page.getByRole('banner').getByRole('button', { expanded: false });
  await open.last().click();
  await expect(page.locator('#menu-sheet fieldset')).toBeVisible();
  await visit(page, 'menu sheet', '#menu-sheet');
  await page.keyboard.press('Escape');
  await page.getByLabel('Search the menu').fill('qqq');
  await visit(page, 'search without a result', '#menu');
}

async function tableAndMessage(step: Step): Promise<void> {
  await expect(step.page.locator('#about')).toBeAttached();
  await messageForm(step);
  await tableBooking(step);
}

async function choices(step: Step): Promise<void> {
  await expect(step.page.locator('#about')).toBeAttached();
  await openDialog(step, '/?d=fries&id=1', 'fries');
  await openDialog(step, '/?d=sauce&id=71', 'sauce');
  await openDialog(step, '/?d=item&id=1', 'dish');
  await openDialog(step, '/?d=filters&f=vegan.no-milk', 'filters');
  await openDialog(step, '/?d=orders', 'orders to repeat');
  await openDialog(step, '/?d=cart', 'empty cart');
  await openDialog(step, '/?d=chat', 'chat');
}

async function checkout({ page, guest, bar, visit }: Step): Promise<void> {
  await fillCart(guest, 'en', await readMenu(bar.url));
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit(page, 'cart');
  const place = page.getByRole('button', { name: guest.words.placeOrder });
  const table = page.getByLabel(guest.words.tableNumber);
  await table.fill('K4');
  await place.click();
  await expect(page.getByText('We have no table “K4”.')).toBeVisible();
  await visit(page, 'a table that does not exist');
  await table.fill('4');
  await place.click();
  await expect(page.getByText('Several tables have the number 4.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^[STB]4$/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'S4', exact: true }).click();
  await expect(table).toHaveValue('S4');
  await expect(page.getByText('Indoor · table S4')).toBeVisible();
  await page.getByRole('radio', { name: guest.words.delivery }).click();
  await visit(page, 'delivery');
  await place.click();
  await visit(page, 'delivery with mistakes');
}

async function order(step: Step): Promise<void> {
  const { page, guest, context, bar, visit } = step;
  await fillCart(guest, 'en', await readMenu(bar.url));
  await guest.goToPayment();
  await visit(page, 'payment');
  await context.setOffline(true);
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  await visit(page, 'order saved on the phone');
  await page.getByRole('button', { name: "Code for the bar's tablet" }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await visit(page, 'order as a code for the tablet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await goTo(page, '/');
  await expect(page.getByText(guest.words.offline)).toBeVisible();
  await visit(page, 'home without a connection', 'header + main > [role=status]');
  await openDialog(step, '/?d=outbox', 'what waits to be sent');
  await page.goBack();
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await visit(page, 'order at the bar');
}

/** Visits the pages of a guest whose order no tablet shows: a notice before ordering, then the cancellation. */
async function barAway({ page, guest, context, bar, visit }: Step): Promise<void> {
  const cancel = 'Cancel this order';
  await context.route('**/api/live', (route) => route.abort());
  await context.route('**/api/live/now', (route) =>
    route.fulfill({ json: { menu: 'as it is', bar: 'away' }, headers: { 'X-BB-Api': '1' } }),
  );
  await page.goto(bar.url);
  await fillCart(guest, 'en', await readMenu(bar.url));
  await guest.goToPayment();
  await expect(page.getByRole('dialog').getByText("The bar's screen is offline.")).toBeVisible();
  await visit(page, 'payment while the bar is away');
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await page.getByRole('button', { name: cancel }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await visit(page, 'the question before an order is cancelled');
  await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
  await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeVisible();
  await visit(page, 'order cancelled');
}

async function cardPayments({ page, context, bar, visit }: Step): Promise<void> {
  await takeCards(bar);
  const deposit = await payDeposit(bar.url);
  const [paid, refused] = [await payOrder(bar.url), await payOrder(bar.url, '6')];
  const [name = '', value = ''] = paid.cookie.split('=');
  await context.addCookies([{ name, value, url: bar.url }]);
  for (const [path, screen] of [
    [deposit.address.replace(bar.url, ''), 'deposit paid'],
    [paid.address.replace(bar.url, ''), 'order paid'],
    [refused.address.replace(bar.url, ''), 'order refused by the card'],
    ['/order-failed?reason=under_review', 'payment under review'],
    ['/vakifbank-test', 'bank integration'],
    ['/vakifbank-test?tab=testing', 'bank test cards'],
    ['/vakifbank-test?tab=docs', 'bank documentation'],
    ['/mobile-test', 'mobile test'],
  ] as const) {
    await page.goto(bar.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, screen);
  }
}

async function ends({ page, bar, visit }: Step): Promise<void> {
  for (const [path, screen] of [
    ['/order-failed?reason=Card%20refused', 'order failed'],
    ['/order-success?orderId=unknown', 'unknown order'],
    ['/nowhere', 'page not found'],
    ['/legal/privacy', 'privacy'],
    ['/legal/distance-sale', 'distance sale'],
    ['/legal/imprint', 'imprint'],
    ['/menu/print', 'price list'],
  ] as const) {
    await page.goto(bar.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, screen);
  }
}
