import { expect } from '@playwright/test';
import { rememberLanguage, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { openBoard, TABLET } from '../support/staff';
import { expectOneOrder, expectStep, fillCart, readMenu } from '../support/walking-order';

/** Removes what the oldest supported browsers lack (iOS 15.4, Chrome 100, Firefox 100). */
function loseNewerInterfaces(): void {
  const newer: [object, string[]][] = [
    [AbortSignal, ['timeout', 'any']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toSpliced', 'toReversed', 'with', 'findLast', 'findLastIndex']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, ['values', 'pipeThrough', Symbol.asyncIterator as never]],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['adoptedStyleSheets', 'startViewTransition']],
    [HTMLElement.prototype, ['inert', 'showPopover']],
    [Navigator.prototype, ['wakeLock', 'setAppBadge', 'clearAppBadge', 'share', 'canShare']],
    [ServiceWorkerRegistration.prototype, ['sync']],
    [IDBFactory.prototype, ['databases']],
    [URL, ['canParse', 'parse']],
    [
      window,
      [
        ...['CompressionStream', 'DecompressionStream', 'BarcodeDetector', 'requestIdleCallback'],
        ...['scheduler', 'SyncManager', 'Iterator', 'Temporal', 'navigation', 'trustedTypes'],
      ],
    ],
  ];
  for (const [owner, names] of newer) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

test('on an iPhone of 2022 and an old tablet an order goes from the first tap to the board, and the guest sees each step there', async ({
  bar,
  context,
  browser,
}) => {
  await context.addInitScript(loseNewerInterfaces);
  const tablet = await browser.newContext({ viewport: TABLET });
  await tablet.addInitScript(loseNewerInterfaces);
  const board = await openBoard(tablet, bar.url, 'en');
  await rememberLanguage(context, 'en');
  const page = await context.newPage();
  await page.goto(bar.url);
  await page.getByRole('button', { name: "Yes, I'm 18 or older" }).click();
  expect(await page.evaluate(() => 'timeout' in AbortSignal)).toBe(false);

  const guest = guestOn(page, 'en');
  await fillCart(guest, 'en', await readMenu(bar.url));
  await guest.goToPayment();
  await guest.placeOrder();
  await expectOneOrder(guest, bar);
  await page.getByRole('button', { name: 'All steps' }).click();
  await expect(page.getByText(guest.words.sentToBar, { exact: true }).first()).toBeVisible();
  await expectStep(page, guest.words.onTablet);
  await board.getByRole('button', { name: /^Confirm/ }).click();
  await expectStep(page, guest.words.barConfirmed);
  await tablet.close();
});
