import { expect } from '@playwright/test';
import { sendDelivery, sendOrder } from '../support/guest-calls';
import { completeOrders, ordersAtTheBar } from '../support/staff-calls';
import { expectNothingFound } from './axe';
import { test } from './bar-test';
import {
  column,
  countPrints,
  expectOneRollPage,
  listenTo,
  patternOn,
  sizesOn,
  ticketOf,
} from './order-desk';
import { ELIF, openBoard, signInOn, TABLET } from './staff';

test.use({ viewport: TABLET, inTheEvening: true });

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
  await board.keyboard.press('m');
  await expect(board.getByRole('menu')).toBeVisible();
  await expect(board.getByRole('menuitem', { name: 'Print receipt' })).toBeVisible();
  await board.keyboard.press('Escape');
  await board.keyboard.press('?');
  await expect(board.getByRole('dialog', { name: 'Keys and hand' })).toBeVisible();
  await board.getByRole('radiogroup', { name: 'Single keys' }).getByText('Off').click();
  await board.keyboard.press('Escape');
  await board.keyboard.press('/');
  await expect(board).not.toHaveURL(/history/);
  await board.getByRole('link', { name: 'List' }).click();
  await board.getByRole('searchbox').or(board.getByLabel('Search orders')).first().fill(first);
  await expect(board.getByRole('row')).toHaveCount(2);
  await board.getByRole('button', { name: first }).click();
  await expect(board.getByRole('dialog').getByText('Timeline')).toBeVisible();
  await board.goBack();
  await expect(board.getByRole('dialog')).toHaveCount(0);
});

test('a late ticket says at two metres whose it is, that it is late and what must not be in it', async ({
  bar,
  context,
}) => {
  const code = await sendOrder(bar.url, { guestName: 'Ada Kaya', notes: 'no peanuts' });
  const delivery = await sendDelivery(bar.url);
  await bar.close();
  // They came in twenty minutes ago, while the bar was open: too long at a table, not yet for a courier.
  const earlier = 20 * 60_000;
  await bar.editWhileClosed(
    `UPDATE "order" SET received_at = received_at - ${earlier}, placed_at = placed_at - ${earlier}, prepared_from = NULL`,
  );
  await bar.open();
  const freshCode = await sendOrder(bar.url);
  const board = await openBoard(context, bar.url, 'tr');
  const ticket = ticketOf(board, code);
  const due = ticketOf(board, delivery);
  const fresh = ticketOf(board, freshCode);
  await expect(ticket.getByText('Gecikti', { exact: true })).toBeVisible();
  await expect(due.getByText('Süre doluyor', { exact: true })).toBeVisible();
  // Without colours too: a word with a picture, and stripes for late, dashes for due.
  await expect(ticket.locator('header svg')).toBeVisible();
  await expect(due.locator('header svg')).toBeVisible();
  await expect(fresh.locator('header svg')).toHaveCount(0);
  const patterns = await Promise.all([ticket, due, fresh].map(patternOn));
  expect(patterns).toEqual(['repeating-linear-gradient', 'repeating-linear-gradient', 'none']);
  const sizes = await sizesOn(ticket);
  const sizeOf = (words: string) =>
    Object.entries(sizes).find(([said]) => said.includes(words))?.[1] ?? 0;
  const must = [code, 'Ada Kaya', 'Gecikti', 'no peanuts', '×', 'Soğan Halkası', 'Masa 12'];
  expect(must.filter((words) => sizeOf(words) < 18)).toEqual([]);
  // Nothing on the board is smaller than what is read in the hand.
  const all = { ...(await sizesOn(due)), ...sizes };
  expect(Object.entries(all).filter(([, size]) => size < 16)).toEqual([]);
  // Four lines at most: the place may take two, the guest and the ageing one each.
  const head = await due.locator('header').boundingBox();
  expect(head?.height).toBeLessThanOrEqual(4 * 24 + 8);
});

