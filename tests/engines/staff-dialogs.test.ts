import { expect } from 'vitest';
import { sendDelivery } from '../support/calls/guest-calls';
import { dialogFaults } from './dialog-faults';
import { test } from './engine-test';
import type { Page } from './page';
import { openBoard, TABLET } from './staff-steps';

/** Lists taps on the board in order, with the mark of the dialog that opens. */
const ON_THE_BOARD = [
  ['starting a shift', [/^Start shift/], 'Is everything right?'],
  ['taking in an order', ['Scan order'], 'Scan an order'],
  ['keys', ['Shortcuts'], 'Shortcuts'],
  ['recent orders', ['Recent'], 'Recently completed'],
  ['an order', [/^Details of/], /^B-/],
] as const;

test('staff see the body of every dialog and reach every control in it', async ({ bar, page }) => {
  const faults: string[] = [];
  const look = async (screen: string) => {
    faults.push(...(await dialogFaults(page, screen)));
    await page.resize(TABLET);
  };
  const close = async () => {
    await page.press('Escape');
    await page.misses('dialog', /./);
  };
  await openBoard(page, bar.url);
  await sendDelivery(bar.url);
  await page.tap('button', /^I've got it/);
  for (const [screen, taps, title] of ON_THE_BOARD) {
    for (const name of taps) await page.tap('button', name);
    await page.within('[role=dialog]').sees('heading', title);
    await look(screen);
    await close();
  }
  await cancelReason(page, look);
  await close();
  await page.goto(`${bar.url}/admin/floor`);
  await page.sees('button', /S1,/);
  await page.tap('button', 'Walk-in');
  await page.within('[role=dialog]').sees('heading', 'Walk-in');
  await look('walk-in');
  await close();
  await page.tap('button', /S1,/);
  await page.within('[role=dialog]').sees('heading', /S1/);
  await look('a table');
  await close();
  await page.goto(`${bar.url}/admin/orders`);
  bar.proxy.setRule(({ path }) => (path.startsWith('/api') ? 'refuse' : 'pass'));
  await page.tap('button', /^Confirm/);
  await page.tap('button', /account of/);
  await page.tap('menuitem', 'Sign Out');
  await page.within('[role=dialog]').sees('heading', "Some changes haven't been sent yet");
  await look('signing out with unsent changes');
  expect(faults, faults.join('\n')).toEqual([]);
});

async function cancelReason(page: Page, look: (screen: string) => Promise<void>) {
  await page.tap('button', /^More for/);
  await page.tap('menuitem', 'Cancel the order');
  await page.within('[role=alertdialog]').sees('button', 'Cancel the order');
  await look('cancelling an order');
}
