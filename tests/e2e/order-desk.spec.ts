import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { sendOrder } from '../support/guest-calls';
import { expectNothingFound } from './axe';
import { test } from './bar-test';
import { ELIF, openBoard, signInOn, TABLET } from './staff';

test.use({ viewport: TABLET, inTheEvening: true });

/** Printing is written down instead of done. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        Number(document.documentElement.dataset.printed ?? 0) + 1,
      );
    };
  });
  return async () =>
    Number((await page.locator('html').getAttribute('data-printed')) ?? Number.NaN);
}

/** The notes of the tablet are written down too, in the order in which they sound. */
async function listenTo(context: BrowserContext): Promise<(page: Page) => Promise<string>> {
  await context.addInitScript(() => {
    localStorage.setItem('bb-board-sound', 'on');
    // A machine without a loudspeaker has no tablet's audio.
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    OscillatorNode.prototype.start = function (this: OscillatorNode) {
      const { dataset } = document.documentElement;
      dataset.heard = `${dataset.heard ?? ''} ${this.frequency.value}`;
    };
    OscillatorNode.prototype.stop = () => {};
  });
  return async (page) => (await page.locator('html').getAttribute('data-heard')) ?? '';
}

function ticketOf(page: Page, code: string) {
  return page.getByRole('article').filter({ hasText: code });
}

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
  const confirmed = board.getByRole('region', { name: /^Confirmed/ });
  await expect(confirmed.getByText(second).first()).toBeVisible();
  await board.keyboard.press('u');
  await expect(confirmed.getByText(second)).toHaveCount(0);
  await expect(ticketOf(board, second)).toBeFocused();
  await board.keyboard.press('p');
  await expect.poll(prints).toBe(1);
  const pdf = await board.pdf({ preferCSSPageSize: true });
  // One page, as wide as the roll: 80 mm are 227 points.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf.toString('latin1')).toMatch(/MediaBox\s*\[\s*0 0 22[67]/);
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

/** The sizes of the texts that are read from where people cook, px, by what they say. */
function sizesOn(ticket: Locator): Promise<Record<string, number>> {
  return ticket.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Record<string, number> = {};
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const words = textContent?.trim() ?? '';
      if (parent && words) found[words] = Number.parseFloat(getComputedStyle(parent).fontSize);
    }
    return found;
  });
}

test('a late ticket says at two metres whose it is, that it is late and what must not be in it', async ({
  bar,
  context,
}) => {
  const code = await sendOrder(bar.url, { guestName: 'Ada Kaya', notes: 'no peanuts' });
  await bar.close();
  // It came in twenty minutes ago, while the bar was open.
  await bar.editWhileClosed(
    `UPDATE "order" SET received_at = received_at - ${20 * 60_000}, placed_at = placed_at - ${20 * 60_000}, prepared_from = NULL`,
  );
  await bar.open();
  const ticket = ticketOf(await openBoard(context, bar.url, 'en'), code);
  await expect(ticket.getByText('Late', { exact: true })).toBeVisible();
  const sizes = await sizesOn(ticket);
  const sizeOf = (words: string) =>
    Object.entries(sizes).find(([said]) => said.includes(words))?.[1];
  for (const words of [code, 'Ada Kaya', 'Late', 'no peanuts', '1×', 'Table 12']) {
    expect(sizeOf(words), words).toBeGreaterThanOrEqual(18);
  }
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
  await expect(cans.getByText('· 7')).toBeVisible();
  await ticketOf(cans, code)
    .getByRole('button', { name: /^Start/ })
    .click();
  await expect(ticketOf(cans, code).getByText('Waiting to sync')).toBeVisible();
  await ticketOf(elifs, code)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(elifs.getByRole('region', { name: 'Confirmed: 1' })).toBeVisible();
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
  for (let order = 0; order < 4; order += 1) await sendOrder(bar.url);
  const board = await openBoard(context, bar.url, 'tr');
  await expect(board.getByRole('article')).toHaveCount(4);
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
