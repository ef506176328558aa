import axeCore from 'axe-core';
import { expect } from 'vitest';
import { until } from '../support/bar/until';
import { sendOrder } from '../support/calls/guest-calls';
import { DEMO_STAFF } from '../support/calls/staff-calls';
import { test } from './engine-test';
import { enter, goTo, orderOnThePhone, seesOneOrder, untilOfflineReady } from './guest-steps';
import type { Page } from './page';
import { openBoard, untilTabletIsWhole } from './staff-steps';

const PIN = '4071';

test('a PIN is chosen, the tablet locks and the PIN opens it', async ({ bar, page }) => {
  await openBoard(page, bar.url);
  await untilTabletIsWhole(page);
  await page.goto(`${bar.url}/admin/shift`);
  await page.fill('Your password', DEMO_STAFF.password);
  await page.fill('New PIN', PIN);
  await page.tap('button', 'Save the PIN');
  await page.sees('text', 'Your PIN is set.');
  await page.tap('button', 'Lock or hand over');
  await page.sees('heading', 'This tablet is locked');
  await page.tap('button', /Can Öztürk/);
  for (const digit of PIN) await page.tap('button', digit);
  await page.tap('button', 'Open');
  await page.sees('heading', 'Shift report');
});

test('a page opens although the one before was left while it was reading', async ({
  bar,
  page,
}) => {
  await openBoard(page, bar.url);
  await untilTabletIsWhole(page);
  await page.goto(`${bar.url}/admin/shift`);
  await page.sees('button', 'Save the PIN');
  await page.goto(`${bar.url}/admin/floor`);
  await page.sees('button', /S1,/);
  await page.goto(`${bar.url}/admin/shift`);
  await page.sees('button', 'Save the PIN');
});

/** A test cannot read a code from the clipboard, so the page keeps the copied text. */
async function copiedCode(page: Page): Promise<string> {
  await page.run(() => {
    const writeText = async (text: string) => {
      document.documentElement.title = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.tap('button', 'Copy the code');
  return until(async () => {
    const code = await page.run(() => document.documentElement.title);
    expect(code).not.toBe('');
    return code;
  });
}

test('a tablet without a connection takes in the pasted code of an order; afterwards there is one order', async ({
  bar,
  page,
}) => {
  await enter(page, bar.url);
  await untilOfflineReady(page);
  const phone = await page.openWindow();
  await openBoard(page, bar.url);
  const takeIn = async () => page.tap('button', 'Scan order');
  await takeIn();
  await page.sees('field', 'Or paste the code');
  await page.press('Escape');
  const tablet = await page.switchTo(phone);
  await bar.proxy.goOffline();
  await orderOnThePhone(page);
  await page.tap('button', "Code for the bar's tablet");
  const code = await copiedCode(page);
  await page.switchTo(tablet);
  await takeIn();
  await page.fill('Or paste the code', code);
  await page.tap('button', 'Add the pasted code');
  await page.tap('button', /^Confirm/);
  await bar.proxy.comeBack();
  await page.switchTo(phone);
  await seesOneOrder(page, bar);
  await page.closeWindow(tablet);
});

test('axe finds nothing on the menu, in a dialog and on the board', async ({ bar, page }) => {
  await enter(page, bar.url);
  await expectNothingFound(page, 'main');
  await goTo(page, '/?d=fries&id=1');
  await page.within('[role=dialog]').sees('heading', 'Choose your fries');
  await expectNothingFound(page, '[role=dialog]');
  await openBoard(page, bar.url);
  const code = await sendOrder(bar.url);
  await page.sees('text', code);
  await expectNothingFound(page, 'body');
});

async function expectNothingFound(page: Page, part: string): Promise<void> {
  await page.evaluate(axeCore.source);
  const found = await page.run(async (selector) => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    const { violations } = await globalThis.axe.run(selector, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
  expect(found, part).toEqual([]);
}
