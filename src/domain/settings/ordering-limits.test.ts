import { expect, test } from 'vitest';
import { orderingLimits, UNLIMITED } from './ordering-limits';

test('an evening without limits has none', () => {
  expect(orderingLimits(UNLIMITED, new Map())).toEqual([]);
});

test('a pause, a busy hour and a service that is off stand with person and time', () => {
  const values = {
    ...UNLIMITED,
    'ordering.paused': true,
    'ordering.busyMinutes': 20,
    'ordering.delivery': false,
  };
  const changed = new Map([['ordering.paused', { by: 'Elif', at: '2026-07-04T17:39:00.000Z' }]]);
  expect(orderingLimits(values, changed)).toEqual([
    { key: 'ordering.paused', minutes: 1, by: 'Elif', at: '2026-07-04T17:39:00.000Z' },
    { key: 'ordering.busyMinutes', minutes: 20, by: null, at: null },
    { key: 'ordering.delivery', minutes: 0, by: null, at: null },
  ]);
});
