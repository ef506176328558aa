import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';

// Loops stand still with reduced motion.
test.use({ reducedMotion: 'no-preference' });

/** Counts the loops that move at this moment. */
function moving(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.querySelectorAll('video')].filter((video) => !video.paused).length,
  );
}

function filmsAsked(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function scrollToFilms(page: Page): Promise<void> {
  await page.getByRole('figure', { name: 'At the pool table' }).scrollIntoViewIfNeeded();
}

test('the loops move when half of one is seen, stop when it is left, and stay stopped when asked to', async ({
  bar,
  context,
}) => {
  const asked = filmsAsked(context);
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.getByRole('heading', { name: 'An evening at Bar Bliss' })).toBeAttached();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => document.querySelector('video')?.preload)).toBe('none');
  await scrollToFilms(page);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await expect.poll(() => asked).toContain('/loops/pool-table.webm');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => moving(page)).toBe(0);
  await scrollToFilms(page);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(() => moving(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
  await scrollToFilms(page);
  await expect(page.getByRole('figure', { name: 'At the pool table' })).toBeInViewport();
  expect(await moving(page)).toBe(0);

  await test.step('the site is kept for offline without its films', async () => {
    const worker = await (await page.request.get(`${bar.url}/service-worker.js`)).text();
    expect(worker).toContain('guest.webmanifest');
    expect(worker).not.toMatch(/\.(webm|mp4)"/);
  });
});

/** Returns how visible the title of a picture is. */
function opacityOf(page: Page): Promise<string> {
  return page.getByText('At the pool table').evaluate((title) => getComputedStyle(title).opacity);
}

test('with reduced motion the posters stand and no film is fetched; a title comes up under a pointer and with the focus', async ({
  bar,
  browser,
}) => {
  const desk = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1180, height: 820 },
  });
  const asked = filmsAsked(desk);
  const page = await openMenu(desk, bar.url, 'en');
  await scrollToFilms(page);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.poster ?? ''))
    .toContain('/loops/pool-table.avif');
  await page.getByRole('figure', { name: 'Behind the bar' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Illustration: four people/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
  expect([await moving(page), asked]).toEqual([0, []]);

  const figure = page.getByRole('figure', { name: 'At the pool table' });
  await figure.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 200);
  await expect.poll(() => opacityOf(page)).toBe('0');
  await figure.hover();
  await expect.poll(() => opacityOf(page)).toBe('1');
  await page.mouse.move(2, 200);
  await figure.focus();
  await expect.poll(() => opacityOf(page)).toBe('1');
  await desk.close();
});

test('a guest with data saving gets no film; on touch the title of a picture stands there', async ({
  bar,
  browser,
}) => {
  const phone = await browser.newContext({ hasTouch: true, isMobile: true });
  await phone.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = filmsAsked(phone);
  const page = await openMenu(phone, bar.url, 'en');
  await scrollToFilms(page);
  await expect(page.getByRole('heading', { name: 'An evening at Bar Bliss' })).toBeVisible();
  await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
  expect([await moving(page), asked]).toEqual([0, []]);
  await expect.poll(() => opacityOf(page)).toBe('1');
  await phone.close();
});
