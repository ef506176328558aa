import { expect } from '@playwright/test';
import { sendDelivery, sendOrder } from '../../support/calls/guest-calls';
import {
  completeOrders,
  ordersAtTheBar,
  sendAsStaff,
  signedIn,
} from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import {
  advance,
  column,
  countPrints,
  expectOneRollPage,
  listenTo,
  loseFocusToPaper,
  ticketOf,
} from '../support/order-desk';
import { ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

test('by keyboard alone: from ticket to ticket, on, back, onto paper, into the menu and the list', async ({
  bar,
  context,
}) => {
  const board = await openBoard(context, bar.url, 'en');
  const [first, second] = [await sendOrder(bar.url), await sendOrder(bar.url)];
  await expect(ticketOf(board, second)).toBeVisible();
  const prints = await countPrints(board);
  await board.keyboard.press('ArrowDown');
  await expect(ticketOf(board, first)).toBeFocused();
  await board.keyboard.press('ArrowDown');
  await expect(ticketOf(board, second)).toBeFocused();
  await board.keyboard.press('Enter');
  const confirmed = column(board, 'Confirmed');
  await expect(confirmed.getByText(second).first()).toBeVisible();
  await board.keyboard.press('u');
  await expect(confirmed.getByText(second)).toHaveCount(0);
  await expect(ticketOf(board, second)).toBeFocused();
  await board.keyboard.press('p');
  await expect.poll(prints).toBe(1);
  await expectOneRollPage(board);
  await loseFocusToPaper(board);
  await board.keyboard.press('m');
  await expect(board.getByRole('menu')).toBeVisible();
  await expect(board.getByRole('menuitem', { name: 'Print bill' })).toBeVisible();
  await board.keyboard.press('Escape');
  await board.keyboard.press('/');
  await expect(board.locator('#order-search')).toBeFocused();
  await board.goBack();
  await expect(ticketOf(board, second)).toBeVisible();
  await board.keyboard.press('?');
  await expect(board.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await board.getByRole('radiogroup', { name: 'Single keys' }).getByText('Off').click();
  await board.keyboard.press('Escape');
  await board.keyboard.press('/');
  await expect(board).not.toHaveURL(/history/);
  await board.getByRole('link', { name: 'List' }).click();
  await board.getByRole('searchbox').or(board.getByLabel('Search orders')).first().fill(first);
  await expect(board.getByRole('row')).toHaveCount(2);
  await board.getByRole('row').getByRole('button', { name: first }).click();
  await expect(board.getByRole('dialog').getByText('Timeline')).toBeVisible();
  const id = new URL(board.url()).searchParams.get('id');
  await board.goBack();
  await expect(board.getByRole('dialog')).toHaveCount(0);
  await board.goto(`${bar.url}/admin/orders/${id}`);
  await expect(board.getByRole('dialog').getByText('Timeline')).toBeVisible();
});

test('two tablets and one order: the first wins, the second is told and may insist; a reason is shown for the cancelled one', async ({
  bar,
  context,
}) => {
  const heard = await listenTo(context);
  const cans = await openBoard(context, bar.url, 'en');
  const { moveTo, status } = await tabletOfElif(bar.url);
  const code = await sendOrder(bar.url);
  await expect(ticketOf(cans, code)).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => heard(cans)).toContain('587 440');
  for (const step of [/^Confirm/, /^Start/, /^Ready/]) await advance(cans, code, step);
  await expect(ticketOf(cans, code).getByText('Waiting to be sent')).toBeVisible();
  for (const step of ['confirmed', 'preparing']) await moveTo(code, { status: step });
  await context.setOffline(false);
  await expect.poll(() => heard(cans)).toContain('440 587');
  const strip = ticketOf(cans, code).getByText(/Elif moved this to Preparing/);
  await expect(strip).toBeVisible({ timeout: 30_000 });
  await expectNothingFound(cans, 'a ticket that somebody else has moved');
  await ticketOf(cans, code).getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => status(code)).toBe('ready');

  await moveTo(code, { status: 'cancelled', reason: 'sold_out' });
  const called = cans.getByText('Order cancelled. Stop preparing.');
  await expect(called).toBeVisible({ timeout: 20_000 });
  await expectNothingFound(cans, 'a ticket that is called out');
  await cans.reload();
  await expect(called).toBeVisible();
  await cans.getByRole('button', { name: /^Acknowledge/ }).click();
  await expect(called).toHaveCount(0);

  const second = await sendOrder(bar.url);
  await ticketOf(cans, second)
    .getByRole('button', { name: `Details of ${second}` })
    .click();
  await cans.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  const question = cans.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question.getByText('Choose a reason')).toBeVisible();
  await question.getByRole('radio', { name: 'Something sold out' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(cans.getByRole('dialog').getByText(/Something sold out/)).toBeVisible();
  await expect.poll(() => status(second)).toBe('cancelled');
});

/** Moves orders as Elif at another tablet. */
async function tabletOfElif(url: string) {
  const session = await signedIn(url, ELIF);
  const find = async (code: string) =>
    (await ordersAtTheBar(url)).find((order) => order.code === code);
  return {
    status: async (code: string) => (await find(code))?.status,
    async moveTo(code: string, body: { status: string; reason?: string }) {
      const path = `orders/${(await find(code))?.id}/status`;
      await sendAsStaff(url, session, { path, body });
    },
  };
}

test('the tools of the board: one service, the list of dishes to make, the undo of eight seconds, the recall, and a browser that cannot print', async ({
  bar,
  context,
}) => {
  await context.clock.install();
  const [first, second] = [await sendOrder(bar.url), await sendOrder(bar.url)];
  const delivery = await sendDelivery(bar.url);
  const board = await openBoard(context, bar.url, 'en');
  await expect(ticketOf(board, first)).toBeVisible();

  await board.getByRole('button', { name: 'Delivery 1' }).click();
  await expect(ticketOf(board, first)).toHaveCount(0);
  await board.reload();
  await expect(ticketOf(board, delivery)).toBeVisible();
  await expect(ticketOf(board, first)).toHaveCount(0);
  await board.getByRole('button', { name: 'All 3', exact: true }).click();
  await expect(ticketOf(board, second)).toBeVisible();

  await board.getByRole('button', { name: 'All day' }).click();
  const counts = board.getByRole('complementary', { name: 'All day' });
  const dishes = counts.getByRole('listitem');
  await expect(dishes.filter({ hasText: 'Onion Rings' })).toContainText('4×');
  await counts.getByRole('button', { name: 'Close' }).click();

  await ticketOf(board, first)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  const lastMove = board.getByRole('region', { name: 'Last change' });
  await board.clock.runFor(3_000);
  await expect(lastMove.getByRole('button', { name: 'Undo' })).toBeVisible();
  await board.clock.runFor(6_000);
  await expect(lastMove).toHaveCount(0);
  await board.keyboard.press('u');
  await ticketOf(board, second)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(column(board, 'Confirmed').getByRole('article')).toHaveCount(2);
  // Opening the order ends the undo. Within 400 ms of a tap, opening would count as a double tap.
  await board.clock.runFor(500);
  await ticketOf(board, second)
    .getByRole('button', { name: `Details of ${second}` })
    .click();
  const panel = board.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
  await board.clock.runFor(9_000);
  await expect(panel.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await board.evaluate(() => Object.defineProperty(window, 'print', { value: undefined }));
  await panel.getByRole('button', { name: 'Print bill' }).click();
  const unprinted = board.getByRole('dialog').filter({ hasText: "This browser can't print." });
  await expect(unprinted.getByText('mali değeri yoktur')).toBeVisible();
  await expectOneRollPage(board);
  await board.keyboard.press('Escape');
  await expect(unprinted).toHaveCount(0);
  await board.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await completeOrders(bar.url);
  await expect(board.getByRole('article')).toHaveCount(0);
  await board.getByRole('button', { name: 'Recent' }).click();
  await board.getByRole('button', { name: `Recall ${first}` }).click();
  await board.keyboard.press('Escape');
  await expect(column(board, 'Ready').getByText(first).first()).toBeVisible();
});