test('two tablets and one order: the first wins, the second is told and may insist; cancelled with a reason it is called out', async ({
  bar,
  context,
  browser,
}) => {
  const heard = await listenTo(context);
  const cans = await openBoard(context, bar.url, 'en');
  const other = await browser.newContext({ viewport: TABLET });
  const elifs = await other.newPage();
  await elifs.goto(`${bar.url}/admin/login?redirect=/admin/orders`);
  await signInOn(elifs, ELIF);
  const code = await sendOrder(bar.url);
  await expect(ticketOf(cans, code)).toBeVisible();
  await expect(ticketOf(elifs, code)).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => heard(cans)).toContain('587 440');
  await ticketOf(cans, code)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  // Two taps within a moment are a slip: a second has passed.
  await expect(cans.getByText(/^· [1-7]$/)).toBeVisible();
  await ticketOf(cans, code)
    .getByRole('button', { name: /^Start/ })
    .click();
  await expect(ticketOf(cans, code).getByText('Waiting to sync')).toBeVisible();
  await ticketOf(elifs, code)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(elifs.getByRole('region', { name: 'Confirmed: 1' })).toBeVisible();
  // Hers has arrived: she was first.
  await expect
    .poll(async () => (await ordersAtTheBar(bar.url)).map(({ status }) => status))
    .toEqual(['confirmed']);
  await context.setOffline(false);
  await expect.poll(() => heard(cans)).toContain('440 587');
  const strip = ticketOf(cans, code).getByText(/Elif moved this to Confirmed/);
  await expect(strip).toBeVisible({ timeout: 30_000 });
  await expectNothingFound(cans, 'a ticket that somebody else has moved');
  await ticketOf(cans, code).getByRole('button', { name: 'Use mine' }).click();
  await expect(elifs.getByRole('region', { name: 'Preparing: 1' })).toBeVisible({
    timeout: 20_000,
  });

  await ticketOf(elifs, code)
    .getByRole('button', { name: `Details of ${code}` })
    .click();
  await elifs.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  const question = elifs.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question.getByText('Choose a reason')).toBeVisible();
  await question.getByRole('radio', { name: 'Something sold out' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(elifs.getByRole('dialog').getByText(/Something sold out/)).toBeVisible();
  const called = cans.getByText('Guest order cancelled. Stop preparing.');
  await expect(called).toBeVisible({ timeout: 20_000 });
  await expectNothingFound(cans, 'a ticket that is called out');
  await cans.reload();
  await expect(called).toBeVisible();
  await cans.getByRole('button', { name: /^Acknowledge/ }).click();
  await expect(called).toHaveCount(0);
  await other.close();
});

test('the board is read at two metres and touched with wet hands; nothing new moves what is under the finger', async ({
  bar,
  context,
}) => {
  await sendDelivery(bar.url);
  for (let order = 0; order < 3; order += 1) await sendOrder(bar.url);
  const board = await openBoard(context, bar.url, 'tr');
  await expect(board.getByRole('article')).toHaveCount(4);
  // Two lines, whatever the words: what is to be made comes as early as it can.
  const heads = await board
    .getByRole('article')
    .locator('header')
    .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().height));
  expect(heads).toEqual([56, 56, 56, 56]);
  const sizes = await board
    .getByRole('article')
    .first()
    .evaluate((ticket) => ({
      heading: Number.parseFloat(getComputedStyle(ticket.querySelector('h3') as Element).fontSize),
      dish: Number.parseFloat(getComputedStyle(ticket.querySelector('li') as Element).fontSize),
    }));
  expect(sizes.heading).toBeGreaterThanOrEqual(20);
  expect(sizes.dish).toBeGreaterThanOrEqual(18);
  const small = await board.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, button')]
      .filter((each) => each.getClientRects().length > 0)
      .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([words]) => words),
  );
  expect(small).toEqual([]);
  // The body of a ticket is a button too, and the big one below must not be pressed instead of it.
  const gaps = await board.getByRole('article').evaluateAll((all) =>
    all.map((ticket) => {
      const boxes = [...ticket.querySelectorAll('button')].map((b) => b.getBoundingClientRect());
      const [details, more, advance] = boxes.slice(-3);
      if (!details || !more || !advance) throw new Error('A ticket has lost a button.');
      return Math.min(more.top - details.bottom, advance.left - more.right, details.width - 200);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  const top = () =>
    board
      .getByRole('article')
      .first()
      .evaluate((e) => e.getBoundingClientRect().top);
  const before = await top();
  const code = await sendOrder(bar.url);
  const pill = board.getByRole('button', { name: '1 yeni' });
  await expect(pill).toBeVisible({ timeout: 20_000 });
  expect(await top()).toBe(before);
  await pill.click();
  await expect(ticketOf(board, code)).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

test('the desk’s tools: one service, all that is to be made, eight seconds, the recall, and a browser that cannot print', async ({
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
  await board.getByRole('button', { name: 'All 3' }).click();
  await expect(ticketOf(board, second)).toBeVisible();

  await board.getByRole('button', { name: 'All day' }).click();
  const dishes = board.getByRole('dialog').getByRole('listitem');
  await expect(dishes.filter({ hasText: 'Onion Rings' })).toContainText('4×');
  await board.keyboard.press('Escape');

  await ticketOf(board, first)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  const lastMove = board.getByRole('region', { name: 'Last move' });
  await board.clock.runFor(3_000);
  await expect(lastMove.getByRole('button', { name: 'Undo' })).toBeVisible();
  await board.clock.runFor(6_000);
  await expect(lastMove).toHaveCount(0);
  await board.keyboard.press('u');
  await ticketOf(board, second)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(column(board, 'Confirmed').getByRole('article')).toHaveCount(2);
  // Whoever opens the order meanwhile has no more time for it.
  await ticketOf(board, second)
    .getByRole('button', { name: `Details of ${second}` })
    .click();
  const panel = board.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeVisible();
  await board.clock.runFor(9_000);
  await expect(panel.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await board.evaluate(() => Object.defineProperty(window, 'print', { value: undefined }));
  await panel.getByRole('button', { name: 'Print receipt' }).click();
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
