import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';

/** Returns the page's background colour and the colour of the browser's own bar. */
async function grounds(page: Page) {
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    page: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    ),
  }));
}

const NIGHT = 'rgb(21, 14, 24)';

test('the chosen theme stays after a reload and applies before the first paint', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.getByRole('button', { name: 'More: my orders, theme' }).click();
  const looks = page.getByRole('group', { name: 'Appearance' });
  await expect(looks.getByRole('button', { name: 'Auto' })).toHaveAttribute('aria-pressed', 'true');
  await looks.getByRole('button', { name: 'Dark' }).click();
  expect(await grounds(page)).toMatchObject({ theme: 'dark', page: NIGHT });
  // A page without its script shows only its first render.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await grounds(page)).toMatchObject({ theme: 'dark', bars: ['#150E18', '#150E18'] });
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'More: my orders, theme' }).click();
  await looks.getByRole('button', { name: /^Sun/ }).click();
  expect((await grounds(page)).page).toBe('rgb(255, 249, 241)');
  await looks.getByRole('button', { name: 'Auto' }).click();
  expect((await grounds(page)).theme).toBe('auto');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More: my orders, theme' })).toBeFocused();
});
