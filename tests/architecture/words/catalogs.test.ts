import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, test } from 'vitest';
import { WORDS_LIST } from '../../../build/chunk-families';
import { LEGAL_TEXTS } from '../../../server/pages/legal-page';
import { ROOT, sourceFiles } from '../source-files';

/** True if a screen has changed since the last build listed the files of each catalog. */
function isListOld(): boolean {
  if (!existsSync(WORDS_LIST)) return true;
  const listedAt = statSync(WORDS_LIST).mtimeMs;
  const screens = sourceFiles(['src', 'build'], /\.tsx?$/);
  return screens.some(({ path }) => statSync(join(ROOT, path)).mtimeMs > listedAt);
}

if (isListOld()) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = { cwd: ROOT, stdio: 'ignore', env: { ...process.env, NODE_ENV: '' } } as const;
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder], options);
  rmSync(folder, { recursive: true });
}

const catalogs = await getCatalogs(getConfig({ cwd: ROOT }));

/** Obsolete entries of `{area}.po` have no source reference. */
describe.each(catalogs.map((catalog) => ({ area: catalog.name ?? catalog.path, catalog })))(
  'the words of $area',
  ({ catalog }) => {
    const collected = catalog.collect();
    test.each(['en', 'tr'])(
      '%s holds every sentence of the screens and none that is gone',
      async (locale) => {
        const said = Object.keys((await collected) ?? {});
        const kept = Object.entries((await catalog.read(locale)) ?? {}).filter(
          ([, entry]) => !entry.obsolete,
        );
        const keptIds = kept.map(([id]) => id);
        expect(said.filter((id) => !keptIds.includes(id))).toEqual([]);
        expect(keptIds.filter((id) => !said.includes(id))).toEqual([]);
      },
    );

    test('every sentence has its Turkish', async () => {
      const turkish = Object.entries((await catalog.read('tr')) ?? {});
      const missing = turkish
        .filter(([, entry]) => !entry.translation)
        .map(([, entry]) => entry.message);
      expect(missing).toEqual([]);
    });

    test.each(['en', 'tr'])('%s closes every quotation mark', async (locale) => {
      const sentences = Object.values((await catalog.read(locale)) ?? {});
      const open = sentences.filter(
        ({ translation = '' }) => translation.split('"').length % 2 === 0,
      );
      expect(open.map(({ translation }) => translation)).toEqual([]);
    });

    test('Turkish keeps the variables and tags of the English', async () => {
      const turkish = Object.entries((await catalog.read('tr')) ?? {});
      const slots = (text = '') => [...new Set(text.match(/<\/?\d+\/?>|\{\w+/g) ?? [])].sort();
      const broken = turkish.filter(
        ([, entry]) => String(slots(entry.translation)) !== String(slots(entry.message)),
      );
      expect(broken.map(([, entry]) => entry.message)).toEqual([]);
    });
  },
);

test('the privacy notice names a button as the button names itself', async () => {
  const read = await Promise.all(catalogs.map((catalog) => catalog.read('tr')));
  const screens = read.flatMap((catalog) => Object.values(catalog ?? {}));
  const said = {
    en: screens.map(({ message }) => message),
    tr: screens.map(({ translation }) => translation),
  };
  for (const language of ['en', 'tr'] as const) {
    const notice = JSON.stringify(LEGAL_TEXTS.privacy[language]);
    const quoted = [...notice.matchAll(/“(.+?)”/g)].map(([, words = '']) => words);
    const buttons = quoted.filter((words) => !words.startsWith('bb_'));
    expect(buttons).toHaveLength(1);
    expect(said[language]).toContain(buttons[0]);
  }
});
