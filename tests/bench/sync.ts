// This bench prints the figures of the sync engine on this machine. Machines differ, so no figure fails.
import { openChromium } from './chromium';
import { commitToTablet } from './commit-to-tablet';
import type { Figure } from './figures';
import { guestPhone } from './guest-phone';
import { serverLoad } from './server-load';

const browser = await openChromium();
const figures: Figure[] = [];
try {
  figures.push(...(await guestPhone(browser)));
  figures.push(...(await commitToTablet(browser)));
} finally {
  await browser.close();
}
figures.push(...(await serverLoad()));

for (const { name, value, goal, isReached } of figures) {
  console.log(`${isReached ? 'reached' : 'MISSED '}  ${name}: ${value}, goal ${goal}`);
}
