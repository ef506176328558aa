import { randomUUID } from 'node:crypto';
import type { TestBrowser, TestResponse } from '../bar/test-browser';

/** The tests name these dishes of the first menu: 480, 220, 420 and 180 lira. */
export const DISH = { classic: 1, wings: 44, cocktail: 107, lemonade: 151 } as const;

export const HOME = {
  fullName: 'Ada Kaya',
  phone: '0532 123 45 67',
  address: 'Çalış Plajı 12',
  city: 'Fethiye',
};

type Place = { id?: string; secret?: string; ageMs?: number; headers?: Record<string, string> };

/** Returns an id as a device makes it. */
export function newOrderId(): string {
  return randomUUID().replace(/^(.{14})./, '$17');
}

export function placeOrder(
  browser: TestBrowser,
  body: unknown,
  { id, secret, ageMs, headers }: Place = {},
): Promise<TestResponse> {
  return browser.send('/api/orders', {
    body,
    headers: {
      ...(id ? { 'Idempotency-Key': id } : {}),
      ...(secret ? { 'X-BB-Secret': secret } : {}),
      ...(ageMs === undefined ? {} : { 'X-BB-Age-Ms': String(ageMs) }),
      ...headers,
    },
  });
}

/** Orders two lemonades to table 12, at today's price. */
export function lemonades(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    items: [{ originalMenuItemId: DISH.lemonade, quantity: 2, price: '180.00' }],
    totalAmount: '360.00',
    serviceType: 'table',
    tableNumber: '12',
    ...more,
  };
}

/** Orders one burger with these fries, at the usual price. */
export function burgerWith(fries: string, price = '580.00'): Record<string, unknown> {
  const burger = { originalMenuItemId: DISH.classic, quantity: 1, customizations: { fries } };
  return lemonades({ items: [{ ...burger, price }], totalAmount: price });
}
