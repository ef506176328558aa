import type { Page } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';

declare global {
  /** Counts how often the page opened the browser's own question. */
  var askedToInstall: number | undefined;
}

/** Fires the browser's offer to install the site, which Chromium makes only over https and after a while. */
export async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      async prompt() {
        globalThis.askedToInstall = (globalThis.askedToInstall ?? 0) + 1;
      },
    });
    window.dispatchEvent(offer);
  });
}

/** Gives the server a newer build and lets the browser look for it. */
export async function makeNewer({ proxy }: RunningBar, page: Page): Promise<void> {
  proxy.addRewrite({
    path: '/service-worker.js',
    change: (text) => `${text}\n// a newer build`,
  });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
