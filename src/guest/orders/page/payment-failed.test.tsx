import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../i18n/i18n';
import { RouterContext } from '../../../ui/router/RouterView';
import type { Router } from '../../../ui/router/router';
import { OrderFailedPage } from './OrderFailedPage';

/** Renders the page for a URL with this reason. */
async function page(reason?: string): Promise<string> {
  const i18n = await createTranslator('en', 'guest', 'visit');
  // The fake router has only what the page reads.
  const router = {
    subscribe: () => () => {},
    shown: () => ({ search: { reason } }),
    hrefOf: () => '/',
  } as unknown as Router;
  return renderToString(
    <I18nProvider i18n={i18n}>
      <RouterContext value={router}>
        <OrderFailedPage />
      </RouterContext>
    </I18nProvider>,
  );
}

test('65: a known reason has its own sentence, a missing one the general sentence', async () => {
  expect(await page('insufficient_funds')).toContain('There is not enough money on the card');
  expect(await page()).toContain('Payment processing failed');
});

test('a payment whose page the bank is making says so, and lists no causes', async () => {
  const html = await page('opening_page');
  expect(html).toContain('Opening the bank&#x27;s page…');
  expect(html).not.toContain('What may have happened');
});

test('65: an unknown reason is a short quotation, not a sentence of ours', async () => {
  const html = await page('<script>alert(1)</script>');
  expect(html).toContain('<q>&lt;script&gt;alert(1)&lt;/script&gt;</q>');
  expect(html).toContain('The address of this page says:');
  expect(html).not.toContain('<script');
  expect((await page('x'.repeat(5_000))).match(/x{100,}/)?.[0]).toHaveLength(120);
});
