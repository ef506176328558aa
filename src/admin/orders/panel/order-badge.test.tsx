import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../i18n/i18n';
import { tone } from '../../../ui/feedback/Badge.css';
import { OPEN_STATUSES } from '../shared/board-view';
import { OrderBadge } from './PanelHead';

test('each status of an open order has a colour of its own; what is being prepared is violet', async () => {
  const i18n = await createTranslator('en', 'admin');
  const worn = OPEN_STATUSES.map((status) => {
    const badge = renderToString(
      <I18nProvider i18n={i18n}>
        <OrderBadge status={status} />
      </I18nProvider>,
    );
    const names = Object.entries(tone).filter(([, name]) =>
      badge.includes(name.split(' ').at(-1) ?? ''),
    );
    return names.map(([name]) => name).join();
  });
  expect(worn).toEqual(['honey', 'lagoon', 'plum', 'success']);
});
