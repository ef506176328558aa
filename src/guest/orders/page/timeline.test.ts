import { expect, test } from 'vitest';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { timelineOf } from './OrderActions';

const NINE = '2026-07-04T18:00:00.000Z';
const SEEN = { seenAt: NINE };

function received(status: string, more: { seenAt?: string; statusBy?: string } = {}) {
  const order = { createdAt: NINE, statusAt: NINE, statusBy: null, seenAt: null, status, ...more };
  // The fake order has only the fields that the timeline reads.
  return {
    state: 'received',
    response: { order, items: [] },
    saved: Date.parse(NINE),
    seenAt: Date.parse(NINE),
    barAt: null,
    isFresh: true,
    cancelPending: false,
    cancelRefused: null,
  } as unknown as OrderOnDevice;
}

function phases(order: OrderOnDevice) {
  return timelineOf(order).map(({ step, phase }) => `${step} ${phase}`);
}

test('an order on a tablet that nobody has confirmed stands at the third of seven steps', () => {
  expect(phases(received('pending', SEEN))).toEqual([
    'saved past',
    'reached past',
    'shown now',
    'accepted ahead',
    'preparing ahead',
    'ready ahead',
    'completed ahead',
  ]);
});

test('an order being prepared says who prepares it', () => {
  const order = received('preparing', { ...SEEN, statusBy: 'Can' });
  expect(timelineOf(order)[4]).toMatchObject({ step: 'preparing', phase: 'now', by: 'Can' });
});

test('a cancelled order keeps what had happened and ends there', () => {
  expect(phases(received('cancelled'))).toEqual([
    'saved past',
    'reached past',
    'cancelled cancelled',
  ]);
});

test('a phone whose clock is 18 minutes slow shows its own steps by the clock of the bar', () => {
  const slow = Date.parse(NINE) - 18 * 60_000;
  const order = { ...received('pending'), saved: slow, seenAt: slow, barAt: Date.parse(NINE) };
  const times = timelineOf({ ...order, isFresh: false } as OrderOnDevice).map(({ at }) => at);
  expect(times.slice(0, 3)).toEqual([Date.parse(NINE), Date.parse(NINE), Date.parse(NINE)]);
});
