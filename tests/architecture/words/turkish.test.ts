import { expect, test } from 'vitest';
import { holdsProofs, rowsOf } from '../proof-table';

const RULES = 18;

const rows = rowsOf('docs/turkish.md', /^G\d+$/);

test('every rule of Turkish and of places has its row, in order', () => {
  const names = Array.from({ length: RULES }, (_, index) => `G${index + 1}`);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

holdsProofs(rows, 4);
