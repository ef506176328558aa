import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestApp, TestAppOptions } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';
import { keepLog } from '../../support/kept-log';
import type { MailServer } from '../../support/mail/mail-server';
import { startMailServer } from '../../support/mail/mail-server';

const OWNER = 'owner@barbliss.example';
const servers: MailServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  vi.restoreAllMocks();
});

async function startServer() {
  const server = await startMailServer();
  servers.push(server);
  return server;
}

async function ask(bar: TestApp, id = newOrderId()) {
  const owner = await signIn(bar, 'super_admin');
  const headers = { 'Idempotency-Key': id };
  return owner.send('/api/admin/mail/test', { body: { language: 'tr' }, headers });
}

describeOnFile('a test mail', (openApp) => {
  const through = (url: string, more: TestAppOptions['config'] = {}) =>
    openApp({ config: { smtpUrl: url, ...more } });

  test('without a mail server lies in the outbox, and the response says so', async () => {
    const bar = await openApp();
    const id = newOrderId();
    expect((await ask(bar, id)).body).toMatchObject({ outcome: 'filed', to: OWNER, said: null });
    expect(existsSync(join(bar.dataDir, 'outbox', `${id}.eml`))).toBe(true);
  });

  test('goes to the person who asks, once for a repeated request, and each is audited', async () => {
    const server = await startServer();
    const bar = await through(server.url, { mailFrom: 'Bliss <hello@bliss.example>' });
    const id = newOrderId();
    expect((await ask(bar, id)).body).toMatchObject({ outcome: 'sent', to: OWNER });
    expect((await ask(bar, id)).body).toMatchObject({ outcome: 'sent' });
    expect(server.letters).toMatchObject([
      {
        to: OWNER,
        subject: 'Bar Bliss deneme e-postası',
        raw: expect.stringMatching(/^From: Bliss <hello@/m),
      },
    ]);
    expect(
      await bar.rows(
        `SELECT json_extract(after, '$.outcome') AS said FROM audit WHERE action = 'mail.test'`,
      ),
    ).toEqual([{ said: 'sent' }]);
  });

  test('that the mail server refuses comes back with the server’s own words, which the log and the audit lack', async () => {
    const log = keepLog();
    const server = await startServer();
    server.refuse(1);
    const bar = await through(server.url);
    const { body } = await ask(bar);
    expect(body).toMatchObject({ outcome: 'refused', said: `450 ${OWNER}: mailbox busy` });
    expect(
      JSON.stringify(await bar.rows(`SELECT * FROM audit WHERE action = 'mail.test'`)),
    ).not.toContain('mailbox');
    expect(log.text()).not.toContain('mailbox');
  });

  test('to a mail server that is gone, or hangs up, says so', async () => {
    const server = await startServer();
    const bar = await through(server.url);
    server.loseResponses(1);
    expect((await ask(bar)).body).toMatchObject({ outcome: 'uncertain' });
    await servers.splice(0)[0]?.close();
    expect((await ask(bar)).body).toMatchObject({
      outcome: 'unreachable',
      said: expect.stringMatching(/ESOCKET|ECONN/),
    });
  });

  test('is sent five times within ten minutes; the sixth has to wait', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await ask(bar)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describeOnFile('the way of mails', (openApp) => {
  test('names the sender; an address that the environment fixes is no setting', async () => {
    const bar = await openApp({ config: { mailFrom: 'Bliss <hello@bliss.example>' } });
    const owner = await signIn(bar, 'super_admin');
    const path = '/api/admin/settings/mail.fromAddress';
    const body = { value: 'bar@bliss.example' };
    expect((await owner.send(path, { method: 'PUT', body })).status).toBe(404);
    const { settings } = (await owner.send('/api/admin/settings')).body;
    expect(JSON.stringify(settings)).not.toContain('mail.fromAddress');
    expect((await owner.send('/api/admin/mail')).body).toEqual({
      sender: 'Bliss <hello@bliss.example>',
      replyTo: '',
      isAddressFixed: true,
      hasServer: false,
    });
  });
});
