import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBankConfig } from '../../../server/services/vakifbank/bank-config';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';
import { sendDueMails, sendMailsFor } from '../../support/mail/due-mails';
import type { MailServer } from '../../support/mail/mail-server';
import { startMailServer } from '../../support/mail/mail-server';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PUBLIC_URL = 'https://barbliss.example';
const TR = { 'accept-language': 'tr' };

let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mail.close();
});

describeOnFile('the mail about a booking', (openApp) => {
  const open = () => openApp({ config: { smtpUrl: mail.url, publicUrl: PUBLIC_URL } });

  test('tells of a brunch and its deposit, with a link that opens it and an entry for a calendar', async () => {
    const bar = await open();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    await sendMailsFor(bar, 3 * MINUTE_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual(['ada@example.com']);
    const { subject = '', text = '', raw = '' } = mail.letters[0] ?? {};
    expect(subject).toBe('Bar Bliss: Request sent. We confirm by phone.');
    expect(text).toContain('6 July 2026');
    expect(text).toContain('We contact you within 24 hours');
    expect(text).toContain(String(body.code));
    expect(raw).toMatch(/Content-Type: text\/calendar[\s\S]*filename="?bar-bliss\.ics/);
    const link = /https:\/\/barbliss\.example(\S+)/.exec(text)?.[1] ?? '';
    const page = await createBrowser(bar).send(link);
    expect([page.status, page.text.includes(String(body.code))]).toEqual([200, true]);
  });

  test.each([
    ['when the brunch begins', '2026-07-06', 'by 6 Jul 2026, 17:00', 'ödeme: 6 Tem 2026 17:00'],
    ['in three days', '2026-07-20', 'by 7 Jul 2026, 21:00', 'ödeme: 7 Tem 2026 21:00'],
  ])('says by when the deposit is to be paid: %s', async (_, reservationDate, english, turkish) => {
    const bar = await open();
    for (const headers of [{}, TR]) {
      await bookBrunch(createBrowser(bar), brunchWish({ reservationDate }), { headers });
      await sendDueMails(bar);
    }
    const [first, second] = mail.letters.map(({ text }) => text);
    expect([first, second]).toEqual([
      expect.stringContaining(english),
      expect.stringContaining(turkish),
    ]);
  });

  test.each([
    ['en', 'pay it by card'],
    ['tr', 'kartla ödeyin'],
  ])('offers the card for the deposit where the bar takes cards (%s)', async (language, words) => {
    const bank = readBankConfig({ VAKIFBANK_MODE: 'simulator' }, { isDemo: true });
    const bars = [
      await openApp({ config: { smtpUrl: mail.url, publicUrl: PUBLIC_URL, bank } }),
      await openApp({ config: { smtpUrl: mail.url, bank } }),
      await open(),
    ];
    for (const bar of bars) {
      const headers = { 'accept-language': language };
      await bookBrunch(createBrowser(bar), brunchWish(), { headers });
      await sendDueMails(bar);
    }
    // Without a link the guest has no page to pay on.
    expect(mail.letters.map(({ text }) => text.includes(words))).toEqual([true, false, false]);
  });

  test('for a table is in Turkish if the guest booked in Turkish', async () => {
    const bar = await open();
    await bookTable(createBrowser(bar), tableWish(), { headers: TR });
    await sendDueMails(bar);
    const { subject, text } = mail.letters[0] ?? {};
    expect(subject).toBe('Bar Bliss: Talebiniz gönderildi. Telefonla onaylıyoruz.');
    expect(text).toContain('5 Temmuz 2026');
    expect(text).toContain('Kişi sayısı: 3-4 kişi');
    expect(text).not.toContain('kapora');
  });

  test('contains no text that a guest typed, so nobody can use it to write to others', async () => {
    const bar = await open();
    const typed = { guestName: 'Win www.example.net', specialRequests: 'Visit www.example.net' };
    await bookTable(createBrowser(bar), tableWish(typed));
    await sendDueMails(bar);
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0]?.raw).not.toContain('example.net');
  });

  test('comes once for one booking, however often it is sent, and not without an address', async () => {
    const bar = await open();
    const browser = createBrowser(bar);
    const id = newOrderId();
    for (let time = 0; time < 3; time += 1) await bookTable(browser, tableWish(), { id });
    await bookTable(createBrowser(bar), tableWish({ guestEmail: null }));
    mail.refuse(2);
    await sendMailsFor(bar, 5 * MINUTE_MS);
    expect(mail.letters).toHaveLength(1);
  });

  test('waits for hours while the mail server is down, and is then sent as the booking stands', async () => {
    const bar = await open();
    const port = Number(new URL(mail.url).port);
    await mail.close();
    const browser = createBrowser(bar);
    await bookTable(browser, tableWish());
    const { body } = await bookTable(browser, tableWish({ guestEmail: 'gone@example.com' }));
    await sendMailsFor(bar, HOUR_MS);
    await browser.send(`/api/reservations/${body.reservationId}/cancel`, { body: {} });
    mail = await startMailServer(port);
    await sendMailsFor(bar, HOUR_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual(['ada@example.com']);
  });
});

describeOnFile('the mail about what staff decide', (openApp) => {
  const open = () => openApp({ config: { smtpUrl: mail.url, publicUrl: PUBLIC_URL } });
  const BOOKS = { table: 'reservations', brunch: 'brunch-reservations' } as const;

  async function booked(bar: TestApp, kind: keyof typeof BOOKS, headers = {}) {
    const browser = createBrowser(bar);
    const wish = kind === 'table' ? bookTable(browser, tableWish(), { headers }) : null;
    const { body } = await (wish ?? bookBrunch(browser, brunchWish(), { headers }));
    await sendDueMails(bar);
    mail.letters.length = 0;
    const staff = await signIn(bar, 'staff');
    return (change: Record<string, unknown>, act = 'status') =>
      staff.send(`/api/admin/${BOOKS[kind]}/${body.id}/${act}`, { method: 'PATCH', body: change });
  }

  test.each(['table', 'brunch'] as const)('tells that a %s is confirmed, once', async (kind) => {
    const bar = await open();
    const move = await booked(bar, kind);
    expect((await move({ status: 'confirmed', from: 'pending' })).status).toBe(200);
    await sendMailsFor(bar, 3 * MINUTE_MS);
    expect(mail.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', 'Bar Bliss: Your booking is confirmed'],
    ]);
    expect(mail.letters[0]?.text).toContain('https://barbliss.example/');
  });

  test('says in Turkish that it is cancelled, and removes the calendar entry', async () => {
    const bar = await open();
    const move = await booked(bar, 'table', TR);
    await move({ status: 'cancelled', from: 'pending' });
    await sendMailsFor(bar, 3 * MINUTE_MS);
    const { subject, text = '', raw = '' } = mail.letters[0] ?? {};
    expect(subject).toBe('Bar Bliss: Bu rezervasyon iptal edildi');
    expect(text).toContain('Rezervasyonu gör:');
    expect(text).not.toContain('iptal et');
    expect(raw).toContain('method=CANCEL');
  });

  test('thanks for a deposit, and promises a refund if the booking is cancelled', async () => {
    const bar = await open();
    const move = await booked(bar, 'brunch');
    await move({ isPaid: true, from: false }, 'deposit');
    await move({ status: 'confirmed', from: 'pending' });
    await sendMailsFor(bar, 2 * MINUTE_MS);
    await move({ status: 'cancelled', from: 'confirmed' });
    await sendMailsFor(bar, 2 * MINUTE_MS);
    const [yes, no, ...more] = mail.letters.map(({ text }) => text);
    expect(more).toEqual([]);
    expect(yes).toContain('We have received your deposit of 500 TL.');
    expect(no).toContain('We will contact you about your deposit of 500 TL.');
    expect(no).not.toContain('We have received');
  });

  test('is not sent for a status reverted within seconds, nor for an internal status', async () => {
    const bar = await open();
    const move = await booked(bar, 'table');
    await move({ status: 'confirmed' });
    bar.clock.advance(8_000);
    await move({ status: 'pending' });
    await sendMailsFor(bar, 2 * MINUTE_MS);
    for (const status of ['seated', 'completed', 'seated', 'confirmed'])
      await move({ status, isEarly: true });
    await sendMailsFor(bar, 2 * MINUTE_MS);
    expect(mail.letters).toEqual([]);
  });
});
