import { expect, test, vi } from 'vitest';

class OtherDatabase {
  prepare() {
    return { raw() {}, run() {}, all() {} };
  }
  close() {}
}

vi.mock('libsql', () => ({ default: OtherDatabase }));

test('a libsql without the methods that the cache replaces is refused at start, by their names', async () => {
  const { cacheStatements } = await import('./statement-cache');
  expect(() => cacheStatements()).toThrow('database.exec, statement.columns');
});
