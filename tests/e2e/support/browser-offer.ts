import type { Page } from '@playwright/test';
import type { RunningBar } from '../../support/running-bar';

declare global {
  /** How often the browser's own question was asked for. */
  var askedToInstall: number | undefined;
}

/** The browser offers to install the site, as Chromium does by itself only over https and after a while. */
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

/** The bar has a newer build, and the browser has looked. */
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
