import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { completeOrders } from '../support/staff-calls';
import { look } from './axe';
import { type Language, openMenu, test } from './bar-test';
import { guestOn } from './guest';

const WORDS = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone number',
    join: 'Join the club',
    welcome: 'Welcome to the Bar Bliss loyalty program!',
    hello: 'Hello, Ada',
  },
  tr: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    join: 'Kulübe katıl',
    welcome: 'Bar Bliss sadakat kulübüne hoş geldiniz!',
    hello: 'Merhaba Ada',
  },
} as const;

async function joinAs(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.firstName, { exact: true }).fill('Ada');
  await dialog.getByLabel(words.lastName, { exact: true }).fill('Kaya');
  await dialog.getByLabel(words.email, { exact: true }).fill('ada@example.com');
  await dialog.getByRole('textbox', { name: words.phone }).fill('0532 123 45 67');
  await dialog.getByRole('button', { name: words.join }).click();
  await expect(page.getByText(words.welcome, { exact: true })).toBeVisible();
  await expect(dialog.getByText(words.hello)).toBeVisible();
}

/** The code in the mail that lies in the bar's outbox. */
async function codeFrom(dataDir: string): Promise<string> {
  let code = '';
  await expect
    .poll(() => {
      const outbox = join(dataDir, 'outbox');
      const files = readdirSync(dataDir).includes('outbox') ? readdirSync(outbox) : [];
      const mails = files.filter((name) => name.endsWith('.eml')).sort();
      const mail = mails.length > 0 ? readFileSync(join(outbox, mails.at(-1) ?? ''), 'utf8') : '';
      code = /^Subject: (\d{6}) is your/m.exec(mail)?.[1] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

test('a guest joins, earns points, and has a free dish for them', async ({ bar, context }) => {
  test.setTimeout(180_000);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await page.goto(`${bar.url}/#club`);
  await page.getByRole('button', { name: 'Join the club' }).click();
  await joinAs(page, 'en');
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '0 of 200 to Silver',
  );

  // A round for everybody: more points than any reward costs.
  await page.goto(bar.url);
  await page.evaluate(async () => {
    const items = await (await fetch('/api/menu/items')).json();
    const dish = items.find(({ id }: { id: number }) => id === 151);
    const line = { id: 1, originalMenuItemId: 151, quantity: 50, price: dish.price };
    const named = { name: dish.nameEn, nameEn: dish.nameEn, nameTr: dish.nameTr };
    const state = { items: [{ ...line, ...named }], isOpen: false };
    localStorage.setItem('cart-storage', JSON.stringify({ state, version: 1 }));
  });
  await page.reload();
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();

  await completeOrders(bar.url);
  await page.goto(`${bar.url}/?d=me&tab=loyalty`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^\+\d{3}$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'I have the code' }).click();
  await dialog.getByLabel('Code from the e-mail').fill(await codeFrom(bar.dataDir));
  await dialog.getByRole('button', { name: 'Confirm the code' }).click();
  await dialog.getByRole('button', { name: 'Redeem points' }).click();
  await dialog.getByRole('radio', { name: /3 free wings or tenders/ }).click();
  await dialog
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await dialog.getByRole('radio', { name: 'Spicy' }).click();
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText('Your free dish is in the cart.', { exact: true })).toBeVisible();

  await page.goto(`${bar.url}/?d=cart`);
  await expect(page.getByText('Redeemed · 200 points')).toBeVisible();
  await page.goto(bar.url);
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await page.goto(`${bar.url}/?d=me&tab=orders`);
  await expect(page.getByRole('dialog').getByText(/Spicy Sauce/)).toBeVisible();
});

for (const language of ['en', 'tr'] as const) {
  test(`axe finds nothing on the club’s screens, ${language}`, async ({ bar, context }) => {
    test.setTimeout(180_000);
    const page = await openMenu(context, bar.url, language);
    await page.goto(`${bar.url}/?d=account`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'join');
    await joinAs(page, language);
    for (const tab of ['overview', 'orders', 'reservations', 'loyalty']) {
      await page.goto(`${bar.url}/?d=me&tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await look(page, tab);
    }
    await page.goto(`${bar.url}/?d=redeem&step=options`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await look(page, 'rewards');
  });
}
