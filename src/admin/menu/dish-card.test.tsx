import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Fries, MenuItem } from '#domain/menu/menu-item';
import { FRIES } from '#domain/menu/menu-item';
import type { DishOnMenu } from '../../data/react/use-staff';
import { createTranslator } from '../../i18n/i18n';
import { DishCard } from './MenuItemsPage';
import { friesMissing } from './sold-out';

const BURGERS = [{ id: 6, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burgerler' }];

async function card(nameEn: string, items: MenuItem[] = []): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  const dish = {
    id: 1,
    categoryId: 6,
    nameEn,
    nameTr: '',
    price: '150.00',
    isAvailable: true,
  } as DishOnMenu;
  return renderToString(
    <I18nProvider i18n={i18n}>
      <DishCard
        dish={dish}
        missing={friesMissing(dish, { categories: BURGERS, items })}
        onSwitch={() => {}}
      />
    </I18nProvider>,
  );
}

test('a dish that guests can never order says why in place of its switch', async () => {
  const fries = await card('Sweet Potato Fries');
  expect(fries).toContain('sweet potato is out of stock');
  expect(fries).not.toContain('role="switch"');
  expect(await card('Onion Rings')).toContain('role="switch"');
});

test('a dish follows the kinds of fries that are sold out', async () => {
  const withFries = (soldOut: readonly Fries[]) => [
    { id: 1, fries: { kurus: 0, soldOut } } as MenuItem,
  ];
  expect(await card('Sweet Potato Fries', withFries([]))).toContain('role="switch"');
  expect(await card('Smoky', withFries(['plain', 'sweet']))).toContain('role="switch"');
  expect(await card('Smoky', withFries(FRIES))).toContain('all fries are sold out');
});
