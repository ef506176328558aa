import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { payOrder, takeCards } from '../../support/payments/card-payments';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';

/** These pages follow the browser's colour scheme, and have no themes for looks/guest-screens to put on. */
const PAGES = ['/menu/print', '/legal/privacy', '/legal/distance-sale', '/legal/imprint'];
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
const A4 = /MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]/;

/** Returns the sheets of a PDF, and whether each is A4. */
async function sheetsOf(page: Page): Promise<{ count: number; isA4: boolean }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b[^s]/g) ?? [];
  const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return { count: sheets.length, isA4: boxes.length > 0 && boxes.every((box) => A4.test(box)) };
}

/** Records everything that the policy refused to the page. */
async function hearRefusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('reportRefusal', (what: string) => refused.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      globalThis.reportRefusal(`${violatedDirective} ${blockedURI}`);
    });
  });
  return refused;
}

declare global {
  // The test itself puts these elements on the page.
  var reportRefusal: (what: string) => void;
}

test('axe finds no faint colour on the drawn pages in the dark', async ({ bar, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of PAGES) {
    await page.goto(`${bar.url}${path}?lang=en`);
    await expectNothingFound(page, `${path} dark`, undefined, COLOURS);
  }
});

test('structured data is allowed by the strict policy, which refuses nothing; the price list prints on three A4 sheets, dark screen or not', async ({
  bar,
  context,
}) => {
  const refused = await hearRefusals(context);
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.locator('article h4').first()).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ name: 'Bar Bliss' });
  await page.goto(`${bar.url}/menu/print`);
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ '@type': 'Menu' });
  const font = await page.evaluate(() =>
    document.fonts.ready.then(() => document.fonts.check('16px Onest', '₺')),
  );
  expect(font).toBe(true);
  expect(refused).toEqual([]);
  // The recorder works: the policy refuses and reports a real script.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
  });
  await expect.poll(() => refused.length).toBe(1);

  await page.emulateMedia({ colorScheme: 'dark' });
  for (const language of ['en', 'tr']) {
    await page.goto(`${bar.url}/menu/print?lang=${language}`);
    expect(await sheetsOf(page), language).toEqual({ count: 3, isA4: true });
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const paper = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(paper).toEqual({ color: 'rgb(33, 20, 31)', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

test('a browser too old for the app shows the prices and the phone number instead', async ({
  bar,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));
  await page.goto(bar.url);
  await expect(page.getByText(/needs JavaScript and a newer browser/)).toBeVisible();
  await expect(page.getByText(/daha yeni bir tarayıcı gerekir/)).toBeVisible();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await page.getByRole('link', { name: 'Menu and prices' }).click();
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
});

test('65: what the bank refused is said in our words; a script in the address is text and does not run', async ({
  bar,
  page,
}) => {
  await takeCards(bar);
  await page.goto((await payOrder(bar.url, '6')).address);
  await expect(page.getByText(/^There is not enough money on the card.*No money/)).toBeVisible();
  const script = '<img src=x onerror="globalThis.ran = 1"><script>globalThis.ran = 1</script>';
  await page.goto(`${bar.url}/order-failed?reason=${encodeURIComponent(script)}`);
  await expect(page.getByText(script)).toBeVisible();
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  await page.goto(`${bar.url}/order-failed`);
  await expect(page.getByText('Payment processing failed')).toBeVisible();
});

test('without signal the price list is the one last seen, with its date; a page never seen says so', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOfflineReady(page);
  await page.goto(`${bar.url}/menu/print?lang=en`);
  const date = await page.getByText(/^Prices of/).textContent();
  // The service worker caches the page after the response.
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.match(location.href, { ignoreVary: true })) !== undefined,
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(date ?? 'no date')).toBeVisible();
  await expect(page.getByText('₺').first()).toBeVisible();
  await page.goto(`${bar.url}/menu/print?lang=tr`);
  await expect(page.getByText(date ?? 'no date')).toBeVisible();
  await page.goto(`${bar.url}/legal/privacy`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectNothingFound(page, 'offline');
  await page.getByRole('link', { name: 'The menu with prices is here' }).click();
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
});
