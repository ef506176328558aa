import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DishOnMenu } from '../../data/react/staff/use-staff-menu';
import { createTranslator } from '../../i18n/i18n';
import { DishCard } from './DishCard';

async function card(nameEn: string): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  const dish = { id: 1, nameEn, nameTr: '', price: '150.00', isAvailable: true } as DishOnMenu;
  return renderToString(
    <I18nProvider i18n={i18n}>
      <DishCard dish={dish} onSwitch={() => {}} />
    </I18nProvider>,
  );
}

test('a dish that guests can never order says why in place of its switch', async () => {
  const fries = await card('Sweet Potato Fries');
  expect(fries).toContain('sweet potato is out of stock');
  expect(fries).not.toContain('role="switch"');
  expect(await card('Onion Rings')).toContain('role="switch"');
});
