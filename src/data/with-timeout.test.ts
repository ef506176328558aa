import { expect, onTestFinished, test, vi } from 'vitest';
import { withTimeout } from './with-timeout';

/** Removes the APIs that iOS 15 and Chrome 100 lack. */
function withoutNewerSignals(): void {
  const { timeout, any } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(AbortSignal, 'any');
  onTestFinished(() => void Object.assign(AbortSignal, { timeout, any }));
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

test('the signal aborts after the time limit, without AbortSignal.timeout', async () => {
  withoutNewerSignals();
  await expect(withTimeout(1, untilAborted)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a run is given up before its time limit', async () => {
  const running = withTimeout(60_000, (signal, abort) => {
    setTimeout(abort);
    return untilAborted(signal);
  });
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});

test('a run that ends in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await withTimeout(60_000, async () => 'sent')).toBe('sent');
  expect(vi.getTimerCount()).toBe(0);
});
