import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { DrawnPage } from '#domain/pages/drawn-page';
import { drawnPage } from '../../data/drawn-page';
import { createTranslator } from '../../i18n/i18n';
import { ClosedNote } from './OrderingNote';
import { useServiceFact } from './use-checkout';

function Collection() {
  return (
    <>
      <ClosedNote />
      {useServiceFact()('collection')}
    </>
  );
}

/** The usual hours are 15:00 to 01:00. */
async function wordsAt(time: string): Promise<string> {
  // The hours read only the page's time.
  drawnPage.set({ menu: { savedAt: Date.parse(time) } } as DrawnPage);
  const i18n = await createTranslator('en', 'guest', 'visit');
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <Collection />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
}

afterEach(() => drawnPage.set(null));

test('an open venue promises minutes, a closed one the time from which it works on the order', async () => {
  expect(await wordsAt('2026-07-04T20:00:00+03:00')).toBe('Ready in 15–20 minutes');
  const closed = await wordsAt('2026-07-04T12:00:00+03:00');
  expect(closed).toContain('Order ahead: we start on it when we open at 15:00.');
  expect(closed).toMatch(/Prepared when we open at 15:00$/);
  expect(closed).not.toContain('minutes');
});
