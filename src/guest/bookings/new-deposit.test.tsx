import { I18nProvider } from '@lingui/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../i18n/i18n';
import { NewDeposit } from './BookingRequest';

type Asked = ComponentProps<typeof NewDeposit>['asked'];

async function wordsFor(before: string, now: string): Promise<string> {
  const i18n = await createTranslator('en', 'guest', 'visit', 'seldom');
  // The part reads only these fields.
  const asked = {
    local: { wish: { depositRequired: true, depositAmount: before } },
    depositDueAt: Date.parse('2026-07-07T17:00:00.000Z'),
    depositAmount: now,
  } as unknown as Asked;
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <NewDeposit asked={asked} />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ');
}

test('a deposit of another sum is shown beside the old one', async () => {
  const words = await wordsFor('500.00', '750.00');
  expect(words).toContain('The deposit has changed');
  expect(words).toMatch(/500 TL deposit.*750 TL deposit/);
});

test('a deposit of the same sum is not said to have changed: the date is', async () => {
  const words = await wordsFor('500.00', '500.00');
  expect(words).not.toContain('has changed');
  expect(words).not.toContain('When you booked');
  expect(words).toContain('The deposit stays the same. Please check the date it is due by.');
  expect(words).toMatch(/Deposit due by.*7 Jul 2026/);
});
