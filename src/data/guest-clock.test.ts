import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { knownBarOffset, learningBarTime } from './clock-offset';
import { GuestDb } from './db';
import { guestReceivers } from './receive/guest-receivers';

const MINUTE = 60_000;

/** Opens a phone that is 15 minutes slow, and a server that responds to it. */
async function openPhone() {
  const db = new GuestDb(guestReceivers, { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.open();
  const clock = { wall: Date.parse('2026-07-04T18:00:00Z'), aheadMs: 15 * MINUTE, tripMs: 20 };
  let headers: Record<string, string> = {};
  const fetch = learningBarTime({
    db,
    now: () => clock.wall,
    mono: () => clock.wall,
    fetch: async () => {
      const told = clock.wall + clock.tripMs / 2 + clock.aheadMs;
      clock.wall += clock.tripMs;
      return new Response('{}', { headers: { 'X-BB-Now': String(told), ...headers } });
    },
  });
  return {
    clock,
    known: () => knownBarOffset(db, clock.wall),
    async ask(init: RequestInit = { cache: 'no-store' }, more: Record<string, string> = {}) {
      headers = more;
      await fetch('/api/orders/1', init);
    },
    writes: () => db.meta.toArray(),
  };
}

test('a phone without any response of the server uses its own clock', async () => {
  expect(await (await openPhone()).known()).toBe(0);
});

test("one response gives the clock's error, and a right clock has none", async () => {
  const { clock, ask, known } = await openPhone();
  await ask();
  expect(await known()).toBe(15 * MINUTE);
  // The guest corrects the clock.
  clock.wall += 15 * MINUTE;
  clock.aheadMs = 0;
  await ask();
  expect(await known()).toBe(0);
});

test('a response that may be cached, or took long, does not set the clock', async () => {
  const { clock, ask, known } = await openPhone();
  await ask({});
  await ask({ cache: 'no-cache' });
  await ask({ cache: 'no-store' }, { 'X-BB-Kept': '1' });
  clock.tripMs = 3_000;
  await ask();
  expect(await known()).toBe(0);
});

test('an order’s page that asks every few seconds does not write as often', async () => {
  const { clock, ask, writes } = await openPhone();
  await ask();
  const [first] = await writes();
  for (let nth = 0; nth < 10; nth += 1) {
    clock.wall += 5_000;
    await ask();
  }
  expect(await writes()).toEqual([first]);
  clock.wall += 5 * MINUTE;
  await ask();
  expect(await writes()).not.toEqual([first]);
});
