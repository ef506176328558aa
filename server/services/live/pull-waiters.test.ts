import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PullWaiters } from './live-hub';
import { createPullWaiters } from './live-hub';

const SECOND = 1000;
let headSeq: number;
let waiters: PullWaiters;

beforeEach(() => {
  vi.useFakeTimers();
  headSeq = 7;
  waiters = createPullWaiters({ headSeq: () => headSeq });
});

afterEach(() => {
  waiters.close();
  vi.useRealTimers();
});

function hold(session = 'a', { seq = 7, signal = new AbortController().signal } = {}) {
  const pull = { isReleased: false };
  void waiters.wait({ session, seq, waitMs: 25 * SECOND, signal }).then(() => {
    pull.isReleased = true;
  });
  return pull;
}

function commit(): void {
  headSeq += 1;
  waiters.wake();
}

describe('a pull that waits', () => {
  test('gets its response at the next commit', async () => {
    const pulls = [hold('a'), hold('b')];
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(pulls.map(({ isReleased }) => isReleased)).toEqual([false, false]);
    commit();
    await vi.advanceTimersByTimeAsync(50);
    expect(pulls.map(({ isReleased }) => isReleased)).toEqual([true, true]);
  });

  test('gets its response after 25 s without changes', async () => {
    const pull = hold();
    await vi.advanceTimersByTimeAsync(25 * SECOND - 1);
    expect(pull.isReleased).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(pull.isReleased).toBe(true);
    expect(waiters.waiting()).toBe(0);
  });

  test('does not wait when something was committed while it was being read', async () => {
    const pull = hold('a', { seq: 6 });
    await vi.advanceTimersByTimeAsync(0);
    expect(pull.isReleased).toBe(true);
  });

  test('is forgotten when the tablet disconnects', async () => {
    const tablet = new AbortController();
    hold('a', { signal: tablet.signal });
    expect(waiters.waiting()).toBe(1);
    tablet.abort();
    expect(waiters.waiting()).toBe(0);
  });

  test('a session holds three; a fourth ends its oldest and nobody else’s', async () => {
    const other = hold('b');
    const own = Array.from({ length: 4 }, () => hold('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(own.map(({ isReleased }) => isReleased)).toEqual([true, false, false, false]);
    expect(other.isReleased).toBe(false);
  });

  test('all get their response when the server closes, and none waits afterwards', async () => {
    const before = hold();
    waiters.close();
    const after = hold();
    await vi.advanceTimersByTimeAsync(0);
    expect([before.isReleased, after.isReleased]).toEqual([true, true]);
  });
});
