import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { messagesAtTheBar } from '../../support/calls/staff-calls';
import type { Language } from '../support/bar-test';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { showChatButton } from '../support/guest';
import { tabTo } from '../support/tab-to';

const WORDS = {
  en: {
    section: 'Contact',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: /^Send message|^Save message/,
    errors: [
      'Name is required',
      'Invalid email address',
      'Subject is required',
      'Message is required',
    ],
    sent: 'Message sent successfully!',
    reached: /Your message reached the bar/,
    chat: 'Chat with us',
    help: ['Message on WhatsApp', 'Call us', 'Email us'],
    write: 'Write to us',
    hours: 'Mon–Sun 15:00–01:00',
    openNow: 'Open now · until 01:00',
    opensLater: 'Opens at 15:00',
    directions: 'Directions',
  },
  tr: {
    section: 'İletişim',
    name: 'Ad',
    email: 'E-posta',
    subject: 'Konu',
    message: 'Mesaj',
    send: /^Mesajı gönder|^Mesajı kaydet/,
    errors: ['Ad gerekli', 'Geçersiz e-posta adresi', 'Konu gerekli', 'Mesaj gerekli'],
    sent: 'Mesajınız gönderildi!',
    reached: /Mesajınız bara ulaştı/,
    chat: 'Bize yazın',
    help: ["WhatsApp'tan yaz", 'Bizi arayın', 'E-posta gönderin'],
    write: 'Bize yazın',
    hours: 'Her gün 15:00–01:00',
    openNow: 'Şu an açık · kapanış 01:00',
    opensLater: 'Açılış 15:00',
    directions: 'Yol tarifi',
  },
} as const satisfies Record<Language, Record<string, unknown>>;

/** Moves the clock a minute on, because the server ignores messages written faster than a person writes. */
async function takeTime(context: BrowserContext): Promise<void> {
  await context.clock.setSystemTime(Date.now() + 60_000);
}

function contactOn(page: Page, language: Language) {
  const words = WORDS[language];
  const part = page.getByRole('region', { name: words.section, exact: true });

  async function write() {
    await part.getByLabel(words.name, { exact: true }).fill('Işıl Çağ');
    await part.getByLabel(words.email).fill('Isil@Example.com');
    await part.getByLabel(words.subject).fill('Doğum günü');
    await part.getByLabel(words.message, { exact: true }).fill('Bahçede 20 kişi?');
  }

  const send = () => part.getByRole('button', { name: words.send }).click();
  return { words, part, write, send };
}

test('a message says what is missing, survives a reload and reaches the bar once; what a program fills in is thanked and not read', async ({
  bar,
  context,
}) => {
  await context.clock.install();
  const page = await openMenu(context, `${bar.url}/#contact`, 'tr');
  const { words, part, write, send } = contactOn(page, 'tr');
  await send();
  const summary = part.getByRole('alert');
  for (const error of words.errors) await expect(summary.getByText(error)).toBeVisible();
  await write();
  await page.reload();
  await expect(part.getByLabel(words.subject)).toHaveValue('Doğum günü');
  await takeTime(context);
  await send();
  await expect(page.getByText(words.sent, { exact: true })).toBeVisible();
  await expect(part.getByText(words.reached)).toBeVisible();
  await expect(part.getByLabel(words.message, { exact: true })).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(part.getByRole('alert')).toHaveCount(0);
  for (const error of words.errors) await expect(part.getByText(error)).toHaveCount(0);
  expect(await messagesAtTheBar(bar.url)).toMatchObject([
    {
      name: 'Işıl Çağ',
      email: 'isil@example.com',
      subject: 'Doğum günü',
      message: 'Bahçede 20 kişi?',
      status: 'new',
      language: 'tr',
    },
  ]);

  await test.step('a program that fills in what nobody sees', async () => {
    await page.clock.fastForward(30_000);
    await expect(page.getByText(words.sent, { exact: true })).toHaveCount(0);
    await write();
    await part.locator('input[name="website"]').fill('https://spam.example', { force: true });
    await takeTime(context);
    await send();
    await expect(part.getByLabel(words.message, { exact: true })).toHaveValue('');
    await expect(page.getByText(words.sent, { exact: true })).toBeVisible();
    expect(await messagesAtTheBar(bar.url)).toHaveLength(1);
  });
});

