import { expect, test } from 'vitest';
import { RESOURCE_STORES } from '../../../server/repositories/resources/resource-stores';
import { actionWords } from '../../../src/admin/activity/activity-words';
import { sourceFiles } from '../source-files';

const RECORDS = RESOURCE_STORES.flatMap(({ resource: { name } }) =>
  ['add', 'change', 'remove'].map((verb) => `${name}.${verb}`),
);
const PAYMENTS = ['cancel', 'refund', 'resolve'].map((act) => `payment.${act}`);

test('every action that the server logs has words; the compiler checks those of mutations', () => {
  const written = sourceFiles(['server'], /\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/\baction: '([\w.]+)'/g)].map(([, action = '']) => action),
  );
  expect(written.length).toBeGreaterThan(5);
  const mute = [...written, ...RECORDS, ...PAYMENTS].filter(
    (action) => actionWords(action, 'tr').id === action,
  );
  expect(mute).toEqual([]);
});
