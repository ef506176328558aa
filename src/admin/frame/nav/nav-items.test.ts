import { expect, test } from 'vitest';
import { NAV_ITEMS, type NavItem, navGroups } from './nav-items';

const ORDER = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/reservations/tables',
  '/admin/reservations/brunch',
  '/admin/floor',
  '/admin/tables',
  '/admin/menu/categories',
  '/admin/menu/items',
  '/admin/customers',
  '/admin/staff',
  '/admin/inventory',
  '/admin/suppliers',
  '/admin/financials',
  '/admin/marketing',
  '/admin/contact-messages',
  '/admin/settings',
  '/admin/shift',
];

test('the navigation names its pages in the order of the specification', () => {
  const places = NAV_ITEMS.map(({ to }) => ORDER.indexOf(to));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('neighbours of one group stand together, whatever comes between them stays apart', () => {
  const [first] = NAV_ITEMS;
  if (!first) throw new Error('There is no page.');
  const { group: _none, ...alone }: NavItem = first;
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  const items = [
    alone,
    { ...alone, group: one },
    { ...alone, group: one },
    { ...alone, group: other },
  ];
  expect(navGroups(items).map(({ heading, items: group }) => [heading, group.length])).toEqual([
    [null, 1],
    [one, 2],
    [other, 1],
  ]);
});
