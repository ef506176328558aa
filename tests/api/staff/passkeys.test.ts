import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { Bent, Options } from '../../support/bar/test-passkey';
import {
  addPasskey as add,
  askPasskey as ask,
  createAuthenticator,
  enterByPasskey as enter,
  startPasskey as start,
} from '../../support/bar/test-passkey';
import { signIn } from '../../support/bar/test-staff';

const AUTH = '/api/admin/auth';
/** Elif has added her phone. */
async function openBar(openApp: () => Promise<TestApp>, phone = createAuthenticator()) {
  const bar = await openApp();
  const elif = await signIn(bar, 'manager');
  expect((await add(elif, phone)).status).toBe(200);
  return { bar, elif, phone, browser: createBrowser(bar) };
}

async function acts(bar: TestApp): Promise<unknown[]> {
  const rows = await bar.rows(`SELECT action FROM audit WHERE action LIKE 'passkey%' ORDER BY seq`);
  return rows.map(({ action }) => action);
}

describeApp('a passkey', (openApp) => {
  test('opens the session, makes the tablet known and is in the log, as a password does', async () => {
    const { bar, elif, phone, browser } = await openBar(openApp);
    const { status, body } = await enter(browser, phone);
    expect([status, body.user]).toMatchObject([200, { id: elif.user.id, role: 'manager' }]);
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await browser.send(`${AUTH}/me`, { headers })).status).toBe(200);
    expect(browser.cookies.has('bb_tablet')).toBe(true);
    const listed = await elif.send(`${AUTH}/passkeys`);
    expect(listed.body.passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        createdAt: new Date(bar.clock.now()).toISOString(),
        lastUsedAt: new Date(bar.clock.now()).toISOString(),
        isBackedUp: true,
      },
    ]);
    expect(await acts(bar)).toEqual(['passkey.add', 'passkey.sign_in']);
  });

  test('opens one session for each challenge, however often its response arrives', async () => {
    const { bar, phone, browser } = await openBar(openApp, createAuthenticator({ counts: false }));
    const body = { credential: phone.use(await ask(browser)) };
    const challenge = browser.cookies.get('bb_passkey') ?? '';
    const send = () => {
      const one = createBrowser(bar);
      one.cookies.set('bb_passkey', challenge);
      return one.send(`${AUTH}/passkey`, { body });
    };
    const both = await Promise.all([send(), send()]);
    const codes = [...both, await send()].map(({ body: { code } }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'passkey.expired')).toHaveLength(2);
    expect((await acts(bar)).filter((act) => act === 'passkey.sign_in')).toHaveLength(1);
  });
});

describeOnFile('a passkey that is not credible', (openApp) => {
  test.each<[what: string, bent: Bent, code: string]>([
    ['another site', { origin: 'https://barbliss.example.org' }, 'passkey.refused'],
    ['another domain', { rpId: 'barbliss.example.org' }, 'passkey.refused'],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'passkey.refused'],
    ['nobody’s finger', { isUnverified: true }, 'passkey.refused'],
    ['a foreign account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }, 'passkey.unknown'],
  ])('is refused for %s, and the refusal is in the log', async (_, bent, code) => {
    const { bar, phone, browser } = await openBar(openApp);
    const { status, body } = await enter(browser, phone, bent);
    expect([status, body.code]).toEqual([422, code]);
    expect(browser.cookies.has('bb_admin')).toBe(false);
    expect(await acts(bar)).toEqual(['passkey.add', 'passkey.refused']);
  });

  test('is refused when its counter does not grow: somebody copied it', async () => {
    const { phone, browser } = await openBar(openApp);
    expect((await enter(browser, phone, { counter: 7 })).status).toBe(200);
    expect((await enter(browser, phone, { counter: 7 })).body.code).toBe('passkey.refused');
    expect((await enter(browser, phone, { counter: 8 })).status).toBe(200);
  });

  test('opens nothing for a closed account, an unknown passkey, or a foreign key under a known id', async () => {
    const { bar, elif, phone, browser } = await openBar(openApp);
    expect((await enter(browser, createAuthenticator())).body.code).toBe('passkey.unknown');
    const forged = createAuthenticator().use(await ask(browser));
    const handle = Buffer.from(elif.user.id).toString('base64url');
    const credential = {
      ...forged,
      id: phone.id,
      rawId: phone.id,
      response: { ...forged.response, userHandle: handle },
    };
    const { body } = await browser.send(`${AUTH}/passkey`, { body: { credential } });
    expect(body.code).toBe('passkey.refused');
    await bar.rows(`UPDATE staff SET is_active = 0 WHERE id = '${elif.user.id}'`);
    expect((await enter(browser, phone)).body.code).toBe('passkey.unknown');
  });

  test('needs the challenge of this browser, and in time', async () => {
    const { bar, phone, browser } = await openBar(openApp);
    const body = { credential: phone.use(await ask(browser)) };
    const stranger = createBrowser(bar);
    expect((await stranger.send(`${AUTH}/passkey`, { body })).body.code).toBe('passkey.expired');
    bar.clock.advance(10 * 60_000);
    expect((await browser.send(`${AUTH}/passkey`, { body })).body.code).toBe('passkey.expired');
    const adding = await signIn(bar, 'staff', browser);
    await start(adding);
    const mixed = await browser.send(`${AUTH}/passkey`, { body });
    expect(mixed.body.code).toBe('passkey.expired');
  });

  test('is asked for on the configured address only, or on this machine', async () => {
    const asked = async (publicUrl?: string, host = 'bar.example') => {
      const bar = await openApp({ config: publicUrl ? { publicUrl } : {} });
      const headers = { host };
      return createBrowser(bar).send(`${AUTH}/passkey/start`, { method: 'POST', headers });
    };
    expect((await asked('https://bar.example')).body.rpId).toBe('bar.example');
    expect((await asked()).body.code).toBe('passkey.unavailable');
    expect((await asked(undefined, 'localhost:3000')).body.rpId).toBe('localhost');
  });

  test('is not guessed at without end, and a long body is refused unread', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const browser = createBrowser(bar);
    const long = {
      credential: { ...createAuthenticator().use(await ask(browser)), id: 'a'.repeat(2_000) },
    };
    const codes = [];
    for (let nth = 0; nth < 31; nth += 1) {
      codes.push((await browser.send(`${AUTH}/passkey`, { body: long })).body.code);
    }
    expect([codes[0], codes.at(-1)]).toEqual(['invalid_input', 'rate_limited']);
  });
});

