import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { RunningBar } from '../support/running-bar';
import { type Language, rememberLanguage, untilKeptOffline } from './bar-test';
import { brunchBooking, contactForm, tableBooking } from './booking-screens';
import { guestOn } from './guest';
import { fillCart, readMenu } from './walking-order';

/** `part` is what of the page has changed since it was last visited. */
export type Visit = (page: Page, screen: string, part?: string) => Promise<void>;

type Walk = { bar: RunningBar; context: BrowserContext; language: Language; visit: Visit };

export type Step = Walk & { page: Page; guest: ReturnType<typeof guestOn> };

const SCREEN_WORDS = {
  en: {
    openMenu: /^Menu/,
    search: 'Search the menu',
    yes: "Yes, I'm 18 or older",
    codeForTablet: "Code for the bar's tablet",
    barAway: /^The bar's tablet is offline right now/,
  },
  tr: {
    openMenu: /^Menü/,
    search: 'Menüde ara',
    yes: 'Evet, 18 yaşını doldurdum',
    codeForTablet: 'Barın tableti için kod',
    barAway: /^Barın tableti şu anda çevrim dışı/,
  },
};

/** Goes through every screen and dialog of the guest's site, as one guest on one evening. */
export async function walkGuestScreens(walk: Walk): Promise<void> {
  await rememberLanguage(walk.context, walk.language);
  const page = await walk.context.newPage();
  const step = { ...walk, page, guest: guestOn(page, walk.language) };
  await door(step);
  await home(step);
  await tableBooking(step);
  await brunchBooking(step);
  await contactForm(step);
  await choices(step);
  await order(step);
  await barAway(step);
  await ends(step);
}

/** Goes on inside the page, as a tap on a link does. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState({}, '', to), address);
}

async function openDialog({ page, visit }: Step, address: string, screen: string): Promise<void> {
  // The one before stays until the next has come.
  await page.evaluate(() => document.querySelector('[role=dialog]')?.setAttribute('data-seen', ''));
  await goTo(page, address);
  await expect(page.locator('[role=dialog]:not([data-seen])')).toBeVisible();
  await visit(page, screen);
}

async function door({ page, bar, language, visit }: Step): Promise<void> {
  await page.goto(bar.url);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await visit(page, 'age gate');
  await page.getByRole('button', { name: SCREEN_WORDS[language].yes }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function home(step: Step): Promise<void> {
  const { page, language, visit } = step;
  await untilKeptOffline(page);
  await expect(page.locator('#about')).toBeAttached();
  await visit(page, 'home');
  const open = page.getByRole('banner').getByRole('button', { expanded: false });
  await open.last().click();
  await expect(page.locator('#menu-sheet fieldset')).toBeVisible();
  await visit(page, 'menu sheet', '#menu-sheet');
  await page.keyboard.press('Escape');
  await page.getByLabel(SCREEN_WORDS[language].search).fill('qqq');
  await visit(page, 'search without a result', '#menu');
  await goTo(page, '/');
}

async function choices(step: Step): Promise<void> {
  await openDialog(step, '/?d=fries&id=1', 'fries');
  await openDialog(step, '/?d=sauce&id=71', 'sauce');
  await openDialog(step, '/?d=item&id=1', 'dish');
  await openDialog(step, '/?d=filters&f=vegan.no-milk', 'filters');
  await openDialog(step, '/?d=orders', 'orders to repeat');
  await openDialog(step, '/?d=cart', 'empty cart');
  await openDialog(step, '/?d=chat', 'chat');
  await goTo(step.page, '/');
}

async function order(step: Step): Promise<void> {
  const { page, guest, context, language, bar, visit } = step;
  await fillCart(guest, language, await readMenu(bar.url));
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit(page, 'cart');
  await page.goto(`${bar.url}/?d=checkout&step=service`);
  await page.getByRole('radio', { name: guest.words.delivery }).click();
  await visit(page, 'service');
  await page.getByRole('button', { name: guest.words.next }).click();
  await visit(page, 'delivery');
  await page.getByRole('button', { name: guest.words.next }).click();
  await visit(page, 'delivery with mistakes');
  await page.goto(bar.url);
  await guest.goToPayment();
  await visit(page, 'payment');
  await context.setOffline(true);
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  await visit(page, 'order saved on the phone');
  await page.getByRole('button', { name: SCREEN_WORDS[language].codeForTablet }).click();
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

/** No tablet of the bar hears of an order: said before anybody orders. */
async function barAway({ page, guest, context, language, bar, visit }: Step): Promise<void> {
  const { barAway: words } = SCREEN_WORDS[language];
  await context.route('**/api/live', (route) => route.abort());
  await context.route('**/api/live/now', (route) =>
    route.fulfill({ json: { menu: 'as it is', bar: 'away' }, headers: { 'X-BB-Api': '1' } }),
  );
  await page.goto(bar.url);
  await expect(page.getByText(words)).toBeVisible();
  await visit(page, 'home while the bar is away', 'main > :first-child');
  await fillCart(guest, language, await readMenu(bar.url));
  await guest.goToPayment();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await visit(page, 'payment while the bar is away');
  await context.unrouteAll();
}

async function ends({ page, bar, visit }: Step): Promise<void> {
  for (const [path, screen] of [
    ['/order-failed?reason=Card%20refused', 'order failed'],
    ['/order-success?orderId=unknown', 'unknown order'],
    ['/nowhere', 'page not found'],
    ['/legal/privacy', 'privacy'],
    ['/menu/print', 'price list'],
  ] as const) {
    await page.goto(bar.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, screen);
  }
}
