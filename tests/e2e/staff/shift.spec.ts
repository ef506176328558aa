import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { sendOrder } from '../../support/calls/guest-calls';
import { DEMO_STAFF } from '../../support/calls/staff-calls';
import type { Language } from '../support/bar-test';
import { speak, test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import { expectNumbersToBeLists } from '../support/screens/full-shift';
import { askAtOnce, ELIF, openBoard, signInOn, TABLET, untilTabletIsWhole } from '../support/staff';

test.use({ viewport: TABLET });

const WORDS = {
  en: {
    password: 'Your password',
    newPin: 'New PIN',
    save: 'Save the PIN',
    saved: 'Your PIN is set.',
    lock: 'Lock or hand over',
    locked: 'This tablet is locked',
    pin: 'Enter staff PIN',
    wrong: 'Wrong PIN. 4 tries left.',
    handover: 'Shift report',
  },
  tr: {
    password: 'Şifreniz',
    newPin: 'Yeni PIN',
    save: "PIN'i kaydet",
    saved: "PIN'iniz kaydedildi.",
    lock: 'Kilitle veya devret',
    locked: 'Bu tablet kilitli',
    pin: "Personel PIN'i",
    wrong: 'PIN yanlış. 4 deneme kaldı.',
    handover: 'Vardiya raporu',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Opens a tablet of Elif's own. */
async function openElifs(browser: Browser, bar: RunningBar, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET });
  await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(`${bar.url}/admin/login?redirect=${path}`);
  await signInOn(page, ELIF);
  await page.waitForURL(({ pathname }) => pathname === path);
  return page;
}

async function choosePin(page: Page, url: string, pin: string, language: Language) {
  const words = WORDS[language];
  await page.goto(`${url}/admin/shift`);
  await fillPin(page, pin, language);
  await expect(page.getByText(words.saved)).toBeVisible();
}

async function fillPin(place: Page | Locator, pin: string, language: Language) {
  const words = WORDS[language];
  await place.getByRole('textbox', { name: words.password }).fill(DEMO_STAFF.password);
  await place.getByRole('textbox', { name: words.newPin }).fill(pin);
  await place.getByRole('button', { name: words.save }).click();
}

const calling = (page: Page) => page.getByRole('region', { name: 'New orders' });

test('an order rings on every page of every tablet until a person acknowledges it, and names the person', async ({
  bar,
  browser,
  context,
}) => {
  const can = await openBoard(context, bar.url, 'en');
  const elif = await openElifs(browser, bar, '/admin/shift');
  const code = await sendOrder(bar.url);
  await expect(calling(can)).toContainText(code);
  await expect(calling(elif)).toContainText(code);
  await expect(elif).toHaveTitle('(1) New orders');
  await expectNothingFound(elif, 'a page that calls');

  // Neither a touch elsewhere nor another page ends the alarm.
  await elif.getByRole('heading', { name: 'Shift report' }).click();
  await elif.getByRole('link', { name: 'Menu' }).click();
  await expect(calling(elif)).toContainText(code);
  await expect(elif.getByRole('button', { name: 'Start shift', exact: true })).toBeVisible();

  await context.setOffline(true);
  await calling(can).getByRole('button', { name: "I've got it" }).click();
  await expect(calling(can)).toBeHidden();
  await expect(calling(elif)).toContainText(code);
  await context.setOffline(false);
  await expect(calling(elif)).toBeHidden();
  await elif.getByRole('link', { name: 'Orders' }).click();
  await expect(elif.getByText(/^Can took it at/)).toBeVisible();
  await elif.context().close();
});

test('one tap starts the shift: its effects are announced, a person without a PIN chooses one there, and it stays started after a reload', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openBoard(context, bar.url, 'en');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/admin.webmanifest');
  const manifest = await (await page.request.get(`${bar.url}/admin.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: '/admin', scope: '/admin', start_url: '/admin/orders' });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(bar.url + src)).headers()['content-type']).toBe('image/png');
  }

  await untilTabletIsWhole(page);
  const start = page.getByRole('button', { name: 'Start shift' });
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Is everything right?' });
  await expect(dialog.getByText('Sound is on')).toBeVisible();
  await expect(dialog.getByText('Every page opens without a connection')).toBeVisible();
  await expect(dialog.getByText('Connected to the bar')).toBeVisible();
  await expectNothingFound(page, 'the shift has started');
  await dialog.getByRole('button', { name: 'Choose a PIN' }).click();
  await expectNothingFound(page, 'a PIN is chosen as the shift starts');
  await fillPin(dialog, '4071', 'en');
  await expect(dialog.getByText('You have a PIN on this tablet')).toBeVisible();
  await expect(dialog.getByLabel('New PIN')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'I heard it, start' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /Sound/ })).toBeVisible();
  await expect(start).toHaveCount(0);
});

test('a locked tablet shows nothing and opens by a PIN; the sheet’s numbers are its lists', async ({
  bar,
  context,
}) => {
  const words = WORDS.tr;
  const page = await openBoard(context, bar.url, 'tr');
  const code = await sendOrder(bar.url);
  await choosePin(page, bar.url, '4071', 'tr');
  await expect(page.getByText(code).first()).toBeVisible();
  await expectNumbersToBeLists(page);

  await page.getByRole('button', { name: words.lock }).click();
  await expect(page.getByRole('heading', { name: words.locked })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
  await expectNothingFound(page, 'locked');
  await page.reload();
  await page.getByRole('button', { name: /Can Öztürk/ }).click();
  const pin = page.getByLabel(words.pin);
  await pin.fill('5555');
  await pin.press('Enter');
  await expect(page.getByText(words.wrong)).toBeVisible();
  await expectNothingFound(page, 'a wrong PIN');
  // This tablet verifies Can's PIN itself while it is offline.
  await goOffline(context, bar);
  await pin.fill('4071');
  await pin.press('Enter');
  await expect(page.getByRole('heading', { name: words.handover })).toBeVisible();
  await expect(page.getByText(code).first()).toBeVisible();
  await expectNumbersToBeLists(page);
});

test('a colleague takes the tablet over, the first time by her password, then by her PIN, and acts in her own name', async ({
  bar,
  browser,
  context,
}) => {
  const elif = await openElifs(browser, bar, '/admin/shift');
  await choosePin(elif, bar.url, '90210', 'en');
  await elif.context().close();
  const page = await openBoard(context, bar.url, 'en');
  await choosePin(page, bar.url, '4071', 'en');
  await page.getByRole('button', { name: WORDS.en.lock }).click();
  await typePin(page, 'Elif Demir', '90210');
  await expect(page.getByText('The first time on this tablet needs your password.')).toBeVisible();
  await expectNothingFound(page, 'the first time on a tablet');
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await signInOn(page, ELIF);
  for (const [name, pin] of [
    ['Can Öztürk', '4071'],
    ['Elif Demir', '90210'],
  ] as const) {
    await page.getByRole('button', { name: WORDS.en.lock }).click();
    await typePin(page, name, pin);
    await expect(page.getByRole('button', { name: `account of ${name}` })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /account of Elif Demir/ })).toBeVisible();
  await sendOrder(bar.url);
  await calling(page).getByRole('button', { name: "I've got it" }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText(/^Elif took it at/)).toBeVisible();
});

test('a tablet that is signed out soon asks for a PIN, and one that nobody touches for five minutes locks itself', async ({
  bar,
  context,
}) => {
  await context.clock.install();
  const page = await openBoard(context, bar.url, 'en');
  await choosePin(page, bar.url, '4071', 'en');
  await bar.close();
  await bar.editWhileClosed('UPDATE staff_session SET expires_at = expires_at - 11.5 * 3600000');
  await bar.open();
  await askAtOnce(page);
  const soon = page.getByText(/^This tablet is signed out at \d\d:\d\d\./);
  await expect(soon).toBeVisible();
  await expectNothingFound(page, 'signed out soon');
  await page.getByRole('button', { name: 'Enter PIN' }).click();
  await typePin(page, 'Can Öztürk', '4071');
  const heading = page.getByRole('heading', { name: WORDS.en.handover });
  await expect(heading).toBeVisible();
  await expect(soon).toBeHidden();

  await page.clock.runFor(4 * 60_000);
  await heading.click();
  await page.clock.runFor(4 * 60_000);
  await expect(heading).toBeVisible();
  await page.clock.runFor(62_000);
  await expect(page.getByRole('heading', { name: WORDS.en.locked })).toBeVisible();
  await expect(heading).toHaveCount(0);
});

async function typePin(page: Page, name: string, pin: string) {
  // Until the tablet is locked, the account's button has the same name.
  await page.getByRole('listitem').getByRole('button', { name }).click();
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

async function goOffline(context: BrowserContext, bar: RunningBar) {
  bar.proxy.setRule(({ path }) => (path.startsWith('/api') ? 'refuse' : 'pass'));
  await context.setOffline(true);
}
