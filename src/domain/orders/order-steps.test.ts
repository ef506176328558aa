import { describe, expect, test } from 'vitest';
import { orderCode } from './order';
import { isOrderMeant, paymentOf, recordedPayment } from './order-history';

test.each([
  ['ready', { paidBy: 'cash' as const }, 'cash'],
  ['completed', { paidBy: 'mixed' as const }, 'mixed'],
  ['pending', { paidAt: '2026-07-04T18:05:00.000Z' }, 'card'],
  ['ready', {}, 'open'],
  ['completed', { paidAt: null, paidBy: null }, 'unknown'],
  ['cancelled', {}, 'none'],
])('an order that is %s with %o is paid: %s', (status, recorded, payment) => {
  expect(paymentOf(status, recordedPayment(recorded))).toBe(payment);
});

test('a served order of an open bill is not paid yet', () => {
  expect(paymentOf('completed', null, true)).toBe('open');
});

const ID = '01935b8e-0000-7000-8000-00000000beef';
const ORDER = {
  id: ID,
  tableNumber: '12',
  guestName: 'Işıl Gülçiçek',
  guestPhone: '+90 532 123 45 67',
};

describe('an order is found', () => {
  test.each([
    ['by its code', orderCode(ID)],
    ['by the letters of its code alone, in any case', orderCode(ID).slice(2).toLowerCase()],
    ['by its guest’s name without the Turkish dots', 'isil gulcicek'],
    ['by a part of the name', 'GÜLÇ'],
    ['by its table', '12'],
    ['by the number as the guest says it', '0532 123'],
    ['by the end of the number', '45 67'],
    ['when nothing is typed', '  '],
  ])('%s', (_how, typed) => {
    expect(isOrderMeant(ORDER, typed)).toBe(true);
  });

  test.each([
    ['another name', 'owen'],
    ['a part of a table’s number', '1'],
    ['three digits of the phone, which are a table’s', '532'],
    ['another number', '0533 999'],
  ])('not by %s', (_what, typed) => {
    expect(isOrderMeant(ORDER, typed)).toBe(false);
  });
});
