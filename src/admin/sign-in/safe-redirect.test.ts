import { expect, test } from 'vitest';
import { safeRedirect } from './LoginPage';

test.each(['/admin', '/admin/orders', '/admin/orders?id=7'])('%s is a page of ours', (target) => {
  expect(safeRedirect(target)).toBe(target);
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
])('%s leads to the dashboard instead', (target) => {
  expect(safeRedirect(target)).toBe('/admin/dashboard');
});
