import { expect, test } from 'vitest';
import { holdsProofs, rowsOf } from './proof-table';

const FAULTS = 81;

const rows = rowsOf('docs/faults.md', /^\d+$/);

test('every fault of the list has its row, in order', () => {
  const numbers = Array.from({ length: FAULTS }, (_, index) => String(index + 1));
  expect(rows.map(({ name }) => name)).toEqual(numbers);
});

holdsProofs(rows, 4);
