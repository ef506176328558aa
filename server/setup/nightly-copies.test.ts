import { expect, test } from 'vitest';
import { outdatedCopies } from './keep-copies';

const DAY_MS = 24 * 60 * 60_000;

test('of nights and updates the newest of seven days and of four weeks stay; copies by command all stay', () => {
  const nights = Array.from({ length: 60 }, (_, ago) => {
    const at = new Date(Date.UTC(2026, 6, 31, 2) - ago * DAY_MS);
    return `${at.toISOString().replaceAll(/[:.]/g, '-')}-night.db`;
  });
  const update = '2026-07-31T01-00-00-000Z-before-update.db';
  const names = [...nights, update, '2026-01-01T10-00-00-000Z.db', 'pictures', 'other.db'];
  const gone = new Set(outdatedCopies(names));
  // The 31 July 2026 is a Friday; the weeks end on Sundays.
  expect(names.filter((name) => !gone.has(name)).map((name) => name.slice(5, 10))).toEqual([
    ...['07-31', '07-30', '07-29', '07-28', '07-27', '07-26', '07-25'],
    ...['07-19', '07-12'],
    ...['01-01', 'res', '.db'],
  ]);
});
