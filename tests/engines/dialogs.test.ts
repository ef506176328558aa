import { expect } from 'vitest';
import { dialogFaults } from './dialog-faults';
import { test } from './engine-test';
import { chooseBrunch, enter, fillCart, goTo, join } from './guest-steps';
import type { Page } from './page';

const CHOICES = [
  ['fries', '/?d=fries&id=1', 'Choose your fries'],
  ['sauce', '/?d=sauce&id=71', 'Choose your sauce'],
  ['dish', '/?d=item&id=1', 'The Bliss Classic'],
  ['filters', '/?d=filters', 'Filters'],
  ['my orders', '/?d=orders', 'My orders'],
  ['empty cart', '/?d=cart', 'Your order'],
  ['chat', '/?d=chat', 'Talk to us'],
  ['outbox', '/?d=outbox', 'Waiting to send'],
] as const;

/** Checks dialogs at every size; `faults` holds the findings. */
function lookout(page: Page) {
  const faults: string[] = [];
  const look = async (screen: string) => {
    faults.push(...(await dialogFaults(page, screen)));
  };
  return { faults, look, dialog: page.within('[role=dialog]') };
}

test('the age gate and every choice of the menu are in sight and in reach', async ({
  bar,
  page,
}) => {
  const { faults, look, dialog } = lookout(page);
  await page.goto(bar.url);
  await page.sees('button', "Yes, I'm 18 or older");
  await look('age gate');
  await enter(page, bar.url);
  for (const [screen, address, title] of CHOICES) {
    await goTo(page, address);
    await dialog.sees('heading', title);
    await look(screen);
  }
  expect(faults, faults.join('\n')).toEqual([]);
});

test('the three steps of the brunch are in sight and in reach', async ({ bar, page }) => {
  const { faults, look, dialog } = lookout(page);
  await enter(page, bar.url);
  await goTo(page, '/?d=brunch&step=1');
  await dialog.sees('radio', '20:00');
  await look('brunch step 1');
  await chooseBrunch(page, () => look('brunch step 2'));
  await dialog.sees('field', /^Full name/);
  await look('brunch step 3');
  expect(faults, faults.join('\n')).toEqual([]);
});

test('joining the club, the member and the points are in sight and in reach', async ({
  bar,
  page,
}) => {
  const { faults, look, dialog } = lookout(page);
  await enter(page, bar.url);
  await goTo(page, '/?d=account');
  await dialog.sees('field', 'First name');
  await look('joining the club');
  await join(page);
  await look('my club');
  await goTo(page, '/?d=redeem');
  await dialog.sees('heading', 'Choose your reward');
  await look('redeeming points');
  expect(faults, faults.join('\n')).toEqual([]);
});

test('the order with each service and the question before an order is cancelled are in sight and in reach', async ({
  bar,
  page,
}) => {
  const { faults, look, dialog } = lookout(page);
  await enter(page, bar.url);
  await fillCart(page);
  await goTo(page, '/?d=cart');
  await dialog.sees('button', /^Place order/);
  await look('order to a table');
  await dialog.tap('radio', /^Delivery/);
  await dialog.sees('field', /^Full name/);
  await look('order to an address');
  await dialog.tap('radio', /^At my table/);
  await page.fill('Table number', '12');
  await dialog.tap('button', /^Place order/);
  await page.sees('heading', 'Order Confirmed!');
  await page.tap('button', 'Cancel this order');
  await page.within('[role=alertdialog]').sees('button', 'Cancel this order');
  await look('cancelling an order');
  expect(faults, faults.join('\n')).toEqual([]);
});

test('a dialog opens though each of its files was lost once', async ({ bar, page }) => {
  const { dialog } = lookout(page);
  const lost = new Set<string>();
  bar.proxy.setRule(({ path }) => {
    if (!/\/assets\/(?!home|framework|rolldown|registration)/.test(path) || lost.has(path))
      return 'pass';
    lost.add(path);
    return 'html502';
  });
  await enter(page, bar.url);
  await goTo(page, '/?d=chat');
  await dialog.sees('heading', 'Talk to us');
  for (const name of ['guest', 'device', 'shared', 'later', 'dialogs', 'seldom'])
    expect([...lost].join(' ')).toContain(`/${name}-`);
});
