import { expect, test } from 'vitest';
import { RESOURCE_STORES } from '../../server/repositories/resources/resource-stores';
import { actionWords } from '../../src/admin/activity/activity-words';
import { sourceFiles } from './source-files';

/** Acts whose name is put together where they are written. */
const PUT_TOGETHER = ['reservation', 'brunch_reservation'].flatMap((tbl) => [
  `${tbl}.status`,
  `${tbl}.table`,
]);
const RECORDS = RESOURCE_STORES.flatMap(({ resource: { name } }) =>
  ['add', 'change', 'remove'].map((act) => `${name}.${act}`),
);
const FACTS = ['brunch_reservation.deposit', 'brunch_reservation.first_drink'];

test('every act that the house writes down has words in the activity log', () => {
  const written = sourceFiles(['server'], /\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/(?:\baction:|_ACTION =) '([\w.]+)'/g)].map(([, action = '']) => action),
  );
  expect(written.length).toBeGreaterThan(8);
  const mute = [...written, ...PUT_TOGETHER, ...RECORDS, ...FACTS].filter(
    (action) => actionWords(action).id === action,
  );
  expect(mute).toEqual([]);
});
