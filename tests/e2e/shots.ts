import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startBar } from '../support/running-bar';
import { walkGuestScreens } from './guest-screens';

const FOLDER = resolve(import.meta.dirname, '../../shots');
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 1180, height: 820 },
  desk: { width: 1440, height: 900 },
};
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'tr', colorScheme: 'dark' },
] as const;

// Pictures of every screen, to be looked at: `npm run shots`, then open the folder `shots`.
mkdirSync(FOLDER, { recursive: true });
const bar = await startBar();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { language, colorScheme } of LOOKS) {
  const context = await browser.newContext({ colorScheme, viewport: SIZES.phone });
  let number = 0;
  await walkGuestScreens({
    bar,
    context,
    language,
    visit: async (page, screen) => {
      number += 1;
      const name = `${language}-${String(number).padStart(2, '0')}-${screen.replaceAll(' ', '-')}`;
      await shoot(page, name);
    },
  });
  await context.close();
}
await browser.close();
await bar.tearDown();

/** A page is taken whole, a dialog as it stands on the screen. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((motion) => motion.finished)),
    );
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
  }
  await page.setViewportSize(SIZES.phone);
}
