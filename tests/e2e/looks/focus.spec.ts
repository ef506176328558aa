import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';

type Stop = { name: string; isSeen: boolean; ring: number; top: number; order: number };

/** Returns the focused element's name, whether a finger would hit it there, and the thickness of its ring. */
function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 30)];
    const hit = document.elementFromPoint(x, y);
    const isInside = x >= 0 && y >= 0 && x <= window.innerWidth && y <= window.innerHeight;
    const framed = [element, element.parentElement, element.closest('label')];
    // A card's button shows its ring around the whole card.
    const looks = framed.flatMap((one) =>
      one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : [],
    );
    const rings = looks.map(({ outlineStyle, outlineWidth }) => {
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    const all = [...document.querySelectorAll('*')];
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      isSeen: isInside && hit !== null && (element.contains(hit) || hit.contains(element)),
      ring: Math.max(...rings),
      top: box.top + window.scrollY,
      order: all.indexOf(element),
    };
  });
}

async function walk(page: Page, presses: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    // A page that scrolls smoothly to the focus arrives within some frames.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          let last = Number.NaN;
          const wait = () => {
            if (window.scrollY === last) return resolve(undefined);
            last = window.scrollY;
            requestAnimationFrame(() => requestAnimationFrame(wait));
          };
          wait();
        }),
    );
    stops.push(await stop(page));
  }
  return stops;
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1180, height: 820 },
]) {
  test(`by keyboard every stop is seen, ringed and in the order of reading; after the last one the focus leaves the page, at ${size.width}`, async ({
    bar,
    browser,
  }) => {
    const context = await browser.newContext({ viewport: size });
    const page = await openMenu(context, bar.url, 'en');
    await expect(page.locator('#contact')).toBeAttached();
    await page.getByRole('button', { name: 'Add: Onion Rings', exact: true }).click();
    await expect(page.getByRole('button', { name: /View order/ })).toBeVisible();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.locator('body').press('Home');
    const first = await walk(page, 36);
    await page.locator('#reservations-heading').focus();
    await expect(page.locator('#reservations button[type=submit]')).toBeVisible();
    const later = await walk(page, 24);
    for (const stops of [first, later]) {
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(stops.filter(({ ring }) => ring < 3)).toEqual([]);
      const inOrder = stops.map(({ order }) => order);
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    }

    await page.getByRole('contentinfo').getByRole('link').last().focus();
    let isOut = false;
    for (let press = 0; press < 12 && !isOut; press += 1) {
      await page.keyboard.press('Tab');
      isOut = await page.evaluate(() => document.activeElement === document.body);
    }
    expect(isOut, 'after its last control the focus leaves the page').toBe(true);
    await context.close();
  });
}
