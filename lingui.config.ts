import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { WORDS, WORDS_LIST } from './build/chunk-families';

/** The first build comes before the list, and needs only the paths of the catalogs. */
const files = existsSync(WORDS_LIST) ? JSON.parse(readFileSync(WORDS_LIST, 'utf8')) : {};

/** The page that the server draws for a browser without scripts is in no chunk. */
const WITHOUT_SCRIPTS = 'src/guest/without-scripts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  catalogs: WORDS.map((name) => ({
    path: `src/i18n/locales/{locale}/${name}`,
    include: [...(files[name] ?? []), ...(name === 'seldom' ? [WITHOUT_SCRIPTS] : [])],
  })),
  orderBy: 'message',
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
