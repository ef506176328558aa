import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { LinkedPage } from '../admin/frame/nav/NavRail';
import { linkedPages, navGroups } from '../admin/frame/nav/NavRail';
import { createStaffRouter } from './staff-app';

const ORDER = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/bills',
  '/admin/reservations/tables',
  '/admin/reservations/brunch',
  '/admin/floor',
  '/admin/tables',
  '/admin/printers',
  '/admin/menu/categories',
  '/admin/menu/items',
  '/admin/customers',
  '/admin/staff',
  '/admin/inventory',
  '/admin/suppliers',
  '/admin/financials',
  '/admin/day',
  '/admin/marketing',
  '/admin/contact-messages',
  '/admin/settings',
  '/admin/shift',
];

const pages = linkedPages(
  Object.values(createStaffRouter(createMemoryHistory({ initialEntries: ['/admin'] })).routesById),
).filter(({ menu }) => menu === 'navigation');

test('the navigation names its pages in the order of the specification', () => {
  expect(pages.map(({ to }) => to)).toEqual(ORDER);
});

test('neighbours of one group stand together, whatever comes between them stays apart', () => {
  const [first] = pages;
  if (!first) throw new Error('There is no page.');
  const { group: _none, ...alone }: LinkedPage = first;
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
