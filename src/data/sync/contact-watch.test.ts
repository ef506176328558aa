import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startContactWatch } from './contact-watch';

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
