import { expect } from '@playwright/test';
import { BROWSER_ARGS, findChromium } from '../../support/browsers/find-chromium.mjs';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { syncOutcomes } from '../support/browser-ways';
import { guestOn } from '../support/guest';
import { onOrdersSent, placeSmallOrder } from '../support/walking-order';

// The headless shell has no background sync.
test.use({ launchOptions: { executablePath: findChromium(), args: [...BROWSER_ARGS] } });

test("the service worker's sync repeats until the server has the order", {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  const outcomes = await syncOutcomes(page);
  onOrdersSent(bar, () => ({ busy: 503, retryAfterS: 600 }));
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await expect.poll(() => outcomes).toEqual(['sync event failed']);
  const tags = await page.evaluate(async () => {
    const { sync } = (await navigator.serviceWorker.ready) as unknown as {
      sync: { getTags(): Promise<string[]> };
    };
    return sync.getTags();
  });
  expect(tags).toEqual(['bb-outbox']);
});
