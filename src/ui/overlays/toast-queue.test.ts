import { expect, test } from 'vitest';
import { closeToast, EMPTY_QUEUE, enqueueToast, type ToastQueue } from './toast-queue';

let lastId = 0;

function show(
  queue: ToastQueue,
  tone: 'error' | 'success' | 'info',
  title: string,
  shownAt = 0,
): ToastQueue {
  lastId += 1;
  return enqueueToast(queue, { id: lastId, tone, title, shownAt });
}

function titles({ visible, waiting }: ToastQueue) {
  return [visible?.title ?? null, ...waiting.map((toast) => toast.title)];
}

test('one toast is on screen and the next one waits', () => {
  const queue = show(show(EMPTY_QUEUE, 'info', 'Saved'), 'info', 'Sent');
  expect(queue.visible?.title).toBe('Saved');
  expect(titles(queue)).toEqual(['Saved', 'Sent']);
});

test('an error overtakes what waits but not what is being read', () => {
  let queue = show(EMPTY_QUEUE, 'info', 'one');
  queue = show(queue, 'info', 'two');
  queue = show(queue, 'success', 'three');
  queue = show(queue, 'error', 'four');
  expect(titles(queue)).toEqual(['one', 'four', 'three', 'two']);
});

test('of four waiting toasts the oldest of the least important is dropped', () => {
  let queue = show(EMPTY_QUEUE, 'info', 'visible');
  queue = show(queue, 'info', 'old news');
  queue = show(queue, 'info', 'fresh news');
  queue = show(queue, 'error', 'failed');
  queue = show(queue, 'success', 'sent');
  expect(titles(queue)).toEqual(['visible', 'failed', 'sent', 'fresh news']);
});

test('the same words within two seconds are one toast', () => {
  const first = show(EMPTY_QUEUE, 'error', 'Order Failed', 1000);
  expect(show(first, 'error', 'Order Failed', 2900)).toBe(first);
});

test('the same words after two seconds are said again', () => {
  const queue = show(
    show(EMPTY_QUEUE, 'error', 'Order Failed', 1000),
    'error',
    'Order Failed',
    3000,
  );
  expect(titles(queue)).toEqual(['Order Failed', 'Order Failed']);
});

test('when the visible toast goes the next one comes', () => {
  const queue = show(show(EMPTY_QUEUE, 'info', 'one'), 'info', 'two');
  const after = closeToast(queue, queue.visible?.id ?? 0);
  expect(titles(after)).toEqual(['two']);
  expect(titles(closeToast(after, after.visible?.id ?? 0))).toEqual([null]);
});

test('closing a toast that has gone already changes nothing', () => {
  const queue = show(EMPTY_QUEUE, 'info', 'one');
  expect(closeToast(queue, -1)).toBe(queue);
});
