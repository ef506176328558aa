import { expect, test } from 'vitest';
import { boardAction } from './use-board-keys';

const pressed = (key: string, more: { shiftKey?: boolean; repeat?: boolean } = {}) =>
  boardAction({ key, shiftKey: false, repeat: false, ...more });

test.each([
  ['Enter', 'advance'],
  ['m', 'menu'],
  ['M', 'menu'],
  ['ContextMenu', 'menu'],
  ['p', 'print'],
  ['u', 'undo'],
  ['/', 'search'],
  ['?', 'help'],
  ['ArrowLeft', 'left'],
  ['x', null],
  ['F10', null],
])('the key %s: %s', (key, action) => {
  expect(pressed(key)).toBe(action);
});

test('Shift+F10 opens the menu', () => {
  expect(pressed('F10', { shiftKey: true })).toBe('menu');
});

test('a held key moves from ticket to ticket, but completes no order', () => {
  expect(pressed('Enter', { repeat: true })).toBeNull();
  expect(pressed('u', { repeat: true })).toBeNull();
  expect(pressed('ArrowDown', { repeat: true })).toBe('down');
});
