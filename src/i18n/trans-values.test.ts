import { I18nProvider, Trans } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from './i18n';

test('a value that looks like a tag is shown as text', async () => {
  const i18n = await createTranslator('en', 'guest');
  const said = createElement(Trans, {
    id: 'test',
    message: '{table} <0>here</0>',
    values: { table: '<b>9</b> <0>x</0>' },
    components: { 0: createElement('em') },
  });
  const drawn = renderToStaticMarkup(createElement(I18nProvider, { i18n }, said));
  expect(drawn.replaceAll('\u2060', '')).toBe(
    '&lt;b&gt;9&lt;/b&gt; &lt;0&gt;x&lt;/0&gt; <em>here</em>',
  );
});
