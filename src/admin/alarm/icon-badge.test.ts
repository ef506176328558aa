import { expect, test } from 'vitest';
import { showOnIcon } from './use-alarm';

function iconThat(answers: () => Promise<undefined>) {
  const shown: number[] = [];
  function show(count = 0) {
    shown.push(count);
    return answers();
  }
  return { shown, setAppBadge: show, clearAppBadge: () => show() };
}

test('the icon shows the count, and no number for zero', () => {
  const icon = iconThat(() => Promise.resolve(undefined));
  for (const count of [2, 3, 0]) showOnIcon(icon, count);
  expect(icon.shown).toEqual([2, 3, 0]);
});

test('a browser without icon badges throws no error', async () => {
  expect(() => showOnIcon({}, 2)).not.toThrow();
  const refuses = iconThat(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  showOnIcon(refuses, 2);
  // An unhandled rejection would end this run.
  await new Promise(setImmediate);
  expect(refuses.shown).toEqual([2]);
});
