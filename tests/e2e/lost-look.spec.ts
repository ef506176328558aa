import { expect } from '@playwright/test';
import { openMenu, test } from './bar-test';
import { guestOn } from './guest';
import { prepareSmallOrder } from './walking-order';

test.use({ serviceWorkers: 'block' });

test('a stylesheet lost on the way is had again with its part: no dialog comes without its look', async ({
  bar,
  context,
}) => {
  let lost = 0;
  await context.route(/\/assets\/overlays-[^/]+\.css$/, (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  const page = await openMenu(context, bar.url, 'en');
  await prepareSmallOrder(guestOn(page, 'en'), bar);
  const dialog = page.getByRole('dialog');
  expect(lost).toBe(1);
  expect(await dialog.evaluate((it) => getComputedStyle(it).position)).toBe('fixed');
});
