import { expect, test } from 'vitest';
import { homeOf } from '#domain/stations/station';
import { safeRedirect } from './LoginPage';

test.each(['/admin', '/admin/orders', '/admin/orders?id=7'])('%s is a page of ours', (target) => {
  expect(safeRedirect(target, homeOf('waiter'))).toBe(target);
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/admin//evil.example',
  '/admin\\evil.example',
  '/administrator',
  '/order-success',
  '/admin/login?redirect=/admin',
])('%s leads to the home of the device instead', (target) => {
  expect(safeRedirect(target, homeOf(null))).toBe('/admin/dashboard');
  expect(safeRedirect(target, homeOf('office'))).toBe('/admin/dashboard');
  expect(safeRedirect(target, homeOf('waiter'))).toBe('/admin/floor');
  expect(safeRedirect(target, homeOf('grill'))).toBe('/admin/orders');
});
