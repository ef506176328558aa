import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUndoClock } from './UndoBar';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const ended = vi.fn();
  const clock = createUndoClock();
  clock.start(ended);
  return { clock, ended };
}

test('a move can be taken back for eight seconds and no longer', () => {
  const { clock, ended } = started();
  vi.advanceTimersByTime(7_900);
  expect([clock.seconds.get(), ended.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(100);
  expect(ended).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledOnce();
});

test('the undo time pauses while the button is focused, and then continues', () => {
  const { clock, ended } = started();
  vi.advanceTimersByTime(3_000);
  clock.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(clock.seconds.get()).toBe(5);
  clock.hold(false);
  vi.advanceTimersByTime(5_000);
  expect(ended).toHaveBeenCalledOnce();
});

test('the next move has eight seconds of its own, and the end of the one before ends nothing', () => {
  const { clock, ended } = started();
  vi.advanceTimersByTime(7_000);
  const later = vi.fn();
  clock.start(later);
  vi.advanceTimersByTime(7_900);
  expect([ended.mock.calls.length, later.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(100);
  expect(later).toHaveBeenCalledOnce();
});

test('a stopped clock reports no end', () => {
  const { clock, ended } = started();
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
