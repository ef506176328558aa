import { describe, expect, test } from 'vitest';
import type { MenuItem } from '../menu/menu-item';
import type { ServiceType } from './order';
import { orderChanges } from './order';
import type { OrderLineInput } from './place-order';
import type { Menu } from './price-order';
import { priceOrder } from './price-order';

function dish(
  id: number,
  categoryId: number,
  nameEn: string,
  lira: number,
  more: Partial<MenuItem> = {},
): MenuItem {
  return {
    id,
    categoryId,
    nameEn,
    nameTr: nameEn,
    descriptionEn: '',
    descriptionTr: '',
    priceKurus: lira * 100,
    imageUrl: '',
    isAvailable: true,
    alcohol: false,
    tobacco: false,
    pork: false,
    vegetarian: false,
    vegan: false,
    spicy: false,
    allergens: [],
    rewardKind: null,
    ...more,
  };
}

const menu: Menu = {
  categories: [
    { id: 6, slug: 'burgers', nameEn: 'Burgers', nameTr: 'Burgerler' },
    { id: 8, slug: 'wings-tenders', nameEn: 'Wings', nameTr: 'Kanat' },
    { id: 9, slug: 'sides', nameEn: 'Sides', nameTr: 'Yan Lezzetler' },
    { id: 1, slug: 'cocktails', nameEn: 'Cocktails', nameTr: 'Kokteyller' },
    { id: 11, slug: 'brunch', nameEn: 'Brunch', nameTr: 'Brunch' },
  ],
  items: [
    dish(60, 6, 'The Bliss Classic', 480),
    dish(70, 8, '6 Buffalo Wings', 390),
    dish(90, 9, 'Onion Rings', 210),
    dish(91, 9, 'Pumpkin Flowers', 260, { isAvailable: false }),
    dish(92, 9, 'Sweet Potato Fries', 240),
    dish(10, 1, 'Blue Lagoon', 420, { alcohol: true }),
    dish(99, 11, 'Bottomless Brunch', 1450),
  ],
};

function order(items: OrderLineInput[], serviceType: ServiceType = 'table') {
  return priceOrder(menu, { items, serviceType });
}

const burger = { originalMenuItemId: 60, quantity: 1, customizations: { fries: 'plain' } } as const;
const wings = { originalMenuItemId: 70, quantity: 2, customizations: { sauce: 'bbq' } } as const;
const rings = { originalMenuItemId: 90, quantity: 1 };

describe('the price of an order', () => {
  test('fries add 100 lira to a burger; sauces are free', () => {
    expect(order([burger]).totalKurus).toBe(58_000);
    expect(order([wings]).totalKurus).toBe(78_000);
  });

  test('delivery adds 150 lira once; table and collection add nothing', () => {
    expect(order([burger, wings], 'delivery').totalKurus).toBe(58_000 + 78_000 + 15_000);
    expect(order([burger, wings], 'collection').totalKurus).toBe(136_000);
  });

  test('an unavailable dish costs nothing and is marked', () => {
    const priced = order([rings, { originalMenuItemId: 91, quantity: 3 }]);
    expect(priced.totalKurus).toBe(21_000);
    expect(priced.lines.map((line) => line.isSoldOut)).toEqual([false, true]);
  });

  test('a note to the kitchen goes with any dish and costs nothing', () => {
    const priced = order([{ ...rings, customizations: { notes: 'no salt' } }]);
    expect(priced.totalKurus).toBe(21_000);
    expect(priced.lines[0]?.customizations).toEqual({ notes: 'no salt' });
  });

  test('sweet potato fries are out of stock however they are asked for', () => {
    expect(order([{ originalMenuItemId: 92, quantity: 1 }]).lines[0]?.isSoldOut).toBe(true);
  });
});

test.each<[string, OrderLineInput, string]>([
  [
    'a dish that is not on the menu',
    { originalMenuItemId: 4711, quantity: 1 },
    'order.unknown_item',
  ],
  ['a brunch, which is booked', { originalMenuItemId: 99, quantity: 1 }, 'order.unknown_item'],
  [
    'a burger without a choice of fries',
    { originalMenuItemId: 60, quantity: 1 },
    'order.option_required',
  ],
  ['wings without a sauce', { originalMenuItemId: 70, quantity: 1 }, 'order.option_required'],
  [
    'onion rings with fries',
    { ...rings, customizations: { fries: 'plain' } },
    'order.option_not_for_item',
  ],
  [
    'a burger with a sauce',
    { ...burger, customizations: { fries: 'plain', sauce: 'bbq' } },
    'order.option_not_for_item',
  ],
  [
    'a wish without a custom sauce',
    { ...wings, customizations: { sauce: 'bbq', customSauce: 'mint' } },
    'order.option_not_for_item',
  ],
  ['sweet fries', { ...burger, customizations: { fries: 'sweet' } }, 'order.option_sold_out'],
])('the server refuses %s', (_, line, code) => {
  expect(() => order([line])).toThrow(code);
});

test.each<ServiceType>(['collection', 'delivery'])('alcohol is not sold by %s', (serviceType) => {
  const lagoon = { originalMenuItemId: 10, quantity: 1 };
  expect(() => order([lagoon], serviceType)).toThrow('order.table_only');
  expect(order([lagoon], 'table').totalKurus).toBe(42_000);
});

describe('what changed since the guest looked', () => {
  const seen = (items: OrderLineInput[], totalAmount: number | string) =>
    orderChanges({ items, totalAmount }, order(items));

  test('nothing, when every price and the total agree', () => {
    expect(seen([{ ...burger, price: '580.00' }], 580)).toEqual([]);
  });

  test('a changed price is shown with the old one, line by line, and the total', () => {
    expect(seen([{ ...burger, price: '560.00' }], '560.00')).toEqual([
      {
        kind: 'price',
        line: 0,
        itemId: 60,
        nameEn: 'The Bliss Classic',
        nameTr: 'The Bliss Classic',
        old: '560.00',
        new: '580.00',
      },
      { kind: 'total', old: '560.00', new: '580.00' },
    ]);
  });

  test('a sold-out dish is named and leaves the total', () => {
    const changes = seen(
      [rings, { originalMenuItemId: 91, quantity: 1, price: '260.00' }],
      '470.00',
    );
    expect(changes.map((change) => change.kind)).toEqual(['sold_out', 'total']);
    expect(changes.at(-1)).toMatchObject({ old: '470.00', new: '210.00' });
  });

  test('a client that sends no line prices gets only the total compared', () => {
    expect(seen([burger], 480)).toEqual([{ kind: 'total', old: '480.00', new: '580.00' }]);
  });
});
