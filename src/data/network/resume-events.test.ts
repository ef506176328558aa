import { expect, test } from 'vitest';
import { onResume } from './resume-events';

function openPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = { window, document, returns: 0 };
  onResume(() => {
    page.returns += 1;
  }, page as never);
  return page;
}

test('a returned network and a page shown again are resume events', () => {
  const page = openPage();
  page.window.dispatchEvent(new Event('online'));
  page.window.dispatchEvent(new Event('pageshow'));
  expect(page.returns).toBe(2);
});

test('hidden to visible is a resume event, visible to hidden is not', () => {
  const page = openPage();
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(page.returns).toBe(0);
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(page.returns).toBe(1);
});
