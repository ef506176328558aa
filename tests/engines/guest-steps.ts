import { addDays, venueTime } from '../../src/domain/venue';
import { formatWholeDay } from '../../src/i18n/day-text';
import type { RunningBar } from '../support/bar/running-bar';
import { until } from '../support/bar/until';
import { ordersAtTheBar } from '../support/calls/staff-calls';
import type { Page } from './page';

export const PHONE_NUMBER = '0532 123 45 67';
export const PHONE = { width: 390, height: 844 };

/** Opens the site on a phone without any earlier visit. */
export async function enter(page: Page, url: string): Promise<void> {
  await page.resize(PHONE);
  await page.goto(url);
  await page.tap('button', "Yes, I'm 18 or older");
  await page.misses('dialog', /./);
}

/** Navigates inside the app, like a tap on a link. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.run((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Waits until the service worker holds the site, as after a first visit of a few seconds. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await until(() =>
    page.run(async () => {
      const menu = await caches.match('/api/menu/items');
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const isInCharge = navigator.serviceWorker.controller && active?.state === 'activated';
      if (!menu || !isInCharge) throw new Error('Not kept yet.');
    }),
  );
}

/** Fills the open form of the club and sends it. */
export async function join(page: Page): Promise<void> {
  const dialog = page.within('[role=dialog]');
  await dialog.fill('First name', 'Ada');
  await dialog.fill('Last name', 'Kaya');
  await dialog.fill('Email', 'ada@example.com');
  await dialog.fill('Phone number', PHONE_NUMBER);
  await dialog.tap('button', 'Join the club');
  await dialog.sees('text', 'Hello, Ada');
}

/** Puts a burger with its fries and a side into the cart. */
export async function fillCart(page: Page): Promise<void> {
  await page.tap('button', 'Add: The Bliss Classic');
  await page.within('[role=dialog]').tap('button', /^Plain Jane/);
  await page.misses('dialog', /./);
  await page.tap('button', 'Add: Onion Rings');
}

/** Leads from the menu to the order's review. */
export async function goToPayment(page: Page): Promise<void> {
  await page.tap('button', /View order/);
  await page.fill('Table number', '12');
  await page.sees('button', /^(Place|Save) order/);
}

/** Taps a day of the calendar, on its next page if the first one does not show it. */
export async function pickDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number);
  const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(`${day}T12:00Z`));
  const button = new RegExp(`\\b${date} ${name} ${year}`);
  await page.sees('button', /next month/i);
  if ((await page.count('button', button)) === 0 && month) await page.tap('button', /next month/i);
  await page.tap('button', button);
}

/** Chooses the day after tomorrow, tenders and a wine, up to the guest's details. */
export async function chooseBrunch(page: Page, look = async () => {}): Promise<void> {
  const dialog = page.within('[role=dialog]');
  const day = formatWholeDay(addDays(venueTime(Date.now()).date, 2), 'en');
  await dialog.tap('radio', day);
  await dialog.tap('radio', '20:00');
  await dialog.tap('button', 'Continue');
  await dialog.sees('radio', /^3 Chicken Tenders/);
  await look();
  await dialog.tap('radio', /^3 Chicken Tenders\s*Garlic/);
  await dialog.tap('radio', 'House Rose');
  await dialog.tap('button', 'Continue');
}

/** Places an order while the server is out of reach. */
export async function orderOnThePhone(page: Page): Promise<void> {
  await page.sees('text', /^You're offline/);
  await fillCart(page);
  await goToPayment(page);
  await page.tap('button', /^(Place|Save) order/);
  await page.sees('heading', 'Order saved on this phone');
}

/** Expects the confirmation on the page, and exactly one order on the server. */
export async function seesOneOrder(page: Page, bar: RunningBar): Promise<void> {
  await page.sees('heading', 'Order Confirmed!');
  const orders = await ordersAtTheBar(bar.url);
  if (orders.length !== 1) throw new Error(`The bar has ${orders.length} orders.`);
}
