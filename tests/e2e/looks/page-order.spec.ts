import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { placeSmallOrder } from '../support/walking-order';

const PAGES = ['/', '/order-failed', '/order-success?orderId=unknown', '/nowhere'];

type Outline = { title: string; levels: number[]; mains: number };

function outline(page: Page): Promise<Outline> {
  return page.evaluate(() => ({
    title: document.title,
    levels: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    ),
    mains: document.querySelectorAll('main').length,
  }));
}

test('every page has a title of its own, one first heading, no skipped step and one main part; a failed payment gives its reason', async ({
  bar,
  context,
}) => {
  const titles: string[] = [];
  const page = await openMenu(context, bar.url, 'en');
  for (const path of PAGES) {
    await page.goto(bar.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading your order…');
    if (path === '/') await expect(page.locator('#contact')).toBeAttached();
    const { title, levels, mains } = await outline(page);
    titles.push(title);
    expect(mains, path).toBe(1);
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
    expect(skipped, path).toEqual([]);
  }
  expect(new Set(titles).size).toBe(PAGES.length);
  await page.goto(bar.url);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('navigation').first()).toBeVisible();

  // The reason is text, and there are two ways on.
  await page.goto(`${bar.url}/order-failed?reason=%3Cimg%20src%3Dx%3E%20Card%20refused`);
  await expect(page.getByText('<img src=x> Card refused')).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${bar.url}/`);
  await page.goto(`${bar.url}/order-failed`);
  await expect(page.getByText('Payment processing failed')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${bar.url}/`);
});

/** Returns the contact links of a place in their order. */
function helpIn(page: Page, place: string): Promise<string[]> {
  return page
    .locator(place)
    .evaluate((root) =>
      [...root.querySelectorAll('a[href]')]
        .map((link) => (link.getAttribute('href') ?? '').replace(/[:?].*$/s, ''))
        .filter((kind) => /^(https:\/\/wa|https$|tel|mailto)/.test(kind)),
    );
}

test('help stands in the same order wherever it is offered', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The server renders its own contact links after the footer.
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible();
  const order = await helpIn(page, 'footer');
  expect(order).toContain('tel');
  await placeSmallOrder(guest, bar);
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await page.getByText('Need help?').click();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  const afterOrder = await helpIn(page, 'main');
  const shared = (list: string[]) => list.filter((kind) => /^(tel|mailto)$/.test(kind));
  expect(shared(afterOrder)).toEqual(shared(order));
});
