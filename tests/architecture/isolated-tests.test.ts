import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const REPLACES = /\bvi\.(mock|doMock|stubGlobal)\(|fake-indexeddb\/auto/;

test('a test that replaces globals or modules is an .isolated test: the others share their modules', () => {
  const tests = sourceFiles(['src', 'server', 'tests/api', 'tests/offline'], /\.test\.tsx?$/);
  const shared = tests.filter(({ path }) => !path.includes('.isolated.'));
  expect(tests.length).toBeGreaterThan(shared.length);
  expect(shared.filter(({ text }) => REPLACES.test(text)).map(({ path }) => path)).toEqual([]);
});
