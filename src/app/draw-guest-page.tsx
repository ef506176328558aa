import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DrawnPage, GuestPageHtml } from '#domain/pages/drawn-page';
import { openDrawnPage } from '../data/menu/menu-store';
import { createTranslator } from '../i18n/i18n';
import { createGuestRouter, GuestPages } from './guest-pages';
import { Providers } from './Providers';

/** React marks an unfinished boundary with this text; lazy parts of a server's first pages may still load. */
const UNFINISHED = '<!--$!-->';
const ATTEMPTS = 200;
const LOAD_MS = 50;

/** Renders the guest page to HTML; the browser hydrates it (main.tsx). */
export async function drawGuestPage(page: DrawnPage): Promise<GuestPageHtml> {
  const router = createGuestRouter('/');
  const [i18n, { AgeGate }] = await Promise.all([
    createTranslator(page.language, 'guest', 'visit', 'seldom'),
    import('../guest/age/AgeGate'),
    router.start(),
  ]);
  for (let attempt = 1; ; attempt += 1) {
    // The rendering is synchronous, so that parallel renderings do not mix.
    openDrawnPage(page);
    const html = renderToString(
      <Providers area="guest" i18n={i18n}>
        <GuestPages router={router} />
      </Providers>,
    );
    if (!html.includes(UNFINISHED)) {
      const question = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <AgeGate />
        </I18nProvider>,
      );
      return { page: html, question };
    }
    if (attempt === ATTEMPTS) throw new Error('A lazy part of the guest page did not load.');
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  }
}
