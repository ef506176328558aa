import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { readMenu } from '../support/walking-order';

type Capitals = { text: string; lang: string };

/** Returns all text set in capitals, with the language that decides how. */
function inCapitals(page: Page): Promise<Capitals[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Capitals[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || getComputedStyle(parent).textTransform !== 'uppercase') continue;
      const lang = parent.closest('[lang]')?.getAttribute('lang') ?? '';
      found.push({ text: node.textContent ?? '', lang });
    }
    return found;
  });
}

test('a Turkish page: its capitals are Turkish, and English names are marked to be read and kept so', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const capitals = await inCapitals(page);
  expect(capitals.length).toBeGreaterThan(0);
  expect(capitals.filter(({ lang }) => lang !== 'tr')).toEqual([]);
  expect(capitals.filter(({ text }) => /Bar Bliss|Brunch/i.test(text))).toEqual([]);

  const english = (await readMenu(bar.url))
    .filter(({ nameEn, nameTr }) => nameEn === nameTr)
    .map(({ nameEn }) => nameEn);
  expect(english).toContain('The Bliss Classic');
  const marked = page.locator('article h4 [lang="en"][translate="no"]');
  await expect(marked.filter({ hasText: 'The Bliss Classic' }).first()).toBeVisible();
  await expect
    .poll(async () => {
      const names = new Set(await marked.allInnerTexts());
      return english.filter((name) => !names.has(name));
    })
    .toEqual([]);
  const brand = page.getByRole('banner').getByText('Bar Bliss', { exact: true });
  await expect(brand).toHaveAttribute('lang', 'en');
  await expect(brand).toHaveAttribute('translate', 'no');
});

test('one tap changes the language of the whole page; prices have the sign and are read out as lira', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  // The footer has a toggle too; this locator finds the one in the top bar.
  const main = page.getByRole('navigation').first();
  const toggle = main.getByRole('button', { name: /Türkçeye geç/ });
  await expect(toggle).toHaveAttribute('lang', 'tr');
  await toggle.click();
  await expect(html).toHaveAttribute('lang', 'tr');
  const back = main.getByRole('button', { name: /Switch to English/ });
  await expect(back).toHaveAttribute('lang', 'en');
  await back.click();

  const guest = guestOn(page, 'en');
  const classic = (await readMenu(bar.url)).find(({ nameEn }) => nameEn === 'The Bliss Classic');
  const lira = Math.round(Number(classic?.price));
  const card = page.getByRole('article').filter({ hasText: 'The Bliss Classic' }).first();
  const withFries = lira + 100;
  await expect(card.getByText(`₺${withFries}`)).toHaveAttribute('aria-hidden', 'true');
  await expect(card.getByText(`${withFries} lira`)).toBeAttached();
  await guest.addWith('The Bliss Classic', guest.words.plainFries);
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`Place order.*${withFries} lira`) }),
  ).toBeVisible();
});
