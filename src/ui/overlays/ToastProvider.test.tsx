import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveRegionProvider } from '../feedback/states';
import { Section } from '../layout/Flow';
import { Picture } from '../media/Picture';
import { ToastProvider } from './ToastProvider';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a page with its providers renders where there is no window', () => {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <LiveRegionProvider>
        <ToastProvider>
          <Section id="menu" title="Menu">
            <Picture src="/photos/44-640.avif" alt="" />
          </Section>
        </ToastProvider>
      </LiveRegionProvider>
    </I18nProvider>,
  );
  expect(html).toContain('id="menu-heading" tabindex="-1"');
  expect(html).toContain('/photos/44-320.avif 320w');
  // Toasts live in a region that modal dialogs leave readable, from the very first page.
  expect(html).toContain('aria-live="off"');
});
