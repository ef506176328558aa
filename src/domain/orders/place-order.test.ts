import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deliveryForm } from './delivery';
import { placeOrderInput } from './place-order';

const line = { originalMenuItemId: 90, quantity: 1 };
const order = { items: [line], totalAmount: '210.00', serviceType: 'collection' };
const address = {
  fullName: 'Ada Kaya',
  phone: '0532 123 45 67',
  address: 'Çalış Plajı 12',
  city: 'Fethiye',
};

function codes(body: unknown): string[] {
  const result = v.safeParse(placeOrderInput, body);
  return result.success ? [] : result.issues.map((issue) => issue.message);
}

describe('the body of an order', () => {
  test('needs no name, no e-mail, no account', () => {
    expect(codes(order)).toEqual([]);
  });

  test('may say its total as number or as text', () => {
    expect(codes({ ...order, totalAmount: 210 })).toEqual([]);
    expect(codes({ ...order, totalAmount: 'free' })).toContain('amount.invalid');
  });

  test.each([0, -1, 1.5, Number.NaN, '2', null])('has no quantity of %s', (quantity) => {
    expect(codes({ ...order, items: [{ ...line, quantity }] })).toEqual(['quantity.invalid']);
  });

  test('does not take a thousand of one thing, nor an empty order', () => {
    expect(codes({ ...order, items: [{ ...line, quantity: 1000 }] })).toEqual([
      'quantity.too_many',
    ]);
    expect(codes({ ...order, items: [] })).toEqual(['order.empty']);
  });

  test('knows three services', () => {
    expect(codes({ ...order, serviceType: 'drone' })).toEqual(['order.service_unknown']);
  });

  test('needs an address for delivery, and only then', () => {
    expect(codes({ ...order, serviceType: 'delivery', deliveryAddress: address })).toEqual([]);
    expect(
      codes({ ...order, serviceType: 'delivery', deliveryAddress: { ...address, address: 'x' } }),
    ).toEqual(['address.incomplete']);
    expect(codes({ ...order, serviceType: 'delivery' })).not.toEqual([]);
    expect(codes({ ...order, serviceType: 'table', deliveryAddress: null })).toEqual([]);
  });

  test('refuses control characters in a name and keeps its Turkish letters', () => {
    expect(codes({ ...order, guestName: 'Ada\u0000' })).toEqual(['text.control_characters']);
    const parsed = v.parse(placeOrderInput, { ...order, guestName: ' I\u0307pek ' });
    expect(parsed.guestName).toBe('İpek');
  });
});

test.each([
  ['', 'phone.required'],
  ['12', 'phone.too_short'],
  ['call me', 'phone.invalid'],
])('a courier cannot call %j', (phone, code) => {
  const result = v.safeParse(deliveryForm, { ...address, phone });
  expect(result.issues?.map((issue) => issue.message)).toContain(code);
});
