import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { DEFNE, openBoard } from '../support/staff';
import { placeSmallOrder } from '../support/walking-order';

const A4_PAGE = /\/Type\s*\/Page\b/g;

test('a receipt prints on one sheet, without the bar at the top and without buttons', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await expect(page.getByText('Onion Rings').first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(A4_PAGE)).toHaveLength(1);
  const pale = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter((element) => {
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return hasWords && element.checkVisibility() && 0.3 * r + 0.59 * g + 0.11 * b > 140;
      }).length,
  );
  expect(pale).toBe(0);
});

test('the day-end report fills one A4 sheet, or a roll of the receipt printer', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en', DEFNE);
  await page.goto(`${bar.url}/admin/financials`);
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  const sizes: number[] = [];
  for (const paper of ['A4 sheet', 'Receipt printer']) {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('menuitem', { name: paper }).click();
    await expect(page.locator('[data-printing]')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(A4_PAGE)).toHaveLength(1);
    sizes.push(Math.round(Number(/\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf)?.[1])));
    await page.emulateMedia({ media: 'print' });
    const figures = page.locator('body > [aria-hidden=true]').getByText('Revenue', { exact: true });
    const line = figures.locator('xpath=ancestor-or-self::*[self::tr or self::li][1]');
    const width = (await line.boundingBox())?.width ?? 0;
    if (paper === 'A4 sheet')
      expect(width).toBeGreaterThan(0.9 * (page.viewportSize()?.width ?? 0));
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-printing]')).toHaveCount(0);
  }
  // The sizes are in points: 210 mm, and 80 mm.
  expect(sizes).toEqual([595, 227]);
});

/** Returns elements that slide, grow or turn longer than a blink, or would if they changed. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOVES = ['transform', 'translate', 'scale', 'rotate', 'height', 'width', 'top', 'left'];
    const seconds = (text: string) =>
      Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
    const slides = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const isMove = [...MOVES, 'all'].some((move) => transitionProperty.includes(move));
      return isMove && seconds(transitionDuration) > 0.02;
    });
    const runs = document.getAnimations().filter(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const isLong = Number(effect?.getComputedTiming().duration ?? 0) > 20;
      return isLong && frames.some((frame) => MOVES.some((move) => move in frame));
    });
    return [...slides.map(({ className }) => className), ...runs.map(({ id }) => id)].map(String);
  });
}

test('with reduced motion nothing slides and the page jumps instead of scrolling smoothly', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.locator('#contact')).toBeAttached();
  expect(await moving(page)).toEqual([]);
  const glide = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await glide()).toBe('auto');
  await page.goto(`${bar.url}/?d=fries&id=1`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

test('in forced colours every button, field and chosen thing has an edge of its own', async ({
  bar,
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: 'active' });
  const page = await openMenu(context, bar.url, 'en');
  for (const address of ['/', '/?d=fries&id=1', '/?d=chat', '/?d=account', '/?d=brunch&step=1']) {
    await page.goto(bar.url + address);
    await expect(page.getByRole('button').first()).toBeVisible();
    if (address !== '/') await expect(page.getByRole('dialog')).toBeVisible();
    const bare = await page.evaluate(() => {
      const root = document.querySelector('[role=dialog]') ?? document.body;
      return [
        ...root.querySelectorAll<HTMLElement>('button, input:not([type=hidden]), select, textarea'),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
        .filter((element) => {
          const framed = [element, element.parentElement, element.closest('label')];
          const hasEdge = framed.some(
            (one) => one && Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0,
          );
          const hasWords =
            (element.textContent ?? '').trim() !== '' || element.querySelector('svg');
          // A checkbox that the browser draws itself has an edge.
          const isDrawnForUs =
            element.matches('[type=checkbox], [type=radio]') &&
            getComputedStyle(element).appearance !== 'none';
          return !hasEdge && !hasWords && !isDrawnForUs;
        })
        .map((element) => `${element.tagName} ${element.getAttribute('aria-label')}`);
    });
    expect(bare, address).toEqual([]);
  }
  await context.close();
});
