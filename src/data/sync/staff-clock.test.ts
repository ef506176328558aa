import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../tests/support/bar/until';
import { AdminDb } from '../admin-db';
import { barNow } from '../react/core/bar-clock';
import { staffReceivers } from '../receive/staff-receivers';
import { barClock, keepBarClock, tellingTime } from './staff-clock';

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
