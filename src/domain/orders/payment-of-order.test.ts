import { expect, test } from 'vitest';
import { paymentOf, recordedPayment } from './payment-of-order';

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
