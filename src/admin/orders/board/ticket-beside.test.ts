import { describe, expect, test } from 'vitest';
import type { Columns } from '../shared/board-view';
import type { Arrow } from './use-board-keys';
import { ticketBeside } from './use-board-keys';

const column = (...ids: string[]) => ids.map((id) => ({ id })) as Columns['pending'];
/** The column New has a b c, Confirmed has nothing, Preparing has d, Ready has e f. */
const COLUMNS: Columns = {
  pending: column('a', 'b', 'c'),
  confirmed: [],
  preparing: column('d'),
  ready: column('e', 'f'),
};

describe('an arrow leads', () => {
  test.each<[string, string | undefined, Arrow, string]>([
    ['down to the next ticket', 'a', 'down', 'b'],
    ['up to the one before', 'b', 'up', 'a'],
    ['nowhere at the end of a column', 'c', 'down', 'c'],
    ['past an empty column', 'a', 'right', 'd'],
    ['to the last ticket where the column beside is shorter', 'c', 'right', 'd'],
    ['back to the left', 'f', 'left', 'd'],
    ['nowhere at the last column', 'e', 'right', 'e'],
    ['to the first ticket of all from anywhere else', undefined, 'down', 'a'],
    ['to the first ticket from one that has gone', 'gone', 'left', 'a'],
  ])('%s', (_where, from, arrow, to) => {
    expect(ticketBeside(COLUMNS, from, arrow)).toBe(to);
  });
});
