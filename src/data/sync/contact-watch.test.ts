import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../../tests/support/bar/until';
import { AdminDb } from '../admin-db';
import { barNow } from '../react/use-staff';
import { staffReceivers } from '../receive/staff-receivers';
import { barClock, keepBarClock, startContactWatch, tellingTime } from './contact-watch';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  barClock.set(null);
});

afterEach(() => vi.useRealTimers());

/** Opens a tablet with a wrong clock, and a slow server. */
function openTablet({ aheadMs = 0, tripMs = 20, headers = {} as Record<string, string> } = {}) {
  const clock = { wall: Date.now(), mono: 500 };
  const fetch = tellingTime(
    async () => {
      const barNowMs = clock.wall + tripMs / 2 + aheadMs;
      clock.wall += tripMs;
      clock.mono += tripMs;
      return new Response('{}', { headers: { 'X-BB-Now': String(barNowMs), ...headers } });
    },
    { now: () => clock.wall, mono: () => clock.mono },
  );
  return { clock, fetch };
}

test("a tablet whose clock is two hours slow shows the server's time after the first response", async () => {
  const { fetch } = openTablet({ aheadMs: 2 * HOUR });
  await fetch('/api/admin/sync');
  expect(barNow()).toBe(Date.now() + 2 * HOUR);
});

test('before any response the tablet’s own clock is all there is', () => {
  expect(barNow()).toBe(Date.now());
});

test('a slow or stored response does not set the clock', async () => {
  await openTablet({ aheadMs: HOUR, tripMs: 3_000 }).fetch('/api/admin/sync');
  await openTablet({ aheadMs: HOUR, headers: { 'X-BB-Kept': '1' } }).fetch('/api/menu/items');
  expect(barClock.get()).toBeNull();
});

test('sleep during a request does not change the clock', async () => {
  const clock = { wall: Date.now(), mono: 500 };
  const fetch = tellingTime(
    async () => {
      const told = String(clock.wall);
      clock.wall += 8 * HOUR;
      clock.mono += 20;
      return new Response('{}', { headers: { 'X-BB-Now': told } });
    },
    { now: () => clock.wall, mono: () => clock.mono },
  );
  await fetch('/api/admin/sync');
  expect(barClock.get()).toBeNull();
});

test("the offset to the server's clock is stored for a start without a network", async () => {
  const indexedDB = new IDBFactory();
  await keepBarClock(new AdminDb(staffReceivers, { indexedDB, IDBKeyRange }));
  await openTablet({ aheadMs: HOUR }).fetch('/api/admin/sync');
  barClock.set(null);
  const nextStart = new AdminDb(staffReceivers, { indexedDB, IDBKeyRange });
  await until(async () => expect(await nextStart.meta.count()).toBe(1));
  await keepBarClock(nextStart);
  expect(barClock.get()).toBe(HOUR);
});

const SECOND = 1_000;

function start() {
  const bar = { isStale: false, asked: 0, heardAt: null as number | null, setBackMs: 0 };
  const stop = startContactWatch({
    now: () => Date.now() - bar.setBackMs,
    mono: () => performance.now(),
    lastContactAt: () => bar.heardAt,
    ask: () => {
      bar.asked += 1;
    },
    onStale: (isStale) => {
      bar.isStale = isStale;
    },
  });
  return { bar, stop };
}

async function beatFor(bar: { heardAt: number | null }, beats: number) {
  for (let beat = 0; beat < beats; beat += 1) {
    bar.heardAt = Date.now();
    await vi.advanceTimersByTimeAsync(8 * SECOND);
  }
}

describe('a tablet without contact to the server', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('during heartbeats the tablet probes nothing and shows nothing as stale', async () => {
    const { bar, stop } = start();
    await beatFor(bar, 30);
    expect(bar).toMatchObject({ asked: 0, isStale: false });
    stop();
  });

  test('the tablet asks after a silence, and shows it within 20 s of the last event', async () => {
    const { bar, stop } = start();
    await beatFor(bar, 2);
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(bar).toMatchObject({ asked: 1, isStale: false });
    await vi.advanceTimersByTimeAsync(7 * SECOND);
    expect(bar.isStale).toBe(true);
    bar.heardAt = Date.now();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(bar.isStale).toBe(false);
    stop();
  });

  test('a response to a probe counts as contact: a network without streams is not stale', async () => {
    const { bar, stop } = start();
    let seen = 0;
    for (let second = 0; second < 120; second += 1) {
      await vi.advanceTimersByTimeAsync(SECOND);
      if (bar.asked > seen) {
        seen = bar.asked;
        bar.heardAt = Date.now();
      }
      expect(bar.isStale).toBe(false);
    }
    expect(bar.asked).toBeGreaterThan(9);
    stop();
  });

  test('a clock that is set back hides no silence', async () => {
    const { bar, stop } = start();
    await beatFor(bar, 1);
    bar.setBackMs = 3 * 60 * 60 * SECOND;
    await vi.advanceTimersByTimeAsync(12 * SECOND);
    expect(bar.isStale).toBe(true);
    stop();
  });
});
