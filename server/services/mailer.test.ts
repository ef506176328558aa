import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createMailer } from './mailer';

const outboxDir = mkdtempSync(join(tmpdir(), 'bar-bliss-outbox-'));
const SENDER = { name: 'Bar Bliss', address: 'no-reply@barbliss.example', replyTo: '' };
const mailer = createMailer({ sender: async () => SENDER, outboxDir });

afterEach(() => rmSync(outboxDir, { recursive: true, force: true }));

test('mails in the outbox are deleted by their address, and when they are old', async () => {
  const text = 'To: ada@example.com, says the text';
  for (const to of ['ada@example.com', 'eve@example.com', 'can@example.com']) {
    await mailer.send({ id: to, to, subject: 'Hello', text, html: '' });
  }
  mailer.forget('ada@example.com');
  expect(readdirSync(outboxDir)).toEqual(['can@example.com.eml', 'eve@example.com.eml']);
  utimesSync(join(outboxDir, 'can@example.com.eml'), 1_000, 1_000);
  mailer.pruneBefore(2_000_000);
  expect(readdirSync(outboxDir)).toEqual(['eve@example.com.eml']);
  vi.restoreAllMocks();
});

test('a mail is deleted by the whole address of its recipient, however long', async () => {
  const long = `${'ali'.repeat(20)}@${'mail.'.repeat(12)}example.com`;
  const others = ['vali@example.com', 'ali@example.com.tr', `x${long}`];
  for (const to of ['ali@example.com', long, ...others]) {
    await mailer.send({ id: to, to, subject: 'Hello', text: 'Hello', html: '' });
  }
  mailer.forget('ali@example.com');
  mailer.forget(long);
  expect(readdirSync(outboxDir)).toEqual(others.map((to) => `${to}.eml`).toSorted());
  vi.restoreAllMocks();
});
