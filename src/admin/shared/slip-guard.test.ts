import { expect, test } from 'vitest';
import { createSlipGuard } from './UndoBar';

/** Returns which of the taps are actions; each tap has its time and an order in a column. */
function actions(...taps: [at: number, order: string, column: string][]): string[] {
  const guard = createSlipGuard();
  return taps
    .filter(([at, order, column]) => !guard.isSlip([order, column], at))
    .map(([at, order]) => `${order} at ${at}`);
}

test('two tickets of two columns, tapped within a moment, both move', () => {
  expect(actions([0, 'first', 'pending'], [200, 'second', 'preparing'])).toEqual([
    'first at 0',
    'second at 200',
  ]);
});

test('the ticket that slides under the finger does not move by the second half of a double tap', () => {
  expect(actions([0, 'first', 'pending'], [150, 'second', 'pending'])).toEqual(['first at 0']);
  expect(actions([0, 'first', 'pending'], [400, 'second', 'pending'])).toHaveLength(2);
});

test('one order takes one step in a moment, also where its button stays under the finger', () => {
  expect(actions([0, 'first', 'pending'], [150, 'first', 'confirmed'])).toEqual(['first at 0']);
});

test('after an undo the next tap counts at once', () => {
  const guard = createSlipGuard();
  guard.isSlip(['first'], 0);
  guard.forget();
  expect(guard.isSlip(['first'], 10)).toBe(false);
});

test('right after a tap, a tap on a part that opens under the finger is a slip', () => {
  const guard = createSlipGuard();
  expect(guard.isJustTapped(0)).toBe(false);
  guard.isSlip(['order', 'pending'], 0);
  expect(guard.isJustTapped(150)).toBe(true);
  expect(guard.isJustTapped(400)).toBe(false);
});
