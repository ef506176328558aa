import { expect, test } from 'vitest';
import { elapsedText } from './board-view';

test('a timer counts minutes, and hours once there are any', () => {
  expect(elapsedText(7_900)).toBe('0:07');
  expect(elapsedText(17 * 60_000 + 5_000)).toBe('17:05');
  expect(elapsedText(3_729_000)).toBe('1:02:09');
  expect(elapsedText(-5_000)).toBe('0:00');
});
