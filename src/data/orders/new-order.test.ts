import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { placeOrderInput } from '#domain/orders/place-order';
import { orderBody } from './new-order';

const LINE = {
  id: 1,
  originalMenuItemId: 1,
  name: 'The Bliss Classic + Plain Jane Fries',
  nameEn: 'The Bliss Classic',
  nameTr: 'The Bliss Classic',
  price: '590',
  quantity: 2,
  customizations: { fries: 'plain' },
} as const;
const DELIVERY = {
  fullName: 'Deniz Yılmaz',
  phone: '+90 532 123 45 67',
  address: 'Çalış Plajı 12',
  city: 'Fethiye',
  postalCode: '',
  instructions: '',
};
const DRAFT = {
  serviceType: 'table',
  tableNumber: '12',
  delivery: DELIVERY,
  guestName: 'Deniz',
} as const;

describe('the body of an order', () => {
  test.each(['table', 'collection', 'delivery'] as const)(
    'for %s passes the server’s schema',
    (serviceType) => {
      const body = orderBody({
        lines: [LINE],
        draft: { ...DRAFT, serviceType },
        totalKurus: 118_000,
      });
      expect(v.safeParse(placeOrderInput, body).success).toBe(true);
      expect(body).toMatchObject({
        serviceType,
        totalAmount: '1180.00',
        items: [
          {
            originalMenuItemId: 1,
            quantity: 2,
            price: '590.00',
            customizations: { fries: 'plain' },
          },
        ],
      });
    },
  );

  test('carries an address for delivery alone, and a table for the table alone', () => {
    const [table, collection, delivery] = (['table', 'collection', 'delivery'] as const).map(
      (serviceType) =>
        orderBody({ lines: [LINE], draft: { ...DRAFT, serviceType }, totalKurus: 118_000 }),
    );
    expect(table).toHaveProperty('tableNumber', '12');
    expect(table).not.toHaveProperty('deliveryAddress');
    expect(collection).toMatchObject({ guestName: 'Deniz', guestPhone: DELIVERY.phone });
    expect(table).not.toHaveProperty('guestPhone');
    expect(collection).not.toHaveProperty('tableNumber');
    expect(collection).not.toHaveProperty('deliveryAddress');
    expect(delivery).toHaveProperty('deliveryAddress.address', DELIVERY.address);
    expect(delivery).not.toHaveProperty('tableNumber');
  });

  test('is the same bytes for the same cart', () => {
    const cart = { lines: [LINE], draft: DRAFT, totalKurus: 118_000 };
    expect(JSON.stringify(orderBody(structuredClone(cart)))).toBe(JSON.stringify(orderBody(cart)));
  });
});
