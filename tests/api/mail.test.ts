import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runDueEffects } from '../../server/usecases/effects/run-due-effects';
import { type MailServer, read, startMailServer } from '../support/mail-server';
import { describeOnFile, type TestApp } from '../support/test-app';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../support/test-bookings';
import { createBrowser } from '../support/test-browser';
import { ADA, askCode, codeFor, join, verify } from '../support/test-members';
import { newOrderId } from '../support/test-orders';
import { signIn } from '../support/test-staff';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PUBLIC_URL = 'https://barbliss.example';
const TR = { 'accept-language': 'tr' };

let mail: MailServer;
let log: { mock: { calls: unknown[][] } };

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  mail = await startMailServer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mail.close();
});

/** Works off the mails that are due, as the server does once a second; two workers at once. */
async function post(bar: TestApp): Promise<void> {
  for (const kind of ['club.code', 'booking.confirmation', 'booking.news']) {
    const handler = bar.deps.effectHandlers[kind];
    if (!handler) throw new Error(`Nobody sends ${kind}.`);
    const run = () => runDueEffects(bar.deps, { kind, handler });
    await Promise.all([run(), run()]);
  }
}

async function postFor(bar: TestApp, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += MINUTE_MS) {
    await post(bar);
    bar.clock.advance(MINUTE_MS);
  }
}

