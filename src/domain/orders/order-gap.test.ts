import { expect, test } from 'vitest';
import { SERVICE_TYPES } from './order';
import { orderGap } from './order-gap';

const nothing = {
  serviceType: null,
  services: SERVICE_TYPES,
  tableNumber: '',
  delivery: {},
  guestName: '',
  hasTableOnlyConflict: false,
};
const phone = '0532 123 45 67';

test('an order needs a service that the venue offers now', () => {
  expect(orderGap(nothing)).toBe('service');
  const services = ['collection'] as const;
  expect(orderGap({ ...nothing, services, serviceType: 'table', tableNumber: '12' })).toBe(
    'service',
  );
});

test('an order for a table needs the number of the table', () => {
  const chosen = { ...nothing, serviceType: 'table' } as const;
  expect(orderGap({ ...chosen, tableNumber: ' ' })).toBe('table');
  expect(orderGap({ ...chosen, tableNumber: '12' })).toBeNull();
});

test('an order for collection needs a name and a phone number to call', () => {
  const chosen = { ...nothing, serviceType: 'collection' } as const;
  expect(orderGap({ ...chosen, delivery: { phone } })).toBe('person');
  expect(orderGap({ ...chosen, guestName: 'Ayşe' })).toBe('person');
  expect(orderGap({ ...chosen, guestName: 'Ayşe', delivery: { phone } })).toBeNull();
});

test('alcohol in a delivery stops the order', () => {
  const chosen = { ...nothing, serviceType: 'delivery' } as const;
  expect(orderGap(chosen)).toBeNull();
  expect(orderGap({ ...chosen, hasTableOnlyConflict: true })).toBe('table-only');
});
