import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startBar } from '../support/running-bar';
import { openMenu } from './bar-test';
import { walkClub } from './club-screens';
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
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const look of LOOKS) await walk(look);
await browser.close();

/** One guest's evening, and one member's, in a bar of their own. */
async function walk({ language, colorScheme }: (typeof LOOKS)[number]): Promise<void> {
  const bar = await startBar();
  const context = await browser.newContext({ colorScheme, viewport: SIZES.phone });
  let number = 0;
  async function visit(page: Page, screen: string): Promise<void> {
    number += 1;
    const words = screen.replace(/\W+/g, '-');
    await shoot(page, `${language}-${String(number).padStart(2, '0')}-${words}`);
  }
  await walkGuestScreens({ bar, context, language, visit });
  await context.close();
  const member = await browser.newContext({ colorScheme, viewport: SIZES.phone });
  await walkClub({ page: await openMenu(member, bar.url, language), bar, visit });
  await member.close();
  await bar.tearDown();
}

/** A dialog is taken as it stands on the screen, a page whole; the long home page part by part. */
async function shoot(page: Page, name: string): Promise<void> {
  const isHome = await page.evaluate(() => document.querySelector('main > section#menu') !== null);
  const hasDialog = await page.getByRole('dialog').or(page.getByRole('alertdialog')).isVisible();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await settled(page);
    const path = join(FOLDER, `${name}-${size}.png`);
    await page.screenshot({ path, fullPage: !isHome && !hasDialog });
    if (name.endsWith('-home')) await shootParts(page, name, size);
  }
  await page.setViewportSize(SIZES.phone);
}

async function shootParts(page: Page, name: string, size: string): Promise<void> {
  for (const part of ['#menu', '#reservations', '#about', '#club', '#contact', 'footer']) {
    await page.evaluate((selector) => {
      document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' });
    }, part);
    await settled(page);
    const path = join(FOLDER, `${name}-${part.replace('#', '')}-${size}.png`);
    if (part === '#menu') await page.screenshot({ path });
    else await page.locator(part).last().screenshot({ path });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Motion has come to rest, and every picture in sight is there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    await Promise.allSettled(inSight.map((image) => image.decode()));
    await document.fonts.ready;
  });
}