describeOnFile('the mail with a code', (openApp) => {
  const open = () => openApp({ config: { smtpUrl: mail.url } });

  test('comes once, with digits that sign in, however often it is tried', async () => {
    const bar = await open();
    const browser = createBrowser(bar);
    const id = newOrderId();
    await Promise.all([join(browser, ADA, id), join(browser, ADA, id)]);
    mail.refuse(3);
    await postFor(bar, 8 * MINUTE_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual([ADA.email]);
    const [letter] = mail.letters;
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';
    expect(letter?.subject).toBe(`${code} is your Bar Bliss code`);
    expect((await verify(browser, code)).status).toBe(200);
  });

  test('whose receipt got lost comes again as the same mail, which a mailbox shows once', async () => {
    const bar = await open();
    await join(createBrowser(bar));
    mail.loseAnswers(1);
    await postFor(bar, 3 * MINUTE_MS);
    expect(mail.letters).toHaveLength(2);
    expect(new Set(mail.letters.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mail.letters.map(({ text }) => text)).size).toBe(1);
  });

  test('is written in the language of who asked', async () => {
    const bar = await open();
    const headers = TR;
    await createBrowser(bar).send('/api/users', { body: ADA, headers });
    await post(bar);
    const code = await codeFor(bar);
    expect(mail.letters[0]?.subject).toBe(`Bar Bliss kodunuz: ${code}`);
    expect(mail.letters[0]?.text).toContain('yalnızca o tarayıcıda geçerlidir');
  });

  test('to an address without a member says so, in both languages, and carries no code', async () => {
    const bar = await open();
    const browser = createBrowser(bar);
    await askCode(browser, 'nobody@example.com');
    const body = { email: 'kimse@example.com' };
    await browser.send('/api/users/signin', { body, headers: TR });
    await post(bar);
    const words = mail.letters.map(({ to, subject }) => [to, subject]).sort();
    expect(words).toEqual([
      ['kimse@example.com', 'Bar Bliss girişi'],
      ['nobody@example.com', 'Signing in to Bar Bliss'],
    ]);
    for (const { text } of mail.letters) expect(text).not.toMatch(/\d{6}/);
  });

  test('waits while the mail server is down and is sent when it is back', async () => {
    const bar = await open();
    const port = Number(new URL(mail.url).port);
    await mail.close();
    await join(createBrowser(bar));
    await postFor(bar, 3 * MINUTE_MS);
    mail = await startMailServer(port);
    await postFor(bar, 5 * MINUTE_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual([ADA.email]);
  });

  test('is let go when its ten minutes are over: it would be worth nothing', async () => {
    const bar = await open();
    await join(createBrowser(bar));
    bar.clock.advance(10 * MINUTE_MS);
    await post(bar);
    expect(mail.letters).toEqual([]);
  });

  test('that is refused leaves nobody’s address in the log', async () => {
    const bar = await open();
    await join(createBrowser(bar));
    mail.refuse(1);
    await post(bar);
    const told = log.mock.calls.flat().map((one) => (one instanceof Error ? one.stack : one));
    expect(told.join()).toContain('did not take a mail: EENVELOPE 450');
    expect(told.join()).not.toContain(ADA.email);
  });
});

describeOnFile('the mail about a booking', (openApp) => {
  const open = () => openApp({ config: { smtpUrl: mail.url, publicUrl: PUBLIC_URL } });

  test('tells of a brunch and its deposit, with a link that opens it and an entry for a calendar', async () => {
    const bar = await open();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    await postFor(bar, 3 * MINUTE_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual(['ada@example.com']);
    const { subject = '', text = '', raw = '' } = mail.letters[0] ?? {};
    expect(subject).toBe('Bar Bliss: Request sent. We confirm by phone.');
    expect(text).toContain('6 July 2026');
    expect(text).toContain('500 TL deposit. We contact you within 24 hours');
    expect(text).toContain(String(body.code));
    expect(raw).toMatch(/Content-Type: text\/calendar[\s\S]*filename="?bar-bliss\.ics/);
    const link = /https:\/\/barbliss\.example(\S+)/.exec(text)?.[1] ?? '';
    const page = await createBrowser(bar).send(link);
    expect([page.status, page.text.includes(String(body.code))]).toEqual([200, true]);
  });

  test('tells of a table in Turkish to who booked in Turkish', async () => {
    const bar = await open();
    await bookTable(createBrowser(bar), tableWish(), { headers: TR });
    await post(bar);
    const { subject, text } = mail.letters[0] ?? {};
    expect(subject).toBe('Bar Bliss: Talebiniz gönderildi. Telefonla onaylıyoruz.');
    expect(text).toContain('5 Temmuz 2026');
    expect(text).toContain('Kişi sayısı: 3-4 kişi');
    expect(text).not.toContain('kapora');
  });

  test('carries nothing that a guest has typed: it is no way to write to others', async () => {
    const bar = await open();
    const typed = { guestName: 'Win www.example.net', specialRequests: 'Visit www.example.net' };
    await bookTable(createBrowser(bar), tableWish(typed));
    await post(bar);
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
    await postFor(bar, 5 * MINUTE_MS);
    expect(mail.letters).toHaveLength(1);
  });

  test('waits for hours while the mail server is down, and is then sent as the booking stands', async () => {
    const bar = await open();
    const port = Number(new URL(mail.url).port);
    await mail.close();
    const browser = createBrowser(bar);
    await bookTable(browser, tableWish());
    const { body } = await bookTable(browser, tableWish({ guestEmail: 'gone@example.com' }));
    await postFor(bar, HOUR_MS);
    await browser.send(`/api/reservations/${body.reservationId}/cancel`, { body: {} });
    mail = await startMailServer(port);
    await postFor(bar, HOUR_MS);
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
    await post(bar);
    mail.letters.length = 0;
    const staff = await signIn(bar, 'staff');
    return (change: Record<string, unknown>, act = 'status') =>
      staff.send(`/api/admin/${BOOKS[kind]}/${body.id}/${act}`, { method: 'PATCH', body: change });
  }

  test.each(['table', 'brunch'] as const)('tells that a %s is confirmed, once', async (kind) => {
    const bar = await open();
    const move = await booked(bar, kind);
    expect((await move({ status: 'confirmed', from: 'pending' })).status).toBe(200);
    await postFor(bar, 3 * MINUTE_MS);
    expect(mail.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', 'Bar Bliss: Your booking is confirmed'],
    ]);
    expect(mail.letters[0]?.text).toContain('https://barbliss.example/');
  });

  test('tells in Turkish that it is given up, and takes the entry out of the calendar', async () => {
    const bar = await open();
    const move = await booked(bar, 'table', TR);
    await move({ status: 'cancelled', from: 'pending' });
    await postFor(bar, 3 * MINUTE_MS);
    const { subject, text = '', raw = '' } = mail.letters[0] ?? {};
    expect(subject).toBe('Bar Bliss: Bu rezervasyon iptal edildi');
    expect(text).toContain('Rezervasyonu gör:');
    expect(text).not.toContain('iptal et');
    expect(raw).toContain('method=CANCEL');
  });

  test('thanks for a deposit, and promises it back to who loses the booking', async () => {
    const bar = await open();
    const move = await booked(bar, 'brunch');
    await move({ isPaid: true, from: false }, 'deposit');
    await move({ status: 'confirmed', from: 'pending' });
    await postFor(bar, 2 * MINUTE_MS);
    await move({ status: 'cancelled', from: 'confirmed' });
    await postFor(bar, 2 * MINUTE_MS);
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
    await postFor(bar, 2 * MINUTE_MS);
    for (const status of ['seated', 'completed', 'seated', 'confirmed'])
      await move({ status, isEarly: true });
    await postFor(bar, 2 * MINUTE_MS);
    expect(mail.letters).toEqual([]);
  });
});

describeOnFile('without a mail server', (openApp) => {
  test('every mail is one file in the data folder, and the log says where', async () => {
    const dataDir = mkdtempSync(path(tmpdir(), 'bar-bliss-mail-'));
    const bar = await openApp({ config: { dataDir } });
    await join(createBrowser(bar));
    await bookTable(createBrowser(bar), tableWish());
    await postFor(bar, 3 * MINUTE_MS);
    const outbox = path(dataDir, 'outbox');
    const files = readdirSync(outbox);
    expect(files.every((name) => /^[\w-]+\.eml$/.test(name))).toBe(true);
    const letters = files.map((name) => read('', readFileSync(path(outbox, name), 'utf8')));
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      `${await codeFor(bar)} is your Bar Bliss code`,
      'Bar Bliss: Request sent. We confirm by phone.',
    ]);
    expect(log.mock.calls.flat().join()).toContain(outbox);
  });
});
