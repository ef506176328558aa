import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEVICE_BUGS } from '../mutants/device-bugs';
import { LINE_BUGS } from '../mutants/line-bugs';
import { ROUND_BUGS } from '../mutants/round-bugs';
import { STAFF_BUGS } from '../mutants/staff-bugs';
import { SYNC_BUGS } from '../mutants/sync-bugs';
import { TILL_BUGS } from '../mutants/till-bugs';
import { ROOT } from './source-files';

const BUGS = [
  ...DEVICE_BUGS,
  ...SYNC_BUGS,
  ...STAFF_BUGS,
  ...TILL_BUGS,
  ...LINE_BUGS,
  ...ROUND_BUGS,
];

// `npm run mutants` runs them; this test checks that each still has its place and tests.
describe.each(BUGS)('the planted bug “$name”', ({ file, find, replace, tests }) => {
  test('has one place in the source, and tests that could notice it', () => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test('no two planted bugs are the same, and there are enough of them', () => {
  expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length);
  expect(BUGS.length).toBeGreaterThanOrEqual(20);
});
