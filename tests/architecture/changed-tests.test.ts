import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTestsOf, nodeTestsOf, OTHER_NAMES } from '../run/changed';
import { ROOT } from './source-files';

const specs = readdirSync(join(ROOT, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => basename(path));

test.each(Object.entries(OTHER_NAMES))('%s and its browser tests %j exist', (folder, names) => {
  expect(existsSync(join(ROOT, 'src', folder))).toBe(true);
  expect(names.filter((name) => !specs.some((spec) => spec.startsWith(name)))).toEqual([]);
});

test('a changed use case touches the tests of its verb and noun, and no others of the server', () => {
  const touched = nodeTestsOf(['server/usecases/orders/place-order.ts']);
  expect(touched).toEqual(
    expect.arrayContaining([
      'tests/api/orders/place-order.test.ts',
      'tests/offline/orders/place-order.test.ts',
    ]),
  );
  expect(touched.filter((path) => !path.includes('order'))).toEqual([]);
});

test('a changed rule touches the tests that import it, over other files too', () => {
  const touched = nodeTestsOf(['src/domain/money.ts']);
  expect(touched).toEqual(
    expect.arrayContaining([
      'src/domain/orders/price-order.test.ts',
      'tests/offline/orders/place-order.test.ts',
    ]),
  );
  expect(touched).not.toContain('tests/api/messages/mail.test.ts');
});

test('changed packages touch every test of the server', () => {
  expect(nodeTestsOf(['package-lock.json'])).toEqual(
    expect.arrayContaining([
      'tests/api/messages/mail.test.ts',
      'tests/offline/orders/place-order.test.ts',
    ]),
  );
});

test('a changed screen touches the browser tests of its own folder, and none of its neighbours', () => {
  const touched = (file: string) =>
    browserTestsOf([file])
      .map((path) => basename(path, '.spec.ts'))
      .sort();
  expect(touched('src/admin/orders/board/ArrivalPill.tsx')).toEqual([
    'board-in-sight',
    'order-desk',
  ]);
  expect(touched('src/admin/orders/print/OrderPrint.tsx')).toEqual(['print-and-motion']);
  expect(touched('src/admin/staff/StaffPage.tsx')).toEqual([]);
});
