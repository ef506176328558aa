import { expect, test } from 'vitest';
import { dragged, freePlace, NUDGE_PX, nudged, onPlan, PLAN, placeAt } from './floor-plan';

test('an arrow key moves a table by eight pixels, and never off the plan', () => {
  expect(nudged({ x: 16, y: 16 }, 'right', 'round')).toEqual({ x: 16 + NUDGE_PX, y: 16 });
  expect(nudged({ x: 16, y: 16 }, 'up', 'round')).toEqual({ x: 16, y: 8 });
  expect(nudged({ x: 4, y: 0 }, 'left', 'round')).toEqual({ x: 0, y: 0 });
  const corner = onPlan({ x: 9_999, y: 9_999 }, 'long');
  expect(nudged(corner, 'down', 'long')).toEqual(corner);
  expect(corner.x).toBeLessThan(PLAN.width);
});

test('a table that is dragged comes to the grid of the arrow keys, and never off the plan', () => {
  expect(dragged({ x: 16, y: 16 }, { x: 27, y: -3 }, 'round')).toEqual({ x: 40, y: 16 });
  expect(dragged({ x: 16, y: 16 }, { x: -90, y: 9_999 }, 'square')).toEqual({
    x: 0,
    y: PLAN.height - 96,
  });
});

test('a new table comes to the first place where nothing stands', () => {
  expect(freePlace([])).toEqual(placeAt(0));
  expect(freePlace([placeAt(0), placeAt(2)])).toEqual(placeAt(1));
  expect(freePlace([{ x: 20, y: 20 }])).toEqual(placeAt(2));
});

test('a full plan is begun again', () => {
  const all = Array.from({ length: 20 }, (_, index) => placeAt(index));
  expect(freePlace(all)).toEqual(placeAt(0));
});
