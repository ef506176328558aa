import { expect, test } from 'vitest';
import type { Customizations } from '#domain/menu/menu-item';
import { receiptOfItems } from './OrderFrame';

function read(nameEn: string, nameTr: string, customizations: Customizations) {
  const amounts = { quantity: 1, unitPrice: '590.00', totalPrice: '590.00', imageUrl: '' };
  return { menuItemId: 1, name: nameEn, nameEn, nameTr, customizations, ...amounts };
}

test.each([
  [
    'as the bar names it',
    'The Bliss Classic + Plain Jane Fries',
    'The Bliss Classic + Sade Patates',
  ],
  ['as this phone knew it', 'The Bliss Classic', 'The Bliss Classic'],
])('a line of a received order is its dish, %s, with its choices once', (_, en, tr) => {
  const [line] = receiptOfItems([read(en, tr, { fries: 'plain' })]);
  expect(line).toMatchObject({ nameEn: 'The Bliss Classic', nameTr: 'The Bliss Classic' });
});

test('a dish without choices keeps its whole name', () => {
  const [line] = receiptOfItems([read('Onion Rings', 'Soğan Halkası', {})]);
  expect(line).toMatchObject({ nameEn: 'Onion Rings', nameTr: 'Soğan Halkası' });
});
