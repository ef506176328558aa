import { defineConfig } from '@lingui/cli';

/** What every area says: its own screens and the floors that both areas share. */
const shared = ['src/ui', 'src/i18n', 'src/app'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  catalogs: [
    { path: 'src/i18n/locales/{locale}/guest', include: ['src/guest', ...shared] },
    { path: 'src/i18n/locales/{locale}/admin', include: ['src/admin', ...shared] },
  ],
  orderBy: 'message',
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