describeOnFile('adding a passkey', (openApp) => {
  test('needs the password, the person’s finger and this site', async () => {
    const bar = await openApp();
    const elif = await signIn(bar, 'manager');
    const wrong = await start(elif, 'a guess');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'password.wrong']);
    for (const bent of [
      { origin: 'https://barbliss.example.org' },
      { rpId: 'barbliss.example.org' },
      { isUnverified: true },
    ]) {
      expect((await add(elif, createAuthenticator(), bent)).body.code).toBe('passkey.refused');
    }
    expect(await acts(bar)).toEqual([]);
  });

  test('once more by a retry changes nothing; a colleague cannot take it over, nor use her challenge', async () => {
    const { bar, elif, phone } = await openBar(openApp);
    const can = await signIn(bar, 'staff');
    const options = (await start(elif)).body as Options;
    const body = { name: 'A', credential: createAuthenticator().make(options) };
    can.browser.cookies.set('bb_passkey', elif.browser.cookies.get('bb_passkey') ?? '');
    expect((await can.send(`${AUTH}/passkeys`, { body })).body.code).toBe('passkey.expired');
    const kept = elif.browser.cookies.get('bb_passkey') ?? '';
    expect((await elif.send(`${AUTH}/passkeys`, { body })).status).toBe(200);
    elif.browser.cookies.set('bb_passkey', kept);
    const retried = await elif.send(`${AUTH}/passkeys`, { body });
    expect([retried.status, retried.body.passkeys]).toMatchObject([200, [{}, { name: 'A' }]]);
    expect((await add(can, phone)).body.code).toBe('passkey.taken');
  });

  test('works ten times for a person', async () => {
    const elif = await signIn(await openApp(), 'manager');
    for (let nth = 0; nth < 10; nth += 1)
      expect((await add(elif, createAuthenticator())).status).toBe(200);
    expect((await start(elif)).body.code).toBe('passkey.too_many');
  });

  test('is undone by the person alone, who also names it; a removed passkey opens nothing', async () => {
    const { bar, elif, phone, browser } = await openBar(openApp);
    const can = await signIn(bar, 'staff');
    const { passkeys } = (await elif.send(`${AUTH}/passkeys`)).body as {
      passkeys: { id: string }[];
    };
    const one = `${AUTH}/passkeys/${passkeys[0]?.id}`;
    expect((await can.send(one, { method: 'PATCH', body: { name: 'Mine' } })).status).toBe(404);
    await can.send(one, { method: 'DELETE', body: {} });
    const renamed = await elif.send(one, { method: 'PATCH', body: { name: 'Telefonum' } });
    expect(renamed.body.passkeys).toMatchObject([{ name: 'Telefonum' }]);
    for (const _ of [1, 2]) {
      expect((await elif.send(one, { method: 'DELETE', body: {} })).body.passkeys).toEqual([]);
    }
    expect((await enter(browser, phone)).body.code).toBe('passkey.unknown');
    expect(await acts(bar)).toEqual(['passkey.add', 'passkey.rename', 'passkey.remove']);
  });

  test('is undone by the link for a new password; the owner sees how many there are', async () => {
    const { bar, elif, phone, browser } = await openBar(openApp);
    const owner = await signIn(bar, 'super_admin');
    const path = `/api/admin/staff/${elif.user.id}`;
    const access = async () => (await owner.send(`${path}/access`)).body;
    await owner.send(`${path}/invitation`, { body: {} });
    const told = await access();
    expect(told.passkeys).toBe(1);
    const [, token] = (told.invitation as { path: string }).path.split('#');
    const body = { token, newPassword: 'rakı, balık, Ayvalık' };
    await createBrowser(bar).send(`${AUTH}/invitation/accept`, { body });
    expect((await access()).passkeys).toBe(0);
    expect((await enter(browser, phone)).body.code).toBe('passkey.unknown');
  });
});
