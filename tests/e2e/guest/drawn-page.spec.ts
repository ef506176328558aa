import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, speak, test, untilOpensOffline } from '../support/bar-test';

const IN_ENGLISH = /served in a copper cup/;
const IN_TURKISH = /bakır kupada gelir/;
const BURGER = { name: 'The Bliss Classic', exact: true };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads the menu with prices, hours and how to order, in both languages', async ({
    bar,
    page,
  }) => {
    await page.goto(bar.url);
    for (const [language, other] of [
      ['en', 'Türkçe'],
      ['tr', 'English'],
    ] as const) {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', BURGER)).toBeVisible();
      await expect(page.locator('article', { hasText: BURGER.name }).first()).toContainText('590');
      await expect(page.locator('#home')).toContainText('15:00–01:00');
      await expect(page.locator('#contact-heading')).toBeVisible();
      // The locators go by element, because the runner's text search skips <noscript>.
      await expect(page.locator('noscript p').first()).toContainText('JavaScript');
      await page.locator('noscript a', { hasText: other }).click();
    }
  });
});

/** Holds the app's scripts back until the caller runs the returned function. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns the errors that the page has reported. */
function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test.describe('in the phone’s language', () => {
  test.use({ locale: 'tr-TR' });

  test('the app takes over the page as drawn and does what was tapped and typed before', async ({
    bar,
    context,
  }) => {
    await context.addInitScript(() => localStorage.setItem('age-verified', 'true'));
    const release = await holdScripts(context);
    const page = await context.newPage();
    const errors = noteErrors(page);
    await page.goto(bar.url, { waitUntil: 'commit' });
    // The server's build and the app share class names, so the page has its own styles.
    const heightOfTop = async () => (await page.getByRole('banner').boundingBox())?.height;
    await expect.poll(heightOfTop).toBeLessThan(80);
    const add = page.locator('button[aria-label$=": Künefe"]');
    const before = await page.getByRole('banner').elementHandle();
    await add.click();
    await add.click();
    await page.getByRole('searchbox').fill('copper cup');
    release();
    await expect(page.getByRole('banner')).toContainText('2');
    await expect(page.locator('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('copper cup');
    const description = page.locator('article p').first();
    await expect(description).toHaveText(IN_TURKISH);
    await page
      .getByRole('button', { name: /Switch to English/ })
      .first()
      .click();
    await expect(description).toHaveText(IN_ENGLISH);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    expect(errors).toEqual([]);
  });
});

test('the app takes over the page where the guest has scrolled to', async ({ bar, context }) => {
  await speak(context, 'en');
  const release = await holdScripts(context);
  const page = await context.newPage();
  await page.goto(bar.url, { waitUntil: 'commit' });
  const add = page.locator('button[aria-label$=": Künefe"]');
  await add.scrollIntoViewIfNeeded();
  const place = async () => (await add.boundingBox())?.y ?? Number.NaN;
  const before = await place();
  release();
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyTaps') === undefined);
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  // The categories above have no layout yet.
  await page.getByRole('button', { name: 'Desserts', exact: true }).click();
  const desserts = page.locator('#category-desserts');
  await expect.poll(async () => Math.round((await desserts.boundingBox())?.y ?? 0)).toBe(120);
});

test('a link to a dish shows the drawn menu first, then the dish over it, though a script failed to load at first', async ({
  bar,
  context,
}) => {
  await speak(context, 'en');
  const release = await holdScripts(context);
  // The last route is asked first.
  await context.route(/\/assets\/.+\.js$/, (route) => route.abort(), { times: 1 });
  const page = await context.newPage();
  const isLost = page.waitForEvent('requestfailed');
  await page.goto(`${bar.url}/?d=item&id=1`, { waitUntil: 'commit' });
  await isLost;
  await expect(page.getByRole('heading', BURGER)).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: BURGER.name })).toBeVisible();
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyTaps') === undefined);
});

async function keptPage(): Promise<string> {
  const cache = await caches.open('bb-home');
  const [kept] = await cache.matchAll();
  return (await kept?.text()) ?? '';
}

test('the kept page shows the menu before any script runs, in the language chosen last', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await page
    .getByRole('button', { name: /Türkçeye geç/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect.poll(() => page.evaluate(keptPage)).toContain('<html lang="tr">');
  await context.setOffline(true);
  const response = await page.reload();
  const opened = (await response?.text()) ?? '';
  expect(opened).toContain('<html lang="tr">');
  expect(opened).toContain('The Bliss Classic');
  await expect(page.getByRole('heading', BURGER)).toBeVisible();
  // The bar would be transparent over the hero.
  const topBar = page.getByRole('banner');
  await expect(topBar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
