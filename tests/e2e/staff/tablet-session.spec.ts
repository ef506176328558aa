import { type BrowserContext, expect, type Page } from '@playwright/test';
import { sendOrder } from '../../support/guest-calls';
import type { RunningBar } from '../../support/running-bar';
import { ordersAtTheBar } from '../../support/staff-calls';
import { test } from '../support/bar-test';
import { askAtOnce, ELIF, endAllSessions, openBoard, signInOn, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

async function statusAtTheBar(url: string) {
  return (await ordersAtTheBar(url)).map(({ status }) => status);
}

/** Lets Can confirm an order offline; the server has ended Can's session before the connection returns. */
async function confirmThenLoseSession(context: BrowserContext, bar: RunningBar): Promise<Page> {
  const board = await openBoard(context, bar.url, 'en');
  await sendOrder(bar.url);
  await expect(board.getByRole('button', { name: /^Confirm/ })).toBeVisible();
  bar.proxy.setRule(({ path }) => (path.startsWith('/api') ? 'refuse' : 'pass'));
  await board.getByRole('button', { name: /^Confirm/ }).click();
  await expect(board.getByRole('button', { name: /^Sync: 1 waiting/ })).toBeVisible();
  await endAllSessions(bar);
  bar.proxy.setRule(() => 'pass');
  await askAtOnce(board);
  await expect(board.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  expect(await statusAtTheBar(bar.url)).toEqual(['pending']);
  return board;
}

test('another person signs in after a session ended: queued changes ask, and are never sent as theirs', async ({
  bar,
  context,
}) => {
  const board = await confirmThenLoseSession(context, bar);
  // The server has refused the tablet's own attempt with the ended session by now.
  await expect(
    board.getByRole('button', { name: /^Sync: 1 need you/, includeHidden: true }),
  ).toBeVisible();
  let sent = 0;
  bar.proxy.setRule(({ method }) => {
    if (method === 'PATCH') sent += 1;
    return 'pass';
  });
  await signInOn(board, ELIF);
  await board.getByRole('button', { name: /^Sync: 1 need you/ }).click();
  await expect(board.getByText(/^Only .* can send this/)).toBeVisible();
  expect(await statusAtTheBar(bar.url)).toEqual(['pending']);
  expect(sent).toBe(0);
});

test('typed sign-in values stay, however slowly the tablet reads the last person', async ({
  bar,
  context,
}) => {
  const board = await openBoard(context, bar.url, 'en');
  await endAllSessions(bar);
  await board.reload();
  await expect(board.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  await board.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function slowly(...args) {
      const request = open.apply(this, args);
      const onSuccess = request.addEventListener.bind(request, 'success');
      Object.defineProperty(request, 'onsuccess', {
        set: (tell: (event: Event) => void) =>
          onSuccess((event) => setTimeout(() => tell.call(request, event), 2_000)),
      });
      return request;
    };
  });
  await board.goto(`${bar.url}/admin/login`);
  const email = board.locator('input[type=email]');
  await email.fill(ELIF.email);
  await expect(board.getByText(/kept here until Can/)).toBeVisible();
  await expect(email).toHaveValue(ELIF.email);
});
