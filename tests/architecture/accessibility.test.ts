import { expect, test } from 'vitest';
import { holdsProofs, rowsOf } from './proof-table';

const ROWS = 38;

const rows = rowsOf('docs/accessibility.md', /^D\d+$/);

test('every accessibility rule of the list has its row, in order', () => {
  const names = Array.from(
    { length: ROWS },
    (_, index) => `D${String(index + 1).padStart(2, '0')}`,
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
});

holdsProofs(rows, 3);
