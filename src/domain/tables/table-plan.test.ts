import { expect, test } from 'vitest';
import {
  boundsOf,
  dragged,
  firstPlaces,
  freePlace,
  NUDGE_PX,
  nudged,
  onPlan,
  PLAN,
  placeAt,
} from './venue-table';

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

test('a full plan starts again at its first place', () => {
  const all = Array.from({ length: 20 }, (_, index) => placeAt(index));
  expect(freePlace(all)).toEqual(placeAt(0));
});

test.each([
  [3, 2],
  [5, 3],
  [10, 4],
  [12, 4],
  [20, 5],
])('%i first tables stand in rows of %i', (count, inARow) => {
  const places = firstPlaces(count);
  expect(places.filter(({ y }) => y === 0)).toHaveLength(inARow);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  expect(places.every((place) => onPlan(place, 'long').y === place.y)).toBe(true);
});

test('the bounds of a plan enclose its tables; an empty plan is whole', () => {
  const tables = [
    { x: 16, y: 40, shape: 'round' as const },
    { x: 160, y: 24, shape: 'long' as const },
  ];
  expect(boundsOf(tables)).toEqual({ x: 16, y: 24, width: 280, height: 128 });
  expect(boundsOf([])).toEqual({ x: 0, y: 0, ...PLAN });
});
