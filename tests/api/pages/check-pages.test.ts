import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import {
  authenticate,
  cardBody,
  openPaymentBar,
  start,
  submit,
  VISA,
} from '../../support/payments/payment-bar';

const PAGES = ['/vakifbank-test', '/mobile-test'];
const STATUS = '/api/payment/vakifbank/status';

describeOnFile('the bank integration page and the mobile test page (case 70)', (openApp) => {
  test('are there for a demo and for admins, and for nobody else', async () => {
    const bar = await openApp({ config: { isDemo: false } });
    const stranger = createBrowser(bar);
    const admin = await signInDemo();
    for (const path of [...PAGES, STATUS])
      expect((await stranger.send(path)).status, path).toBe(404);
    for (const path of PAGES) {
      const { status, headers } = await admin.browser.send(path);
      expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    }

    async function signInDemo() {
      await bar.rows('UPDATE staff SET is_demo = 0');
      const waiter = await signIn(bar, 'staff');
      expect((await waiter.browser.send('/vakifbank-test')).status).toBe(404);
      return signIn(bar, 'admin');
    }
  });

  test('claim nothing while no bank is configured', async () => {
    const bar = await openApp();
    const { text } = await createBrowser(bar).send('/vakifbank-test?lang=en');
    expect(text).toContain('Integration built, credentials pending');
    expect(text).toContain('Card payments are off.');
    const { body } = await createBrowser(bar).send(STATUS);
    const none = { testMode: false, endpoints: false, testCards: false };
    expect(body).toMatchObject({ configuration: none });
    const testing = await createBrowser(bar).send('/vakifbank-test?tab=testing&lang=en');
    expect(testing.text).toContain('becomes available once credentials are configured');
    expect(testing.text).not.toMatch(/\d{4} \d{4} \d{4} \d{4}/);
  });

  test('contain only yes and no, and are complete only with credentials', async () => {
    const bar = await openPaymentBar(openApp);
    const read = async () => (await createBrowser(bar).send(STATUS)).body;
    const status = await read();
    expect(status).toMatchObject({
      mode: 'simulator',
      configuration: { merchantId: false, database: true, testMode: true, endpoints: true },
      technical: { testInterface: true },
    });
    const told = JSON.stringify({ ...status, testCards: [] });
    expect(told).not.toMatch(/SimPassw0rd|000000000000042|VP000042/);
    Object.assign(bar.deps.bank.config, { mode: 'live' });
    expect(await read()).toMatchObject({
      testCards: [],
      canTest: false,
      configuration: { merchantId: true },
    });
    const { text } = await createBrowser(bar).send('/vakifbank-test?lang=en');
    expect(text).toContain('Integration Complete');
    bar.deps.settings.forget();
    bar.deps.gateway.batch = () => Promise.reject(new Error('The disk is gone.'));
    expect(await read()).toMatchObject({ configuration: { database: false } });
  });

  test('names the roles of the demo in words, in both languages', async () => {
    const bar = await openApp();
    for (const [language, names] of [
      ['en', ['Owner', 'Admin', 'Manager', 'Staff']],
      ['tr', ['İşletme sahibi', 'Yönetici', 'Müdür', 'Personel']],
    ] as const) {
      const { text } = await createBrowser(bar).send(`/mobile-test?lang=${language}`);
      const rows = [...text.matchAll(/<dt>([^<]*)<\/dt><dd>[^<]*@barbliss/g)];
      expect(rows.map(([, name]) => name).toSorted()).toEqual([...names].toSorted());
    }
  });

  test('70: the mobile test page says of mail what is so', async () => {
    const mail = async (config: { smtpUrl?: string }) => {
      const bar = await openApp({ config });
      const { text } = await createBrowser(bar).send('/mobile-test?lang=en');
      const rows = text.matchAll(/<dt>(Server|Database|Admin API|Email)<\/dt><dd[^>]*>([^<]*)/g);
      return [...rows].map(([, name, word]) => `${name} ${word}`);
    };
    const up = ['Server Working', 'Database Working', 'Admin API Working'];
    expect(await mail({})).toEqual([...up, 'Email Mails are kept as files']);
    // No process listens on this port.
    expect(await mail({ smtpUrl: 'smtp://127.0.0.1:9' })).toEqual([...up, 'Email Error']);
  });

  test('the test interface is complete only while its cards can be sent', async () => {
    const bar = await openPaymentBar(openApp);
    const isComplete = async () =>
      ((await createBrowser(bar).send(STATUS)).body.technical as { testInterface: boolean })
        .testInterface;
    expect(await isComplete()).toBe(true);
    bar.clock.advance(Date.parse('2032-01-01T00:00:00Z') - bar.clock.now());
    expect(await isComplete()).toBe(false);
  });

  test('71: the settlement names what one side has and the other lacks', async () => {
    const bar = await openPaymentBar(openApp);
    const manager = await signIn(bar, 'manager');
    const [kept, forgotten] = [await start(bar, cardBody(VISA)), await start(bar, cardBody(VISA))];
    for (const one of [kept, forgotten]) await submit(await authenticate(one));
    await bar.rows(`UPDATE payment SET captured_at = NULL WHERE id = '${forgotten.id}'`);
    const [first] = bar.bank.sales();
    if (first) first.amountMinor = 1;
    const { body } = await manager.send('/api/admin/payments/settlement?day=2026-07-04');
    expect(body).toMatchObject({ matched: 0, onlyOurs: [{ id: kept.id }] });
    expect((body.onlyBank as unknown[]).length).toBe(1);
  });
});
