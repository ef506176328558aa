import { expect, type Page } from '@playwright/test';
import { look } from './axe';
import { openMenu, speak, test } from './bar-test';
import { countLoads } from './count-loads';
import { guestOn } from './guest';
import { keepsItsWords } from './keeps-its-words';
import { openBoard, TABLET, untilTabletIsWhole } from './staff';
import { placeSmallOrder } from './walking-order';

const MISSING = 'This page is not on this tablet yet';
const WORDS = {
  en: {
    failed: "This page can't be opened right now",
    tryAgain: 'Try again',
    silent: "This tablet can't show its app. It does not ring now.",
    shift: 'Shift',
    title: 'Shift · Bar Bliss',
  },
  tr: {
    failed: 'Bu sayfa şu anda açılamıyor',
    tryAgain: 'Yeniden dene',
    silent: 'Bu tablet uygulamayı gösteremiyor. Şu anda çalmıyor.',
    shift: 'Vardiya',
    title: 'Vardiya · Bar Bliss',
  },
};
/** Every page of the navigation: its link, and what the page calls itself once it is drawn. */
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

test.use({ viewport: { width: 1440, height: 900 }, inTheEvening: true, reducedMotion: 'reduce' });

function goTo(page: Page, link: string): Promise<void> {
  return page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
}

test('a tablet that was opened for the first time tonight opens every page without a connection', async ({
  bar,
  context,
}) => {
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
  test.use({ serviceWorkers: 'block', viewport: TABLET });

  test('takes its page alone: the call for a new order stays, and the page opens once the line is back', async ({
    bar,
    context,
    browser,
  }) => {
    const tablet = await openBoard(context, bar.url, 'en');
    const loads = countLoads(tablet);
    const phone = await browser.newContext();
    await placeSmallOrder(guestOn(await openMenu(phone, bar.url, 'en'), 'en'), bar);
    const call = tablet.getByRole('region', { name: 'New orders' });
    await expect(call).toBeVisible();
    await context.setOffline(true);
    await goTo(tablet, 'Floor');
    const alert = tablet.getByRole('alert').filter({ hasText: MISSING });
    await expect(alert).toBeVisible();
    await expect(call).toBeVisible();
    await goTo(tablet, 'Orders');
    await expect(tablet.getByRole('article')).toBeVisible();
    await goTo(tablet, 'Floor');
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(tablet.getByRole('button', { name: 'Walk-in' })).toBeVisible();
    await expect(call).toBeVisible();
    expect(loads()).toBe(0);
    await phone.close();
  });

  for (const language of ['en', 'tr'] as const) {
    test(`is fetched again at a tap, and the tablet is never loaded again by itself (${language})`, async ({
      bar,
      context,
    }) => {
      let isLost = true;
      await context.route(/\/assets\/admin\/ShiftPage-[^/]+\.js/, (route) =>
        isLost ? route.abort('connectionreset') : route.continue(),
      );
      const { failed, tryAgain, shift, title } = WORDS[language];
      const tablet = await openBoard(context, bar.url, language);
      const loads = countLoads(tablet);
      await goTo(tablet, shift);
      const alert = tablet.getByRole('alert').filter({ hasText: failed });
      await expect(alert).toBeVisible();
      await look(tablet, `a page that cannot be opened (${language})`);
      await keepsItsWords(tablet, `a page that cannot be opened (${language})`);
      await tablet.setViewportSize(TABLET);
      const again = alert.getByRole('button', { name: tryAgain });
      await again.click();
      await expect(again).not.toHaveAttribute('aria-busy');
      isLost = false;
      await again.click();
      await expect(tablet).toHaveTitle(title);
      expect(loads()).toBe(0);
    });

    test(`without which nothing can be shown says that the tablet does not ring (${language})`, async ({
      bar,
      context,
    }) => {
      await context.route(/\/assets\/admin\/AdminShell-[^/]+\.js/, (route) => route.abort());
      await speak(context, language);
      const tablet = await context.newPage();
      await tablet.goto(`${bar.url}/admin/orders`);
      const { silent } = WORDS[language];
      await expect(tablet.getByRole('alert').getByRole('heading', { name: silent })).toBeVisible();
      await look(tablet, `no staff app (${language})`);
      await keepsItsWords(tablet, `no staff app (${language})`);
    });
  }
});
