import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutboxLoop } from './drain';

const SECOND = 1_000;
const DID_RUN = { didRun: true, isOffline: false };
const OTHER_TAB = { didRun: false, isOffline: false };

function start() {
  const world = {
    isReachable: true,
    isStorageAway: false,
    dueAt: null as number | null,
    report: DID_RUN,
    drains: [] as { at: number; isHurried: boolean }[],
    sweeps: 0,
    afterRuns: 0,
  };
  const startedAt = Date.now();
  const loop = createOutboxLoop({
    now: Date.now,
    isReachable: async () => world.isReachable,
    sweep: async () => {
      world.sweeps += 1;
    },
    async drain(isHurried) {
      world.drains.push({ at: Date.now() - startedAt, isHurried });
      if (world.isStorageAway) throw new Error('away');
      return world.report;
    },
    dueAt: async () => world.dueAt,
    afterRun: () => {
      world.afterRuns += 1;
    },
  });
  const dueIn = (ms: number | null) => {
    world.dueAt = ms === null ? null : Date.now() + ms;
  };
  return { world, loop, dueIn, drainedAt: () => world.drains.map(({ at }) => at) };
}

function pass(ms: number) {
  return vi.advanceTimersByTimeAsync(ms);
}

describe('the outbox is drained', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('when somebody asks, and not again while nothing waits', async () => {
    const { loop, world } = start();
    await loop.run(true);
    await pass(600 * SECOND);
    expect(world.drains).toEqual([{ at: 0, isHurried: true }]);
    expect(world.afterRuns).toBe(1);
  });

  test('again when the next entry is due, unhurried', async () => {
    const { loop, dueIn, world } = start();
    dueIn(4 * SECOND);
    await loop.run(true);
    dueIn(null);
    await pass(60 * SECOND);
    expect(world.drains[1]).toMatchObject({ isHurried: false });
    const { at } = world.drains[1] ?? { at: 0 };
    expect(at).toBeGreaterThanOrEqual(4 * SECOND);
    expect(world.drains).toHaveLength(2);
  });

  test.each([
    ['an entry that is due now does not spin', -5 * SECOND, 200],
    ['one that is due in an hour is looked after every 15 s', 3_600 * SECOND, 15 * SECOND],
  ])('%s', async (_, untilDueMs, waitMs) => {
    const { loop, world, dueIn, drainedAt } = start();
    dueIn(untilDueMs);
    await loop.run(false);
    await pass(waitMs - 1);
    expect(drainedAt()).toHaveLength(1);
    await pass(1);
    expect(world.drains[1]?.at).toBe(waitMs);
  });

  test('two seconds later while another tab drains it', async () => {
    const { loop, world, dueIn, drainedAt } = start();
    world.report = OTHER_TAB;
    dueIn(0);
    await loop.run(false);
    await pass(2 * SECOND);
    expect(drainedAt()).toEqual([0, 2 * SECOND]);
  });

  test('not at all while the bar is out of reach: only ages are looked at, every 15 s', async () => {
    const { loop, world, dueIn } = start();
    world.isReachable = false;
    dueIn(0);
    await loop.run(true);
    await pass(30 * SECOND);
    expect([world.drains.length, world.sweeps]).toEqual([0, 3]);
    world.isReachable = true;
    await loop.run(true);
    expect(world.drains).toHaveLength(1);
  });

  test('15 s after an attempt that could not reach the server', async () => {
    const { loop, world, dueIn, drainedAt } = start();
    world.report = { didRun: true, isOffline: true };
    dueIn(0);
    await loop.run(false);
    await pass(15 * SECOND);
    expect(drainedAt()).toEqual([0, 15 * SECOND]);
  });

  test('less and less often while storage fails, and as usual once it works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loop, world, drainedAt } = start();
    world.isStorageAway = true;
    await loop.run(false);
    await pass(90 * SECOND);
    expect(drainedAt()).toEqual([0, 15 * SECOND, 45 * SECOND, 90 * SECOND]);
    await pass(2 * 3_600 * SECOND);
    const last = drainedAt().at(-1) ?? 0;
    world.isStorageAway = false;
    await pass(300 * SECOND);
    expect(drainedAt().at(-1)).toBe(last + 300 * SECOND);
    await pass(3_600 * SECOND);
    expect(drainedAt().at(-1)).toBe(last + 300 * SECOND);
  });

  test('without its own pause once a person returns during a run', async () => {
    const { loop, world } = start();
    const running = loop.run(false);
    void loop.run(true);
    await running;
    await pass(0);
    expect(world.drains.map(({ isHurried }) => isHurried)).toEqual([false, true]);
  });
});
