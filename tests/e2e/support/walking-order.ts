import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import type { Fault } from '../../support/faults/chaos-proxy';
import type { Language } from './bar-test';
import type { guestOn } from './guest';
import { WORDS } from './looks/words';

/** Every walk orders these three lines: a burger with fries, wings with a sauce, and a side. */
const BURGER = 1;
const WINGS = 71;
export const SIDE = 25;
const FRIES_LIRA = 100;

/** The delay outlasts every test, so no response arrives. */
export const HANG: Fault = { delayMs: 600_000 };

type Guest = ReturnType<typeof guestOn>;
type MenuRow = { id: number; nameEn: string; nameTr: string; price: string };

/** Puts the three lines into the cart; returns their price from the venue's own menu. */
export async function fillCart(guest: Guest, language: Language, menu: MenuRow[]) {
  const name = (id: number) => (language === 'tr' ? row(menu, id).nameTr : row(menu, id).nameEn);
  const words = WORDS[language];
  await guest.addWith(name(BURGER), words.plainFries);
  await guest.addWith(name(WINGS), words.spicy);
  await guest.add(name(SIDE));
  const lira = [BURGER, WINGS, SIDE].reduce((sum, id) => sum + Number(row(menu, id).price), 0);
  return (lira + FRIES_LIRA).toFixed(2);
}

/** Prepares one side dish to table 12 up to the review, from a stored cart and checkout. */
export async function prepareSmallOrder(
  { page }: Guest,
  bar: RunningBar,
  menu?: MenuRow[],
): Promise<void> {
  const { nameEn, nameTr, price } = row(menu ?? (await readMenu(bar.url)), SIDE);
  const named = { name: nameEn, nameEn, nameTr, price };
  const items = [{ id: SIDE, originalMenuItemId: SIDE, quantity: 1, ...named }];
  // The app reads its storage and its address again only after its first render.
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyTaps') === undefined);
  await page.evaluate((stored) => {
    const draft = { serviceType: 'table', tableNumber: '12' };
    const cart = { state: { items: stored, isOpen: false }, version: 1 };
    localStorage.setItem('cart-storage', JSON.stringify(cart));
    localStorage.setItem('checkout-draft', JSON.stringify({ savedAt: Date.now(), draft }));
    for (const key of ['cart-storage', 'checkout-draft']) {
      dispatchEvent(new StorageEvent('storage', { key }));
    }
    history.pushState({}, '', '/?d=cart');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, items);
}

/** @param menu the bar's menu, while the bar is closed */
export async function placeSmallOrder(
  guest: Guest,
  bar: RunningBar,
  menu?: MenuRow[],
): Promise<void> {
  await prepareSmallOrder(guest, bar, menu);
  await guest.placeOrder();
  await guest.page.waitForURL(/\/order-success/);
}

/** Sets the fault for each sending of an order, counted from 1; returns a function that counts the sendings. */
export function onOrdersSent(bar: RunningBar, faultOf: (nth: number) => Fault): () => number {
  let sent = 0;
  bar.proxy.setRule(({ method, path }) => {
    if (method !== 'POST' || path !== '/api/orders') return 'pass';
    sent += 1;
    return faultOf(sent);
  });
  return () => sent;
}

/** Expects the confirmation on the page, and exactly one order on the server. */
export async function expectOneOrder({ page, words }: Guest, bar: RunningBar): Promise<void> {
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible({
    timeout: 30_000,
  });
  expect(await ordersAtTheBar(bar.url)).toHaveLength(1);
}

/** Expects the step of an order on its page, which reads the order whenever its guest comes back. */
export async function expectStep(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('[aria-current=step]')).toContainText(words, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

export async function readMenu(url: string): Promise<MenuRow[]> {
  const response = await fetch(`${url}/api/menu/items`);
  return (await response.json()) as MenuRow[];
}

function row(menu: MenuRow[], id: number): MenuRow {
  const found = menu.find((item) => item.id === id);
  if (!found) throw new Error(`No item ${id} on the menu.`);
  return found;
}
