import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { speak, test } from '../support/bar-test';
import { countLoads } from '../support/count-loads';
import { inspect } from '../support/looks/inspect';
import { openBoard, untilTabletIsWhole } from '../support/staff';

const MISSING = 'This page is not on this tablet yet';
const WORDS = {
  failed: 'Bu sayfa şu anda açılamıyor',
  tryAgain: 'Yeniden dene',
  silent: 'Bu tablet uygulamayı gösteremiyor. Alarmı çalmıyor.',
  items: 'Ürünler',
  title: 'Menü ürünleri · Bar Bliss',
};
/** Lists every page of the navigation with its link and its heading. */
const PAGES = [
  ['Dashboard', 'Dashboard · Bar Bliss'],
  ['Table Reservations', 'Table Reservations - Bar Bliss'],
  ['Bottomless Brunch', 'Bottomless Brunch - Bar Bliss'],
  ['Floor', 'Floor · Bar Bliss'],
  ['Tables', 'Tables · Bar Bliss'],
  ['Items', 'Menu items · Bar Bliss'],
  ['Shift', 'Shift · Bar Bliss'],
  ['Orders', 'Orders · Bar Bliss'],
] as const;
const OWN_PAGES = ['Profile', 'Change Password', 'Activity Logs'] as const;

test.use({ viewport: { width: 1440, height: 900 } });

function goTo(page: Page, link: string): Promise<void> {
  return page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
}

test('a tablet that was opened for the first time tonight opens every page without a connection', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const tablet = await openBoard(context, bar.url, 'en');
  await untilTabletIsWhole(tablet);
  await context.setOffline(true);
  await expect(tablet.getByText(/^No connection since \d\d:\d\d/)).toBeVisible();
  for (const [link, title] of PAGES) {
    await goTo(tablet, link);
    await expect(tablet).toHaveTitle(title);
  }
  for (const link of OWN_PAGES) {
    await tablet.getByRole('button', { name: /Can Öztürk/ }).click();
    await tablet.getByRole('menuitem', { name: link }).click();
    await expect(tablet).toHaveTitle(`${link} · Bar Bliss`);
  }
  await tablet.reload();
  await expect(tablet).toHaveTitle('Activity Logs · Bar Bliss');
});

test.describe('a part of the app that never came', () => {
  test('fails only its own page: the alarm stays, and the page opens once the connection is back', async ({
    bar,
    context,
  }) => {
    const tablet = await openBoard(context, bar.url, 'en');
    const loads = countLoads(tablet);
    await sendOrder(bar.url);
    const call = tablet.getByRole('region', { name: 'New orders' });
    await expect(call).toBeVisible();
    await context.setOffline(true);
    await goTo(tablet, 'Items');
    const alert = tablet.getByRole('alert').filter({ hasText: MISSING });
    await expect(alert).toBeVisible();
    await expect(call).toBeVisible();
    await goTo(tablet, 'Orders');
    await expect(tablet.getByRole('article')).toBeVisible();
    await goTo(tablet, 'Items');
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(tablet.getByRole('switch').first()).toBeVisible();
    await expect(call).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('is fetched again at a tap, and the tablet is never loaded again by itself', async ({
    bar,
    context,
  }) => {
    let isLost = true;
    await context.route(/\/assets\/admin\/office-[^/]+\.js/, (route) =>
      isLost ? route.abort('connectionreset') : route.continue(),
    );
    const tablet = await openBoard(context, bar.url, 'tr');
    const loads = countLoads(tablet);
    await goTo(tablet, WORDS.items);
    const alert = tablet.getByRole('alert').filter({ hasText: WORDS.failed });
    await expect(alert).toBeVisible();
    await inspect(tablet, 'a page that cannot be opened');
    const again = alert.getByRole('button', { name: WORDS.tryAgain });
    await again.click();
    await expect(again).not.toHaveAttribute('aria-busy');
    isLost = false;
    await again.click();
    await expect(tablet).toHaveTitle(WORDS.title);
    expect(loads()).toBe(0);
  });

  test('a failed required part says that the tablet does not ring', async ({ bar, context }) => {
    await context.route(/\/assets\/admin\/staff-(?!looks|shared|start)[^/]+\.js/, (route) =>
      route.abort(),
    );
    await speak(context, 'tr');
    const tablet = await context.newPage();
    await tablet.goto(`${bar.url}/admin/orders`);
    await expect(
      tablet.getByRole('alert').getByRole('heading', { name: WORDS.silent }),
    ).toBeVisible();
    await inspect(tablet, 'no staff app');
  });
});
