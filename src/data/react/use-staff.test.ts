import { expect, test } from 'vitest';
import { keepSame } from './use-staff';

test('a row that reads as before stays the same object; a changed one is a new one', () => {
  const keep = keepSame<{ id: string; v: number }>();
  const first = keep([
    { id: 'a', v: 1 },
    { id: 'b', v: 1 },
  ]);
  const later = keep([
    { id: 'b', v: 2 },
    { id: 'a', v: 1 },
  ]);
  expect(later[1]).toBe(first[0]);
  expect(later[0]).toEqual({ id: 'b', v: 2 });
});

test('rows that all read as before are the same list', () => {
  const keep = keepSame<{ id: string }>();
  expect(keep([{ id: 'a' }])).toBe(keep([{ id: 'a' }]));
});
