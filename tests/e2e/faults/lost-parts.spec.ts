import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import type { Fault } from '../../support/faults/chaos-proxy';
import { openMenu, test } from '../support/bar-test';
import { guestOn, showChatButton } from '../support/guest';
import { openBoard } from '../support/staff';
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

const START = /\/(rolldown-runtime|framework|home|registration)-/;

/** Loses each file of a part on its first way, those that others import as well, and lists them. */
function loseEachOnce(bar: RunningBar, fault: Fault): ReadonlySet<string> {
  const lost = new Set<string>();
  bar.proxy.setRule(({ path }) => {
    if (!path.startsWith('/assets/') || START.test(path) || lost.has(path)) return 'pass';
    lost.add(path);
    return fault;
  });
  return lost;
}

test('a dialog opens for a guest though each of its files was lost once', async ({
  bar,
  context,
}) => {
  const lost = loseEachOnce(bar, 'refuse');
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.locator('#club').getByRole('button').first()).toBeVisible();
  await showChatButton(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const ways = page.getByRole('dialog').getByRole('link', { name: 'Message on WhatsApp' });
  await expect(ways).toBeVisible();
  for (const name of ['guest', 'device', 'shared', 'later', 'dialogs', 'seldom', 'seldom-words-en'])
    expect([...lost].join(' ')).toContain(`/${name}-`);
});

test('the board opens though each of its files was lost once', async ({ bar, context }) => {
  const lost = loseEachOnce(bar, 'html502');
  const page = await openBoard(context, bar.url, 'en');
  await expect(page.getByText('No open orders. Enjoy the quiet.')).toBeVisible();
  for (const name of ['dialogs', 'admin/staff-shared', 'admin/staff', 'admin/boards'])
    expect([...lost].join(' ')).toContain(`/${name}-`);
});
