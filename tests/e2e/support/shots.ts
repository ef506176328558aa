import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { findChromium } from '../../support/browsers/find-chromium.mjs';
import { moveToEvening, openMenu, startEveningBar } from './bar-test';
import type { Visit } from './looks/inspect';
import { changeLanguage } from './looks/inspect';
import { untilStill } from './looks/still';
import { CLUB_SCREENS } from './screens/club-screens';
import { GUEST_SCREENS, walkPart } from './screens/guest-screens';
import { STAFF_SCREENS } from './screens/staff-screens';
import { openBoard } from './staff';

const FOLDER = resolve(import.meta.dirname, '../../../shots');
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 1180, height: 820 },
  desk: { width: 1440, height: 900 },
};
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'tr', colorScheme: 'dark' },
] as const;

type Walk = {
  bar: RunningBar;
  newContext: () => Promise<BrowserContext>;
  visit: Visit;
};

const WALKS = { guests: walkGuests, staff: walkStaff };

// `npm run shots` takes pictures of every screen and puts them into the folder `shots`.
// `npm run shots -- staff` takes those of the staff only.
const chosen = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, walk] of Object.entries(WALKS)) {
  if (chosen === undefined || chosen === name) await goThrough(walk, name);
}
await browser.close();

async function goThrough(walk: (step: Walk) => Promise<void>, name: string): Promise<void> {
  const bar = await startEveningBar();
  let number = 0;
  await walk({
    bar,
    async newContext() {
      const context = await browser.newContext({ viewport: SIZES.phone });
      await moveToEvening(context);
      // tsx gives functions that run in the page a call of this one.
      await context.addInitScript('globalThis.__name = (named) => named');
      return context;
    },
    async visit(page, screen) {
      number += 1;
      const words = screen.replace(/\W+/g, '-');
      for (const { language, colorScheme } of LOOKS) {
        await changeLanguage(page, language);
        await page.emulateMedia({ colorScheme });
        await shoot(page, `${language}-${name}-${String(number).padStart(2, '0')}-${words}`);
      }
      await changeLanguage(page, LOOKS[0].language);
    },
  });
  await bar.tearDown();
}

/** Takes pictures of the guests' and a member's screens. */
async function walkGuests({ bar, newContext, visit }: Walk): Promise<void> {
  for (const part of GUEST_SCREENS) {
    const context = await newContext();
    await walkPart(part, { bar, context, visit });
    await context.close();
  }
  // Each part joins the club as the same member, so each needs a server of its own.
  for (const { walk } of CLUB_SCREENS) {
    const club = await startEveningBar();
    const context = await newContext();
    await walk({ page: await openMenu(context, club.url, 'en'), bar: club, visit });
    await context.close();
    await club.tearDown();
  }
}

/** Takes pictures of the staff's screens; each part changes its bar, so it needs one of its own. */
async function walkStaff({ newContext, visit }: Walk): Promise<void> {
  for (const screens of Object.values(STAFF_SCREENS)) {
    const bar = await startEveningBar();
    const context = await newContext();
    const page = await openBoard(context, bar.url, 'en');
    for (const { name, open } of screens) {
      await page.setViewportSize(SIZES.tablet);
      await open(page, bar);
      await visit(page, name);
    }
    await context.close();
    await bar.tearDown();
  }
}

/** Takes a dialog as the screen shows it, a page whole, and the long home page part by part. */
async function shoot(page: Page, name: string): Promise<void> {
  const isHome = await page.evaluate(() => document.querySelector('main > section#menu') !== null);
  const hasDialog = await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .first()
    .isVisible();
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

/** Waits until motion has ended and every picture in view is loaded. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await untilStill(page);
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    await Promise.allSettled(inSight.map((image) => image.decode()));
    await document.fonts.ready;
  });
}
