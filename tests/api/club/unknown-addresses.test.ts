import { expect, test, vi } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { ADA, askCode, codeFor, join, newMember, verify } from '../../support/data/test-members';

const UNKNOWN = 'nobody@example.com';
const MINUTE_MS = 60_000;
const PAIRS = 60;

/** Lists requests that a stranger can make with an address, each from a new browser. */
const WAYS: Record<string, (browser: TestBrowser, email: string) => Promise<unknown>> = {
  'asking for a code': askCode,
  joining: (browser, email) => join(browser, { ...ADA, firstName: 'Eve', email }),
  'asking for a code and typing a wrong one': async (browser, email) => {
    await askCode(browser, email);
    await verify(browser, '000000', email);
  },
};

/** Counts the statements that reach the database during an action. */
async function workOf(bar: TestApp, run: () => Promise<unknown>): Promise<string[]> {
  const { client } = bar.deps.gateway;
  const seen: string[] = [];
  const textOf = (statement: unknown) =>
    typeof statement === 'string' ? statement : String((statement as { sql: string }).sql);
  const { execute, batch } = client;
  vi.spyOn(client, 'execute').mockImplementation(((...args: Parameters<typeof execute>) => {
    seen.push(textOf(args[0]));
    return execute.apply(client, args);
  }) as typeof execute);
  vi.spyOn(client, 'batch').mockImplementation(((...args: Parameters<typeof batch>) => {
    seen.push(...args[0].map(textOf));
    return batch.apply(client, args);
  }) as typeof batch);
  await run();
  vi.restoreAllMocks();
  return seen;
}

describeApp('an address that nobody is a member with', (openApp) => {
  test.each(Object.entries(WAYS))('makes the same work as one that is: %s', async (_, way) => {
    const bar = await openApp();
    await newMember(bar);
    bar.clock.advance(61 * MINUTE_MS);
    const known = await workOf(bar, () => way(createBrowser(bar), ADA.email));
    const unknown = await workOf(bar, () => way(createBrowser(bar), UNKNOWN));
    expect(known.length).toBeGreaterThan(2);
    expect(unknown).toEqual(known);
  });

  test('gives the same response and the same stored rows when used for joining', async () => {
    const bar = await openApp();
    await newMember(bar);
    bar.clock.advance(61 * MINUTE_MS);
    const walk = async (email: string) => {
      const browser = createBrowser(bar);
      const joined = await join(browser, { ...ADA, firstName: 'Eve', email });
      const responses = [joined, await askCode(browser, email)];
      const wrong = (await codeFor(bar, email)) === '000000' ? '000001' : '000000';
      for (let time = 0; time < 6; time += 1) responses.push(await verify(browser, wrong, email));
      return responses.map(({ status, text, headers }) => [
        status,
        text.replaceAll(email, '…').replace(/"id":"[^"]+"/, ''),
        headers.getSetCookie().map((line) => line.replace(/=[\w-]{43}/, '=')),
      ]);
    };
    expect(await walk(UNKNOWN)).toEqual(await walk(ADA.email));
  });
});

describeOnFile('an address that nobody is a member with, by the clock,', (openApp) => {
  test.each(Object.entries(WAYS))('is neither slower nor faster: %s', async (_, way) => {
    const bar = await openApp();
    await newMember(bar);
    const timeOf = async (email: string) => {
      bar.clock.advance(61 * MINUTE_MS);
      const browser = createBrowser(bar);
      const start = performance.now();
      await way(browser, email);
      return performance.now() - start;
    };
    let slower = 0;
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // The order alternates, so that pauses of the machine affect both.
      const first = pair % 2 === 0 ? UNKNOWN : ADA.email;
      const times = [await timeOf(first), await timeOf(first === UNKNOWN ? ADA.email : UNKNOWN)];
      const [unknown = 0, known = 0] = first === UNKNOWN ? times : times.toReversed();
      if (unknown > known) slower += 1;
    }
    // Sixty fair coin tosses leave these bounds once in ten million runs.
    expect(slower).toBeGreaterThan(9);
    expect(slower).toBeLessThan(51);
  });
});
