import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../i18n/i18n';
import { ViewSite } from './NavRail';

test('the guests’ site opens beside the installed app: the board and its sound stay', async () => {
  const i18n = await createTranslator('en', 'admin');
  const link = renderToString(
    <I18nProvider i18n={i18n}>
      <ViewSite tone="quiet" />
    </I18nProvider>,
  );
  expect(link).toMatch(/<a[^>]* href="\/"[^>]* target="_blank"/);
});