test('the help links stand in one order, with the hours by the venue’s clock; the chat button leaves the screen to a phone’s keyboard', async ({
  bar,
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  // The venue's clock shows 12:30 and 16:30; the phone's zone differs.
  await context.clock.install({ time: new Date('2027-07-03T09:30:00Z') });
  const page = await openMenu(context, `${bar.url}/#contact`, 'tr');
  const { words, part } = contactOn(page, 'tr');
  await expect(part.getByText(words.hours)).toBeVisible();
  await expect(part.getByText(words.opensLater)).toBeVisible();
  await context.clock.fastForward('04:00:00');
  await expect(part.getByText(words.openNow)).toBeVisible();
  const inOrder = async (place: ReturnType<Page['locator']>) =>
    (await place.getByRole('listitem').allTextContents()).map((text) => text.trim());
  await expect(part.getByRole('link', { name: words.help[1] })).toBeVisible();
  expect(await inOrder(part)).toEqual(words.help);
  expect((await inOrder(page.getByRole('contentinfo'))).slice(0, 3)).toEqual(words.help);
  const chat = page.getByRole('button', { name: words.chat });
  await expect(chat).toBeHidden();
  await showChatButton(page);
  await chat.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.hours)).toBeVisible();
  expect(await inOrder(dialog)).toEqual([...words.help.slice(0, 2), words.write]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(chat).toBeFocused();

  const sections = page.getByRole('navigation', { name: 'Bölümler' });
  await part.getByLabel(words.subject).tap();
  await expect(sections).toBeHidden();
  await expect(chat).toBeHidden();
  await part.getByRole('heading', { name: words.section }).focus();
  await expect(sections).toBeVisible();
  await showChatButton(page);
  await expect(chat).toBeVisible();
  await context.close();
});

test('a guest writes with the keyboard alone, by way of the chat button', async ({
  bar,
  context,
}) => {
  await context.clock.install();
  const page = await openMenu(context, `${bar.url}/?d=chat`, 'en');
  const { words } = contactOn(page, 'en');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Write to us$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: words.write })).toBeFocused();
  await tabTo(page, /^Name$/);
  await page.keyboard.type('Ada Kaya');
  await tabTo(page, /^Email$/);
  await page.keyboard.type('ada@example.com');
  await tabTo(page, /^Subject$/);
  await page.keyboard.type('Parking');
  await tabTo(page, /^Message$/);
  await page.keyboard.type('Where can I park?');
  await takeTime(context);
  await tabTo(page, /^Send message/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.sent, { exact: true })).toBeVisible();
  expect(await messagesAtTheBar(bar.url)).toHaveLength(1);
});

test('unset contact details have no link, and set ones stay offline', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  await bar.close();
  await bar.open({ DEMO: '' });
  const told = context.waitForEvent('response', (response) =>
    response.url().endsWith('/api/venue'),
  );
  const page = await openMenu(context, `${bar.url}/#contact`, 'en');
  const { words, part } = contactOn(page, 'en');
  await expect(part.getByText('Fethiye, Türkiye')).toBeVisible();
  await (await told).finished();
  for (const name of [...words.help, words.directions]) {
    await expect(part.getByRole('link', { name })).toHaveCount(0);
  }
  await bar.close();
  await bar.open({ DEMO: '1' });
  await page.reload();
  await expect(part.getByRole('link', { name: words.directions })).toHaveAttribute(
    'href',
    /^https:\/\/maps\.google\.com\/\?q=/,
  );
  await expect(part.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+/);
  await untilOpensOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(part.getByRole('link', { name: 'Call us' })).toBeVisible();
});
