import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { ADA, askCode, codeFor, join, newMember, verify } from '../../support/data/test-members';

const UNKNOWN = 'nobody@example.com';
const MINUTE_MS = 60_000;

/** Returns six digits that differ from these. */
const other = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Opens a browser that has asked for a code for Ada, a member. */
async function asked(bar: TestApp): Promise<TestBrowser> {
  await newMember(bar);
  const browser = createBrowser(bar);
  await askCode(browser);
  return browser;
}

describeApp('a code', (openApp) => {
  test('signs in a new browser, once', async () => {
    const bar = await openApp();
    const browser = await asked(bar);
    const code = await codeFor(bar);
    expect((await verify(browser, code)).body).toMatchObject({ email: ADA.email });
    expect((await verify(browser, code)).body.code).toBe('code.spent');
  });

  test('is worth nothing in another browser than the one that asked', async () => {
    const bar = await openApp();
    await asked(bar);
    const code = await codeFor(bar);
    const thief = createBrowser(bar);
    expect((await verify(thief, code)).body.code).toBe('code.spent');
    await askCode(thief, UNKNOWN);
    expect((await verify(thief, code)).body.code).toBe('code.spent');
  });

  test('is burned by five wrong tries, and the right one comes too late', async () => {
    const bar = await openApp();
    const browser = await asked(bar);
    const code = await codeFor(bar);
    const left: unknown[] = [];
    for (let step = 1; step <= 5; step += 1) {
      const { body } = await verify(browser, other(code, step));
      left.push([body.code, body.attemptsLeft]);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((n) => ['code.wrong', n]));
    expect((await verify(browser, code)).body.code).toBe('code.spent');
  });

  test('is looked at five times at most when fifty tries come at once', async () => {
    const bar = await openApp();
    const browser = await asked(bar);
    const code = await codeFor(bar);
    const tries = Array.from({ length: 50 }, (_, n) => verify(browser, other(code, n + 1)));
    const responses = await Promise.all(tries);
    const wrong = responses.filter(({ body }) => body.code === 'code.wrong');
    expect(wrong).toHaveLength(5);
    expect((await verify(browser, code)).status).toBe(422);
    const [row] = await bar.rows('SELECT max(attempts) AS n FROM sign_in_code');
    expect(row?.n).toBe(5);
  });

  test('opens one session when the right one comes fifty times at once', async () => {
    const bar = await openApp();
    const browser = await asked(bar);
    const code = await codeFor(bar);
    const responses = await Promise.all(Array.from({ length: 50 }, () => verify(browser, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('lasts ten minutes, and a new one takes the place of the old', async () => {
    const bar = await openApp();
    const browser = await asked(bar);
    const first = await codeFor(bar);
    await askCode(browser);
    const second = await codeFor(bar);
    if (first !== second) expect((await verify(browser, first)).body.code).toBe('code.wrong');
    bar.clock.advance(10 * MINUTE_MS);
    expect((await verify(browser, second)).body.code).toBe('code.spent');
  });

  test('is stored nowhere, neither with the code nor with its mail', async () => {
    const bar = await openApp();
    await asked(bar);
    const code = await codeFor(bar);
    const rows = await bar.rows('SELECT * FROM sign_in_code');
    const mails = await bar.rows("SELECT payload FROM effect WHERE kind = 'club.code'");
    expect(
      JSON.stringify([rows.map(({ attempts, email }) => [attempts, email]), mails]),
    ).not.toContain(code);
    expect(JSON.stringify(mails)).not.toContain(ADA.email);
  });
});

describeApp('an address that nobody is a member with', (openApp) => {
  test("gets the response of a member's address: same status, same body, same tries", async () => {
    const bar = await openApp();
    await newMember(bar);
    const walk = async (email: string) => {
      const browser = createBrowser(bar);
      const responses = [await askCode(browser, email)];
      for (let step = 0; step < 6; step += 1) {
        const wrong = other(await codeFor(bar, email), step + 1);
        responses.push(await verify(browser, wrong, email));
      }
      return responses.map(({ status, text, headers }) => [
        status,
        text,
        headers.getSetCookie().map((line) => line.replace(/=[\w-]{43}/, '=')),
      ]);
    };
    expect(await walk(UNKNOWN)).toEqual(await walk(ADA.email));
  });

  test('is not signed in even by the right digits', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    await askCode(browser, UNKNOWN);
    const { body } = await verify(browser, await codeFor(bar, UNKNOWN), UNKNOWN);
    expect(body.code).toBe('code.wrong');
  });

  test('gets three codes an hour, as every other does', async () => {
    const bar = await openApp();
    await join(createBrowser(bar));
    const statuses = async (email: string, times: number) => {
      const responses = [];
      for (let n = 0; n < times; n += 1) responses.push(await askCode(createBrowser(bar), email));
      return responses.map(({ status }) => status);
    };
    expect(await statuses(UNKNOWN, 4)).toEqual([202, 202, 202, 429]);
    // Joining has sent a code too, and the limit counts all codes.
    expect(await statuses(ADA.email, 3)).toEqual([202, 202, 429]);
    bar.clock.advance(60 * MINUTE_MS + 1);
    expect(await statuses(UNKNOWN, 1)).toEqual([202]);
  });
});

describeOnFile('asking for a code', (openApp) => {
  test('is limited in each browser, also for ever new addresses', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const browser = createBrowser(bar);
    await askCode(browser, 'first@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await askCode(browser, `guest${n}@example.com`)).status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(9);
    expect(statuses.at(-1)).toBe(429);
  });
});
