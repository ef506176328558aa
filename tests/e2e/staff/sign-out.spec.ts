import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { sendOrder } from '../../support/calls/guest-calls';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import type { Language } from '../support/bar-test';
import { test } from '../support/bar-test';
import { inspect } from '../support/looks/inspect';
import { askAtOnce, ELIF, openBoard, signInOn, TABLET } from '../support/staff';

test.use({ viewport: TABLET, colorScheme: 'light' });

const WORDS = {
  en: {
    confirm: /^Confirm/,
    waiting: /^Connection: 1 waiting/,
    account: /account of/,
    signOut: 'Sign Out',
    title: "Some changes haven't been sent yet",
    send: 'Send now and sign out',
    keep: 'Keep them locked and sign out',
    lose: 'Sign out and discard them…',
    stillUnsent: '1 is still not sent.',
    word: 'discard',
    loseForEver: 'Discard them and sign out',
    askToType: 'Type the word as it is shown.',
    needsYou: /^Connection: 1 needs you/,
    onlyThey: /^Only .* can send this/,
    keptUntil: /kept here until Can/,
    sendAll: 'Send all now',
    close: 'Close',
  },
  tr: {
    confirm: /^Onayla/,
    waiting: /^Bağlantı: 1 bekliyor/,
    account: /hesap, /,
    signOut: 'Çıkış Yap',
    title: 'Bazı değişiklikler henüz gönderilmedi',
    send: 'Şimdi gönder ve çıkış yap',
    keep: 'Kilitli sakla ve çıkış yap',
    lose: 'Çıkış yap ve sil…',
    stillUnsent: '1 değişiklik hâlâ gönderilmedi.',
    word: 'sil',
    loseForEver: 'Sil ve çıkış yap',
    askToType: 'Sözcüğü gösterildiği gibi yazın.',
    needsYou: /^Bağlantı: 1 işlem karar bekliyor/,
    onlyThey: /Yalnızca şu kişi gönderebilir/,
    keptUntil: /şu kişi giriş yapınca gönderilir: Can/,
    sendAll: 'Hepsini şimdi gönder',
    close: 'Kapat',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

/** Lets Can confirm an order while the server is out of reach, then sign out. */
async function leaveWithUnsent(context: BrowserContext, bar: RunningBar, language: Language) {
  const words = WORDS[language];
  await sendOrder(bar.url);
  const page = await openBoard(context, bar.url, language);
  const confirm = page.getByRole('button', { name: words.confirm });
  await expect(confirm).toBeVisible();
  cutOff(bar);
  await confirm.click();
  await expect(page.getByRole('button', { name: words.waiting })).toBeVisible();
  await askToLeave(page, language);
  return { page, words };
}

async function askToLeave(page: Page, language: Language) {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.account }).click();
  await page.getByRole('menuitem', { name: words.signOut }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText(/B-\w{4}/);
}

/** Cuts the server's API; the app's own files still load. */
function cutOff(bar: RunningBar) {
  bar.proxy.setRule(({ path }) => (path.startsWith('/api') ? 'refuse' : 'pass'));
}

async function statusAtTheBar(url: string) {
  return (await ordersAtTheBar(url)).map(({ status }) => status);
}

test('signing out with unsent work can send it first, and ends by itself once it is sent', async ({
  bar,
  context,
}) => {
  const { page, words } = await leaveWithUnsent(context, bar, 'en');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.stillUnsent)).toBeVisible();
  bar.proxy.setRule(() => 'pass');
  const loggedOut = page.waitForResponse(/\/api\/admin\/auth\/logout/);
  await askAtOnce(page);
  await page.waitForURL(/\/admin\/login/);
  expect(await statusAtTheBar(bar.url)).toEqual(['confirmed']);
  // The header would delete the outbox and the app's own files.
  expect(await (await loggedOut).headerValue('Clear-Site-Data')).toBeNull();
  expect(await kept(page)).toEqual({ rows: [], cachedPaths: [] });
});

test('kept work is hidden, is never sent as another person, and continues with its author; a slow tablet keeps typed sign-in values', async ({
  bar,
  context,
}) => {
  const { page, words } = await leaveWithUnsent(context, bar, 'tr');
  await page.getByRole('button', { name: words.keep }).click();
  await page.waitForURL(/\/admin\/login/);
  await page.addInitScript(readStorageSlowly);
  await page.goto(`${bar.url}/admin/orders`);
  await page.waitForURL(/\/admin\/login/);
  const email = page.locator('input[type=email]');
  await email.fill(ELIF.email);
  await expect(page.getByText(words.keptUntil)).toBeVisible();
  await expect(email).toHaveValue(ELIF.email);
  await expect(page.getByText(/B-\w{4}/)).toHaveCount(0);

  bar.proxy.setRule(() => 'pass');
  await signInOn(page, ELIF);
  await page.getByRole('button', { name: words.needsYou }).click();
  const queue = page.getByRole('dialog');
  await expect(queue.getByText(words.onlyThey)).toBeVisible();
  await expect(queue.getByRole('button', { name: words.sendAll })).toHaveCount(0);
  await queue.getByRole('button', { name: words.close }).click();
  expect(await statusAtTheBar(bar.url)).toEqual(['pending']);

  await askToLeave(page, 'tr');
  await expect(page.getByRole('button', { name: words.send })).toHaveCount(0);
  await page.getByRole('button', { name: words.keep }).click();
  await page.waitForURL(/\/admin\/login/);
  await signInOn(page);
  await expect.poll(() => statusAtTheBar(bar.url)).toEqual(['confirmed']);
});

test('work is only lost to a typed word', async ({ bar, context }) => {
  const { page, words } = await leaveWithUnsent(context, bar, 'tr');
  await inspect(page, 'signing out with unsent work');
  await page.getByRole('button', { name: words.lose }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toContainText(/B-\w{4}/);
  await expect(dialog.getByRole('button', { name: words.loseForEver })).toBeDisabled();
  await dialog.getByRole('textbox').fill('x');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.askToType)).toBeVisible();
  await inspect(page, 'losing unsent work');
  expect((await kept(page)).rows).not.toEqual([]);
  await dialog.getByRole('textbox').fill(words.word);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/login/);
  expect((await kept(page)).rows).toEqual([]);
  bar.proxy.setRule(() => 'pass');
  expect(await statusAtTheBar(bar.url)).toEqual(['pending']);
});

/** Delays every database of the page by two seconds; runs in the page. */
function readStorageSlowly(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function slowly(...args) {
    const request = open.apply(this, args);
    const onSuccess = request.addEventListener.bind(request, 'success');
    Object.defineProperty(request, 'onsuccess', {
      set: (tell: (event: Event) => void) =>
        onSuccess((event) => setTimeout(() => tell.call(request, event), 2_000)),
    });
    return request;
  };
}

/** Returns the tablet's mutations and orders, and cached responses of the staff API. */
async function kept(page: Page) {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('bb-admin');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const rowsOf = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const stores = [...db.objectStoreNames].filter((name) => name !== 'meta');
    const acts = await rowsOf('outbox');
    const copies = await Promise.all(stores.filter((name) => name !== 'outbox').map(rowsOf));
    db.close();
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    const cachedPaths = requests
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api/admin'));
    const signedOut = copies.flat();
    return { rows: acts.length > 0 ? acts : signedOut, cachedPaths };
  });
}
