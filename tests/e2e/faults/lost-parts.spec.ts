import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { guestOn, showChatButton } from '../support/guest';
import { prepareSmallOrder } from '../support/walking-order';

test('lost parts leave the menu as it is and come later; a lost stylesheet comes before its dialog', async ({
  bar,
  context,
}) => {
  let isLost = true;
  const lost: string[] = [];
  await context.route(/\/assets\/(ordering|words-en)-[^/]+\.js/, (route) => {
    if (!isLost) return route.continue();
    lost.push(route.request().url());
    return route.abort('connectionreset');
  });
  let lostStyles = 0;
  await context.route(/\/assets\/looks-[^/]+\.css$/, (route) => {
    if (lostStyles > 0) return route.continue();
    lostStyles += 1;
    return route.abort('connectionreset');
  });
  const page = await openMenu(context, bar.url, 'en');
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
  isLost = false;
  const comes = page.locator('#club').getByRole('button').first();
  await expect(comes).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(guestOn(page, 'en').words.wentWrong)).toHaveCount(0);

  await test.step('no dialog is shown unstyled', async () => {
    await prepareSmallOrder(guestOn(page, 'en'), bar);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(lostStyles).toBe(1);
    expect(await dialog.evaluate((it) => getComputedStyle(it).position)).toBe('fixed');
  });
});

test('a part that was lost once is asked for under another address, for the browser keeps it as lost', async ({
  bar,
  context,
}) => {
  const lost = new Set<string>();
  const again = new Set<string>();
  await context.route(/\/(seldom|ordering)-[\w-]{8}\.js/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (search) again.add(pathname);
    if (lost.has(pathname) || search) return route.continue();
    lost.add(pathname);
    return route.abort('connectionreset');
  });
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.locator('#club').getByRole('button').first()).toBeVisible();
  await showChatButton(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const ways = page.getByRole('dialog').getByRole('link', { name: 'Message on WhatsApp' });
  await expect(ways).toBeVisible();
  expect(again.size).toBe(2);
});
