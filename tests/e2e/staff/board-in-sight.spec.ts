import { expect } from '@playwright/test';
import { sendDelivery, sendOrder } from '../../support/calls/guest-calls';
import { ordersAtTheBar, sendAsStaff, signedIn } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { patternOn, sizesOn, ticketOf } from '../support/order-desk';
import { openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

const OPEN = 60;

test('a late ticket shows at two metres its guest, its delay and its allergies', async ({
  bar,
  context,
}) => {
  const code = await sendOrder(bar.url, { guestName: 'Ada Kaya', notes: 'no peanuts' });
  const delivery = await sendDelivery(bar.url);
  await bar.close();
  // The orders arrived twenty minutes ago, while the server was open: too long at a table, not yet for a courier.
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
  // Word, picture and pattern must tell the state without colour: stripes mean late, dashes mean due.
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
  // No text on the board is smaller than the text of a handheld device.
  const all = { ...(await sizesOn(due)), ...sizes };
  expect(Object.entries(all).filter(([, size]) => size < 16)).toEqual([]);
  // The head has at most four lines: two for the place, one each for guest and ageing.
  const head = await due.locator('header').boundingBox();
  expect(head?.height).toBeLessThanOrEqual(4 * 24 + 8);
});

test('the board is read at two metres and touched with wet hands; nothing new moves what is under the finger', async ({
  bar,
  context,
}) => {
  await sendDelivery(bar.url);
  for (let order = 1; order < OPEN; order += 1) await sendOrder(bar.url);
  const session = await signedIn(bar.url);
  const tables = (await ordersAtTheBar(bar.url)).filter(({ orderType }) => orderType === 'table');
  for (const [index, { id }] of tables.entries()) {
    const status = [null, 'confirmed', 'preparing', 'ready'][index % 4];
    if (status)
      await sendAsStaff(bar.url, session, { path: `orders/${id}/status`, body: { status } });
  }
  const board = await openBoard(context, bar.url, 'tr');
  await expect(board.getByRole('article')).toHaveCount(OPEN);
  // The rail says that there is no sound, so that every choice of the filter is in sight.
  await expect(board.getByRole('button', { name: 'Vardiyayı başlat' })).toBeVisible();
  const filter = board.getByRole('group', { name: 'Hangi siparişler' });
  expect(await filter.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  await expect(board.getByRole('region', { name: 'Yeni siparişler' })).toBeVisible();
  const inSight = await board.getByRole('article').evaluateAll((all) =>
    all.filter((ticket) => {
      const list = ticket.parentElement?.getBoundingClientRect();
      const { top, bottom } = ticket.getBoundingClientRect();
      return list && top >= list.top && bottom <= list.bottom;
    }),
  );
  expect(inSight.length).toBeGreaterThanOrEqual(8);
  // Every head takes two lines, so that the dishes come as early as possible.
  const heads = await board
    .getByRole('article')
    .locator('header')
    .evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().height)))
    // The board skips the layout of tickets far below the edge.
    .then((heights) => heights.filter((height) => height > 0));
  expect(new Set(heads)).toEqual(new Set([56]));
  const sizes = await board
    .getByRole('article')
    .first()
    .evaluate((ticket) => ({
      heading: Number.parseFloat(getComputedStyle(ticket.querySelector('h3') as Element).fontSize),
      dish: Number.parseFloat(
        getComputedStyle(ticket.querySelector('li span') as Element).fontSize,
      ),
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
  // The body or the dishes of a ticket are buttons too, and must keep a distance from the big button below.
  const gaps = await board.getByRole('article').evaluateAll((all) =>
    all.flatMap((ticket) => {
      if (ticket.querySelector('button')?.getClientRects().length === 0) return [];
      const boxes = [...ticket.querySelectorAll('button')].map((b) => b.getBoundingClientRect());
      const [above, more, advance] = boxes.slice(-3);
      if (!above || !more || !advance) throw new Error('A ticket has lost a button.');
      // The body of a new ticket opens the order, later its head.
      const details = Math.max(...boxes.map(({ width }) => width));
      return Math.min(more.top - above.bottom, advance.left - more.right, details - 200);
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
  // Held in a hand or upright, the tickets begin near the top.
  for (const size of [
    { width: 360, height: 740 },
    { width: TABLET.height, height: TABLET.width },
  ]) {
    await board.setViewportSize(size);
    const visible = board.getByRole('article').filter({ visible: true });
    await expect
      .poll(() => visible.first().evaluate((e) => e.getBoundingClientRect().top + scrollY))
      .toBeLessThanOrEqual(120);
  }
});
