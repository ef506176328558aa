import { expect, test } from 'vitest';
import { nearestStep } from './CheckoutDialog';

const nothing = {
  serviceType: null,
  tableNumber: '',
  delivery: {},
  guestName: '',
  hasTableOnlyConflict: false,
};
const address = {
  fullName: 'Ayşe Kaya',
  phone: '0532 123 45 67',
  address: 'Çalış Plajı 5',
  city: 'Fethiye',
  postalCode: '',
  instructions: '',
};

test('without a step, or without a service, checkout begins at the service', () => {
  expect(nearestStep(undefined, { ...nothing, serviceType: 'collection' })).toBe('service');
  expect(nearestStep('payment', nothing)).toBe('service');
  expect(nearestStep('delivery', nothing)).toBe('service');
});

test('the address is asked for only when something is delivered', () => {
  expect(nearestStep('delivery', { ...nothing, serviceType: 'delivery' })).toBe('delivery');
  expect(nearestStep('delivery', { ...nothing, serviceType: 'collection' })).toBe('service');
});

test('a delivery is reviewed once its address is complete', () => {
  const chosen = { ...nothing, serviceType: 'delivery' } as const;
  expect(nearestStep('payment', { ...chosen, delivery: { ...address, address: 'Yol' } })).toBe(
    'delivery',
  );
  expect(nearestStep('payment', { ...chosen, delivery: address })).toBe('payment');
});

test('an order for a table needs the number of the table', () => {
  const chosen = { ...nothing, serviceType: 'table' } as const;
  expect(nearestStep('payment', { ...chosen, tableNumber: ' ' })).toBe('service');
  expect(nearestStep('payment', { ...chosen, tableNumber: '12' })).toBe('payment');
});

test('an order for collection needs a name and a phone number to call', () => {
  const chosen = { ...nothing, serviceType: 'collection' } as const;
  const delivery = { phone: address.phone };
  expect(nearestStep('payment', { ...chosen, delivery })).toBe('service');
  expect(nearestStep('payment', { ...chosen, guestName: 'Ayşe' })).toBe('service');
  expect(nearestStep('payment', { ...chosen, guestName: 'Ayşe', delivery })).toBe('payment');
});

test('alcohol in a delivery leads back to the service', () => {
  const answers = { ...nothing, serviceType: 'delivery', delivery: address } as const;
  expect(nearestStep('payment', { ...answers, hasTableOnlyConflict: true })).toBe('service');
});
