import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { ADA, askCode, codeFor, join, verify } from '../../support/data/test-members';
import { newOrderId } from '../../support/data/test-orders';
import { keepLog } from '../../support/kept-log';
import { sendDueMails, sendMailsFor } from '../../support/mail/due-mails';
import type { MailServer } from '../../support/mail/mail-server';
import { read, startMailServer } from '../../support/mail/mail-server';

const MINUTE_MS = 60_000;
const TR = { 'accept-language': 'tr' };

let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mail.close();
});

describeOnFile('the mail with a code', (openApp) => {
  const open = () => openApp({ config: { smtpUrl: mail.url } });

  test('comes once, with digits that sign in, however often it is tried', async () => {
    const bar = await open();
    const browser = createBrowser(bar);
    const id = newOrderId();
    await Promise.all([join(browser, ADA, id), join(browser, ADA, id)]);
    mail.refuse(3);
    await sendMailsFor(bar, 8 * MINUTE_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual([ADA.email]);
    const [letter] = mail.letters;
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';
    expect(letter?.subject).toBe(`${code} is your Bar Bliss code`);
    expect((await verify(browser, code)).status).toBe(200);
  });

  test('with a lost SMTP response is sent again as the same mail, which a mailbox shows once', async () => {
    const bar = await open();
    await join(createBrowser(bar));
    mail.loseResponses(1);
    await sendMailsFor(bar, 3 * MINUTE_MS);
    expect(mail.letters).toHaveLength(2);
    expect(new Set(mail.letters.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mail.letters.map(({ text }) => text)).size).toBe(1);
  });

  test('is written in the language of the request', async () => {
    const bar = await open();
    const headers = TR;
    await createBrowser(bar).send('/api/users', { body: ADA, headers });
    await sendDueMails(bar);
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
    await sendDueMails(bar);
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
    await sendMailsFor(bar, 3 * MINUTE_MS);
    mail = await startMailServer(port);
    await sendMailsFor(bar, 5 * MINUTE_MS);
    expect(mail.letters.map(({ to }) => to)).toEqual([ADA.email]);
  });

  test('is dropped after its ten minutes: the code in it has expired', async () => {
    const bar = await open();
    await join(createBrowser(bar));
    bar.clock.advance(10 * MINUTE_MS);
    await sendDueMails(bar);
    expect(mail.letters).toEqual([]);
  });

  test('that is refused leaves nobody’s address in the log', async () => {
    const log = keepLog();
    const bar = await open();
    await join(createBrowser(bar));
    mail.refuse(1);
    await sendDueMails(bar);
    expect(log.text()).toContain('did not take a mail: EENVELOPE 450');
    expect(log.text()).not.toContain(ADA.email);
  });
});

describeOnFile('without a mail server', (openApp) => {
  test('every mail is one file in the data folder, and the log says where', async () => {
    const log = keepLog();
    const dataDir = mkdtempSync(path(tmpdir(), 'bar-bliss-mail-'));
    const bar = await openApp({ config: { dataDir } });
    await join(createBrowser(bar));
    await bookTable(createBrowser(bar), tableWish());
    await sendMailsFor(bar, 3 * MINUTE_MS);
    const outbox = path(dataDir, 'outbox');
    const files = readdirSync(outbox);
    expect(files.every((name) => /^[\w-]+\.eml$/.test(name))).toBe(true);
    const letters = files.map((name) => read('', readFileSync(path(outbox, name), 'utf8')));
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      `${await codeFor(bar)} is your Bar Bliss code`,
      'Bar Bliss: Request sent. We confirm by phone.',
    ]);
    expect(log.text()).toContain(outbox);
  });
});
