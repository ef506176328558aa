import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLongPoll } from './live';

const SECOND = 1_000;

/** Starts a server that holds every request until the test responds, or for 25 s. */
function start(random = 0) {
  const asked: { waitS: number; signal: AbortSignal; settle(news: boolean | Error): void }[] = [];
  const line: string[] = [];
  const poll = startLongPoll({
    now: Date.now,
    random: () => random,
    onConnection: (isUp) => line.push(isUp ? 'up' : 'down'),
    ask: (waitS, signal) =>
      new Promise((resolve, reject) => {
        const settle = (news: boolean | Error) =>
          typeof news === 'boolean' ? resolve(news) : reject(news);
        asked.push({ waitS, signal, settle });
        if (waitS > 0) setTimeout(resolve, waitS * SECOND, false);
      }),
  });
  return { poll, asked, line };
}

function pass(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

describe('changes by long polling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('asks at once for missed changes, then asks the server to wait for the next one', async () => {
    const { asked, line } = start();
    expect(asked[0]).toMatchObject({ waitS: 0 });
    asked[0]?.settle(true);
    await pass(0);
    expect(line).toEqual(['up']);
    expect(asked.map(({ waitS }) => waitS)).toEqual([0, 25]);
  });

  test('asks again after 25 s without changes, and at once after a change', async () => {
    const { asked, line } = start();
    asked[0]?.settle(false);
    await pass(26 * SECOND);
    expect(asked).toHaveLength(3);
    asked[2]?.settle(true);
    await pass(0);
    expect(asked).toHaveLength(4);
    expect(line).not.toContain('down');
  });

  test('a server that holds no request gets no burst of requests', async () => {
    const { asked } = start(0.999);
    asked[0]?.settle(false);
    for (let i = 0; i < 60; i += 1) {
      await pass(SECOND);
      asked.at(-1)?.settle(false);
    }
    expect(asked.length).toBeLessThan(10);
  });

  test('a failed request is repeated after a while, and the connection is down until a response', async () => {
    const { asked, line } = start();
    asked[0]?.settle(new TypeError('Failed to fetch'));
    await pass(999);
    expect([asked.length, line]).toEqual([1, ['down']]);
    await pass(1);
    asked[1]?.settle(true);
    await pass(0);
    expect(line).toEqual(['down', 'up']);
  });

  test('a return of the network sends a new request at once and drops the old one', async () => {
    const { poll, asked, line } = start();
    asked[0]?.settle(true);
    await pass(10 * SECOND);
    poll.reconnect();
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(asked[2]).toMatchObject({ waitS: 0 });
    asked[1]?.settle(new Error('aborted'));
    asked[2]?.settle(false);
    await pass(0);
    expect(line).toEqual(['up', 'up']);
    expect(asked).toHaveLength(4);
  });

  test('sends no more requests and events after its stop', async () => {
    const { poll, asked, line } = start();
    poll.stop();
    asked[0]?.settle(true);
    await pass(60 * SECOND);
    expect([asked.length, line]).toEqual([1, []]);
  });
});
