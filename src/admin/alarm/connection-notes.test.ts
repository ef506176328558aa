import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionNotes } from './bar-sound';

const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const heard: string[] = [];
  const notes = createConnectionNotes({
    lost: () => heard.push('lost'),
    back: () => heard.push('back'),
  });
  function stays(isLost: boolean, ms = LONG_MS) {
    notes.tell(isLost);
    vi.advanceTimersByTime(ms);
  }
  return { heard, stays };
}

test('the loss and the return of the connection each sound once', () => {
  const { heard, stays } = listen();
  for (const isLost of [false, true, true, false, false]) stays(isLost);
  expect(heard).toEqual(['lost', 'back']);
});

test('a tablet that starts without a connection says so', () => {
  const { heard, stays } = listen();
  stays(true);
  expect(heard).toEqual(['lost']);
});

test('a connection lost for less than a moment makes no sound', () => {
  const { heard, stays } = listen();
  stays(true, 1_000);
  stays(false);
  expect(heard).toEqual([]);
  stays(true);
  stays(false, 1_000);
  stays(true);
  expect(heard).toEqual(['lost']);
});
