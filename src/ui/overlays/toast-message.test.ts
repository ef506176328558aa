import { expect, test } from 'vitest';
import type { ShownToast } from './ToastView';
import { nextToast } from './ToastView';

const failed: ShownToast = { id: 1, tone: 'error', title: 'Order Failed', shownAt: 1000 };

test('a success replaces the error on screen at once', () => {
  const sent: ShownToast = { id: 2, tone: 'success', title: 'Sent', shownAt: 1500 };
  expect(nextToast(failed, sent)).toBe(sent);
});

test('the same words are shown again only after two seconds', () => {
  expect(nextToast(failed, { ...failed, id: 2, shownAt: 2900 })).toBe(failed);
  expect(nextToast(failed, { ...failed, id: 2, shownAt: 3000 }).id).toBe(2);
});
