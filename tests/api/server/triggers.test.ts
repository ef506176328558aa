import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';

const DOCUMENT = new URL('../../../docs/server.md', import.meta.url);

/** Returns the names in the first column of the document's table of triggers; `…_x` stands for all names that end so. */
function documented(): string[] {
  const [, rows = ''] =
    /\n\| trigger .*\n\| -.*\n((?:\|.*\n)+)/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  return rows.split('\n').flatMap((row) => {
    const [, names = ''] = row.split('|');
    return [...names.matchAll(/`([…\w]+)`/g)].map(([, name = '']) => name);
  });
}

describeOnFile('the triggers of the migrated database', (openApp) => {
  test('are those that docs/server.md names', async () => {
    const bar = await openApp();
    const names = documented();
    const isNamed = (trigger: string) =>
      names.some((name) =>
        name.startsWith('…') ? trigger.endsWith(name.slice(1)) : trigger === name,
      );
    const rows = await bar.rows(`SELECT name FROM sqlite_master WHERE type = 'trigger'`);
    const triggers = rows.map(({ name }) => String(name));
    expect(triggers.filter((trigger) => !isNamed(trigger))).toEqual([]);
    expect(names.filter((name) => !name.startsWith('…') && !triggers.includes(name))).toEqual([]);
    const feed = await bar.rows(`SELECT name FROM sqlite_master WHERE type = 'trigger'
      AND (name LIKE '%\\_ai' ESCAPE '\\' OR name LIKE '%\\_au' ESCAPE '\\' OR name LIKE '%\\_ad' ESCAPE '\\')
      AND sql NOT LIKE '%change_log%'`);
    expect(feed.map(({ name }) => name).filter((name) => !names.includes(String(name)))).toEqual(
      [],
    );
  });
});
