import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderRead } from '#domain/orders/guest-order';
import { createTranslator } from '../../../i18n/i18n';
import { NextPart } from './OrderActions';
import { OtherWay } from './OrderFailedPage';

test.each([
  ['table', 'your table bill'],
  ['collection', 'pay there by cash or card'],
  ['delivery', 'Pay by cash or card'],
] as const)(
  'a guest who has paid by card is not told to pay again (%s)',
  async (orderType, words) => {
    const i18n = await createTranslator('en', 'guest', 'visit');
    const steps = (paidAt: string | null) => {
      // The fake order has only the fields that the part reads.
      const order = { orderType, status: 'confirmed', paidAt } as OrderRead;
      return renderToString(
        <I18nProvider i18n={i18n}>
          <NextPart order={order} />
        </I18nProvider>,
      );
    };
    expect(steps(null)).toContain(words);
    expect(steps('2026-07-04T17:30:00.000Z')).not.toContain(words);
  },
);

test.each([
  [null, 'ready in 15–20 minutes after the bar has confirmed it'],
  ['2026-07-04T12:00:00.000Z', 'We start on it when we open. It is ready 15–20 minutes later.'],
])(
  'a collection placed while closed promises its minutes from the opening (%s)',
  async (preparedFrom, words) => {
    const i18n = await createTranslator('en', 'guest', 'visit');
    const order = { orderType: 'collection', status: 'pending', preparedFrom } as OrderRead;
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <NextPart order={order} />
      </I18nProvider>,
    );
    expect(html.replaceAll('<!-- -->', '')).toContain(words);
  },
);

test.each([
  ['order', 'Your order stands'],
  ['brunch_deposit', 'Your booking stands'],
  [null, 'Order without paying online'],
] as const)(
  'a guest whose card failed is not told to order a stored order again (%s)',
  async (purpose, words) => {
    const i18n = await createTranslator('en', 'guest', 'visit');
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <OtherWay purpose={purpose} />
      </I18nProvider>,
    );
    expect(html).toContain(words);
  },
);
