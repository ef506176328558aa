import { expect, type Page } from '@playwright/test';
import { ordersAtTheBar } from '../support/staff-calls';
import { openMenu, test, untilKeptOffline } from './bar-test';
import { guestOn } from './guest';
import { openBoard, TABLET } from './staff';
import { placeSmallOrder } from './walking-order';

/** The phone's code as a picture, the way a camera in front of the tablet would see it. */
async function pictureOf(phone: Page): Promise<string> {
  const shot = await phone.getByRole('img', { name: 'Your order as a code to scan' }).screenshot();
  return shot.toString('base64');
}

/** A camera that sees one picture. */
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

test('without any network the tablet scans an order off a phone; afterwards there is one order', async ({
  bar,
  context,
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await openMenu(phone, bar.url, 'en');
  await untilKeptOffline(page);
  const board = await openBoard(context, bar.url, 'en');
  await board.setViewportSize(TABLET);
  await expect(board.getByText('No open orders. Enjoy the quiet.')).toBeVisible();
  // The part that reads codes is at hand where staff work, as after a first shift.
  await board.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await board.getByRole('button', { name: 'Take in', exact: true }).click();
  await expect(board.getByText(/Paste the code instead/)).toBeVisible();
  await board.keyboard.press('Escape');

  await Promise.all([phone.setOffline(true), context.setOffline(true)]);
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.getByRole('button', { name: "Code for the bar's tablet" }).click();
  const picture = await pictureOf(page);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const takeIn = board.getByRole('button', { name: 'Take in', exact: true });
  await takeIn.click();
  await board.getByLabel('Or paste the code').fill(`${code.slice(0, -3)}AAA`);
  await board.getByRole('button', { name: 'Take in the pasted code' }).click();
  await expect(board.getByRole('alert')).toHaveText(/This code was changed|This is no order code/);
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
