import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { writeQrOrder } from '../../../src/data/orders/qr-order-code';
import type { RunningBar } from '../../support/bar/running-bar';
import { ordersAtTheBar, takeOffMenu } from '../../support/calls/staff-calls';
import { DISH, lemonades, newOrderId } from '../../support/data/test-orders';
import { QR_ORDER_SECRET } from '../../support/data/test-qr-order';
import { bentCode } from '../../support/faults/bent-code';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { expectNothingFound } from '../support/looks/axe';
import { openBoard, TABLET } from '../support/staff';
import { placeSmallOrder } from '../support/walking-order';

const QUIET = 'No open orders. Enjoy the quiet.';

/** Draws the phone's code as a camera in front of the tablet would see it. */
async function pictureOf(phone: Page): Promise<string> {
  const shot = await phone.getByRole('img', { name: 'Your order as a code to scan' }).screenshot();
  return shot.toString('base64');
}

/** Fakes a camera that sees one picture. */
function seeOnly(picture: string): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const draw = () => {
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      requestAnimationFrame(draw);
    };
    draw();
    return canvas.captureStream(10);
  };
}

type Evening = { bar: RunningBar; context: BrowserContext; browser: Browser };

/** Shows the code of an order queued on the phone; neither phone nor tablet has a connection. */
async function startInTheDark({ bar, context, browser }: Evening) {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await openMenu(phone, bar.url, 'en');
  await untilOfflineReady(page);
  const { board, takeIn } = await openScanner(context, bar);

  await Promise.all([phone.setOffline(true), context.setOffline(true)]);
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.getByRole('button', { name: "Code for the bar's tablet" }).click();
  return { phone, page, board, takeIn };
}

/** Opens a tablet that holds the code reader offline, as after a first shift. */
async function openScanner(context: BrowserContext, bar: RunningBar) {
  const board = await openBoard(context, bar.url, 'en');
  await board.setViewportSize(TABLET);
  await expect(board.getByText(QUIET)).toBeVisible();
  const takeIn = board.getByRole('button', { name: 'Scan order', exact: true });
  await takeIn.click();
  await expect(board.getByText(/Paste the code instead/)).toBeVisible();
  await board.keyboard.press('Escape');
  return { board, takeIn };
}

/** Returns the code of an order for two lemonades, as a phone shows it. */
async function codeOfPhone(): Promise<string> {
  const order = { id: newOrderId(), placedAt: Date.now(), secret: QR_ORDER_SECRET };
  const code = await writeQrOrder({ ...order, body: JSON.stringify(lemonades()) });
  if (!code) throw new Error('The order is too large for a code.');
  return code;
}

async function copyCode(phone: Page): Promise<string> {
  await phone.getByRole('button', { name: 'Copy the code' }).click();
  return phone.evaluate(() => navigator.clipboard.readText());
}

async function pasteCode(board: Page, code: string): Promise<void> {
  await board.getByLabel('Or paste the code').fill(code);
  await board.getByRole('button', { name: 'Add the pasted code' }).click();
}

test('without any network the tablet scans an order off a phone; afterwards there is one order', {
  tag: '@service-worker',
}, async ({ bar, context, browser }) => {
  const { phone, page, board, takeIn } = await startInTheDark({ bar, context, browser });
  const picture = await pictureOf(page);
  const code = await copyCode(page);

  await takeIn.click();
  await pasteCode(board, bentCode(code));
  await expect(board.getByRole('alert')).toHaveText(
    /This code was changed|This isn't an order code/,
  );
  await board.keyboard.press('Escape');
  await board.evaluate(seeOnly, picture);
  await takeIn.click();
  const ticket = board.getByRole('article');
  await expect(ticket).toContainText('Onion Rings');
  await expect(ticket).toContainText('12');
  await ticket.getByRole('button', { name: /^Confirm/ }).click();

  await Promise.all([phone.setOffline(false), context.setOffline(false)]);
  await expect(page.getByText('Confirmed').first()).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(async () => (await ordersAtTheBar(bar.url)).map(({ status }) => status))
    .toEqual(['confirmed']);
  await expect(board.getByRole('article')).toHaveCount(1);
  await takeIn.click();
  await expect(board.getByText(/is here already/).first()).toBeVisible();
  await phone.close();
});

test('a refused QR order stays on the board with its reason until it is discarded', async ({
  bar,
  context,
}) => {
  const { board, takeIn } = await openScanner(context, bar);
  await context.setOffline(true);
  await takeIn.click();
  await pasteCode(board, await codeOfPhone());
  const ticket = board.getByRole('article');
  await ticket.getByRole('button', { name: /^Confirm/ }).click();
  await expect(board.getByRole('region', { name: 'Confirmed: 1' })).toBeVisible();

  await takeOffMenu(bar.url, DISH.lemonade);
  await context.setOffline(false);
  const why = ticket.getByText(
    'This order is not at the bar. Ask the guest. Something in this order has just sold out.',
  );
  await expect(why).toBeVisible({ timeout: 30_000 });
  await expectNothingFound(board, 'an order that the bar has refused');
  await board.setViewportSize(TABLET);
  await expect(ticket.getByRole('button', { name: /^(Start|More for)/ })).toHaveCount(0);
  await ticket.focus();
  await board.keyboard.press('Enter');
  await board.reload();
  await expect(why).toBeVisible();
  await expect(board.getByRole('region', { name: 'Preparing: 1' })).toHaveCount(0);

  const takeOut = ticket.getByRole('button', { name: 'Take it out' });
  const question = board.getByRole('alertdialog', { name: /^Take B-\w{4} off the board\?$/ });
  await takeOut.click();
  await expectNothingFound(board, 'the question before a refused order is taken out');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(why).toBeVisible();
  await takeOut.click();
  await question.getByRole('button', { name: 'Take it out' }).click();
  await expect(board.getByText(QUIET)).toBeVisible();
  await expect(board.getByRole('button', { name: /^Connection: Up to date/ })).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
});
