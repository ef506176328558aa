import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const finger = (type: string) => document.dispatchEvent(new Event(type));

test.each(['pointerup', 'pointercancel'])('work waits for the end of a tap: %s', async (end) => {
  const { afterTap } = await import('./page-parts');
  const work = vi.fn();
  afterTap(work);
  expect(work).toHaveBeenCalledOnce();
  finger('pointerdown');
  afterTap(work);
  afterTap(work);
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledOnce();
  finger(end);
  vi.advanceTimersByTime(299);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  // The same work runs once, however often it came due.
  expect(work).toHaveBeenCalledTimes(2);
});

test('a second tap in quick succession prolongs the wait', async () => {
  const { afterTap } = await import('./page-parts');
  const work = vi.fn();
  finger('pointerdown');
  afterTap(work);
  finger('pointerup');
  vi.advanceTimersByTime(200);
  finger('pointerdown');
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  finger('pointerup');
  vi.advanceTimersByTime(300);
  expect(work).toHaveBeenCalledOnce();
});
